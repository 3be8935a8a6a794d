import { translations } from '#app/words.ts'

/**
 * The texts of the two pages that the links in e-mails lead to: each asks, then shows the outcome.
 */
export const words = translations(
  {
    confirm: {
      title: 'Confirm the newsletter',
      description: 'Confirm that you want the newsletter of Alborán Residences.',
      ask: {
        title: 'Confirm your address',
        text: 'Confirm, and the newsletter will come to this address.',
        button: 'Confirm this address',
      },
      done: {
        title: 'Confirmed',
        text: 'You are on the list. The next e-mail will come when there is news.',
      },
      refused: {
        title: 'This link has expired',
        text: 'It works for {hours} hours. Enter your address again, and we will send you a new one.',
      },
    },
    unsubscribe: {
      title: 'Unsubscribe',
      description: 'Leave the newsletter of Alborán Residences.',
      ask: {
        title: 'Unsubscribe',
        text: 'One click, and we will stop writing to you.',
        button: 'Unsubscribe',
      },
      done: {
        title: 'You are off the list',
        text: 'We will not write to this address again unless you ask us to.',
      },
      refused: {
        title: 'This link is not complete',
        text: 'Please open it from the e-mail again. If it still fails, write to us and we will take the address off the list for you.',
      },
    },
    unavailable: {
      title: 'That did not work',
      text: 'Nothing has changed. Please try again in a few minutes.',
    },
    services: 'Services',
    contact: 'Contact Us',
  },
  {
    confirm: {
      title: 'Confirmar el boletín',
      description: 'Confirme que quiere recibir el boletín de Alborán Residences.',
      ask: {
        title: 'Confirme su correo',
        text: 'Con un clic, el boletín le llegará a este correo.',
        button: 'Confirmar el correo',
      },
      done: {
        title: 'Correo confirmado',
        text: 'Ya está en la lista. El próximo correo le llegará cuando haya noticias.',
      },
      refused: {
        title: 'Este enlace ya no sirve',
        text: 'Funciona durante {hours} horas. Escriba su correo de nuevo y le enviaremos otro.',
      },
    },
    unsubscribe: {
      title: 'Darse de baja',
      description: 'Deje de recibir el boletín de Alborán Residences.',
      ask: {
        title: 'Darse de baja',
        text: 'Con un clic dejaremos de escribirle.',
        button: 'Darme de baja',
      },
      done: {
        title: 'Ya no está en la lista',
        text: 'No volveremos a escribir a este correo, salvo que nos lo pida.',
      },
      refused: {
        title: 'El enlace no está completo',
        text: 'Ábralo otra vez desde el correo. Si sigue fallando, escríbanos y lo quitaremos de la lista por usted.',
      },
    },
    unavailable: {
      title: 'No ha sido posible',
      text: 'No ha cambiado nada. Inténtelo de nuevo dentro de unos minutos.',
    },
    services: 'Servicios',
    contact: 'Contacto',
  },
)
