import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Confirm your address',
    description: 'Confirm the e-mail address of your Alborán Residences account.',
    lead: 'One click, and the account is yours to use.',
    submit: 'Confirm this address',
    busy: 'Confirming...',
    incomplete: 'This link is not complete. Open it from the e-mail again.',
    signIn: 'Sign in',
    failure: {
      title: 'This link no longer works',
      text: 'It works once, within a day. Log in: if the address still has to be confirmed, we will send you a new link.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Confirme su correo',
    description: 'Confirme el correo electrónico de su cuenta de Alborán Residences.',
    lead: 'Con un clic podrá usar la cuenta.',
    submit: 'Confirmar el correo',
    busy: 'Confirmando...',
    incomplete: 'El enlace no está completo. Ábralo otra vez desde el correo.',
    signIn: 'Acceder',
    failure: {
      title: 'Este enlace ya no sirve',
      text: 'Sirve una vez, durante un día. Inicie sesión: si el correo sigue sin confirmar, le enviaremos otro enlace.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)
