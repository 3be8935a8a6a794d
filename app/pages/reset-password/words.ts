import { catalogue } from '#app/words.ts'

export const words = catalogue(
  {
    title: 'A new password',
    description: 'Choose a new password for your Alborán Residences account.',
    lead: 'Choose it here. Every session of the account ends, and you log in with the new one.',
    submit: 'Set the password',
    busy: 'Saving...',
    incomplete:
      'This link is not complete. Open it from the e-mail once more, or ask for a new one.',
    again: 'Ask for a new link',
    failure: {
      title: 'The password was not set',
      text: 'Please ask for a new link.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Contraseña nueva',
    description: 'Elija otra contraseña para su cuenta de Alborán Residences.',
    lead: 'Elíjala aquí. Se cerrarán todas las sesiones de la cuenta y entrará con la nueva.',
    submit: 'Guardar la contraseña',
    busy: 'Guardando...',
    incomplete: 'El enlace no está completo. Ábralo otra vez desde el correo o pida uno nuevo.',
    again: 'Pedir otro enlace',
    failure: {
      title: 'No se ha guardado la contraseña',
      text: 'Pida otro enlace.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)
