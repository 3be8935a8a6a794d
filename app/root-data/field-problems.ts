import { translations } from '#app/words.ts'

/** Sentences about fields that the forms of leads and of accounts share. */
export const fieldProblems = translations(
  {
    emailRequired: 'Please provide your email address',
    emailInvalid: 'Please provide a valid email address',
    phoneInvalid: 'Please enter a valid phone number',
    tooLong: 'Please make this shorter',
    choiceInvalid: 'Please choose one of the options',
  },
  {
    emailRequired: 'Indique su correo electrónico',
    emailInvalid: 'Indique un correo electrónico válido',
    phoneInvalid: 'Indique un teléfono válido',
    tooLong: 'Acorte este texto, por favor',
    choiceInvalid: 'Elija una de las opciones',
  },
)
