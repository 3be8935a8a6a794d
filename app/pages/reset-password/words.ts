import { translations } from '#app/words.ts'

/** The texts for a forgotten password. */
export const words = translations(
  {
    title: 'A new password',
    description: 'Choose a new password for your Alborán Residences account.',
    lead: 'Choose it here. You will be signed out everywhere and can then log in with the new one.',
    submit: 'Set the password',
    busy: 'Saving...',
    incomplete: 'This link is not complete. Open it from the e-mail again, or ask for a new one.',
    again: 'Ask for a new link',
    alreadySet: '',
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
    alreadySet: '',
    failure: {
      title: 'No se ha guardado la contraseña',
      text: 'Pida otro enlace.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)

/** The texts for an invitation; only staff are invited. */
export const invitationWords = translations(
  {
    title: 'Set your password',
    description: 'Choose the password of your account as staff of Alborán Residences.',
    lead: 'You are invited to the office of Alborán Residences. After the password you will connect an authenticator app, so have your telephone to hand.',
    submit: 'Set the password',
    busy: 'Saving...',
    incomplete:
      'This link is not complete. Open it from the invitation again, or ask for a new one.',
    again: 'Ask for a new link',
    alreadySet: 'I have set my password: sign in',
    failure: {
      title: 'The password was not set',
      text: 'This invitation has been used or has expired. If you have set your password, sign in. Otherwise ask for a new link here, or ask to be invited again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Elija su contraseña',
    description: 'Elija la contraseña de su cuenta del equipo de Alborán Residences.',
    lead: 'Alborán Residences le invita a su oficina. Después de la contraseña conectará una aplicación de autenticación: tenga el teléfono a mano.',
    submit: 'Guardar la contraseña',
    busy: 'Guardando...',
    incomplete: 'El enlace no está completo. Ábralo otra vez desde la invitación o pida uno nuevo.',
    again: 'Pedir otro enlace',
    alreadySet: 'Ya tengo contraseña: iniciar sesión',
    failure: {
      title: 'No se ha guardado la contraseña',
      text: 'Esta invitación ya se ha usado o ha caducado. Si ya ha elegido su contraseña, inicie sesión. Si no, pida aquí otro enlace o solicite una nueva invitación.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)
