import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Forgotten password',
    description: 'Enter your e-mail address, and we will send you a link to set a new password.',
    lead: 'Enter your e-mail address, and we will send you a link that works once.',
    submit: 'Send the link',
    busy: 'Sending...',
    note: 'If the address is registered, the link will arrive within a few minutes. We do not say here whether it is.',
    back: 'Back to sign in',
    sent: {
      title: 'Look in your inbox',
      text: 'If the address is registered, the link will arrive within a few minutes. It works once, within an hour.',
    },
    failure: {
      title: 'The link was not sent',
      text: 'Please try again in a few minutes.',
      unexpected: 'Please try again in a few minutes.',
    },
  },
  {
    title: 'Contraseña olvidada',
    description: 'Indique su correo y le enviaremos un enlace para elegir otra contraseña.',
    lead: 'Díganos su correo y le enviaremos un enlace de un solo uso.',
    submit: 'Enviar el enlace',
    busy: 'Enviando...',
    note: 'Si el correo está registrado, el enlace llegará en unos minutos. Aquí no decimos si lo está.',
    back: 'Volver al acceso',
    sent: {
      title: 'Revise su correo',
      text: 'Si el correo está registrado, el enlace llegará en unos minutos. Sirve una vez, durante una hora.',
    },
    failure: {
      title: 'No hemos enviado el enlace',
      text: 'Inténtelo de nuevo dentro de unos minutos.',
      unexpected: 'Inténtelo de nuevo dentro de unos minutos.',
    },
  },
)
