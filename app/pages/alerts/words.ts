import { translations } from '#app/words.ts'

/** Texts of the pages that alerts' e-mails link to. */
export const words = translations(
  {
    confirm: {
      title: 'Confirm the alert',
      description: 'Confirm that you want e-mails about homes that fit your search.',
      homes: 'Homes that fit it now',
      ask: {
        title: 'Confirm your alert',
        text: 'One click, and we will tell you when a home like this appears.',
        button: 'Confirm this alert',
      },
      done: {
        title: 'Your alert is on',
        text: 'We will e-mail you when a home fits your search. You can change or stop the alert at any time.',
      },
      refused: {
        title: 'This link has expired',
        text: 'It works for {hours} hours. Ask for the alert again, and we will send you a new one.',
      },
    },
    stop: {
      title: 'Stop the alert',
      description: 'Stop an alert about homes.',
      ask: {
        title: 'Stop this alert',
        text: 'One click, and we will send no more e-mails about it.',
        button: 'Stop this alert',
      },
      done: {
        title: 'Stopped',
        text: 'We will send nothing more about this alert unless you start it again.',
      },
      refused: {
        title: 'This link is not complete',
        text: 'Please open it from the e-mail again. If it still fails, write to us and we will stop the alert for you.',
      },
    },
    unavailable: {
      title: 'That did not work',
      text: 'Nothing has changed. Please try again in a few minutes.',
    },
    yours: 'Your alerts',
    properties: 'All properties',
    contact: 'Contact Us',
    manage: {
      title: 'Your alerts',
      description: 'Change or stop your alerts about homes.',
      owner:
        'For {email}. You opened this page with the link in your e-mail; no password is needed.',
      search: 'See its homes, or search for others',
      since: 'Since {date}.',
      waiting: 'Requested on {date}. It starts once you confirm it with the link in our e-mail.',
      stopped: 'Stopped on {date}. Nothing more is sent.',
      nothingSent: 'No news so far.',
      sent: 'Sent so far: {what}.',
      homes: { one: '{n} home', other: '{n} homes' },
      reductions: { one: '{n} lower price', other: '{n} lower prices' },
      last: 'Most recent: {ref}, on {date}.',
      change: 'Save',
      stop: 'Stop',
      start: 'Start again',
      remove: 'Delete',
      language: 'The e-mails are in English.',
      otherLanguage: 'Recibirlos en español',
      stopAll: 'Stop all alerts',
      none: 'You have no alerts.',
      changed: 'Your change is saved.',
      unchanged: 'Nothing has changed. Please choose what to be told about, or stop the alert.',
      refused: {
        title: 'This link is not complete',
        text: 'Please open it from the e-mail again. If it still fails, write to us and we will change the alert for you.',
      },
    },
  },
  {
    confirm: {
      title: 'Confirmar el aviso',
      description:
        'Confirme que quiere recibir correos sobre las viviendas que se ajusten a su búsqueda.',
      homes: 'Viviendas que ya se ajustan',
      ask: {
        title: 'Confirme su aviso',
        text: 'Con un clic basta para que le avisemos cuando salga una vivienda así.',
        button: 'Confirmar el aviso',
      },
      done: {
        title: 'Su aviso está activado',
        text: 'Le escribiremos cuando una vivienda se ajuste a su búsqueda. Puede cambiar o anular el aviso cuando quiera.',
      },
      refused: {
        title: 'Este enlace ya no sirve',
        text: 'Funciona durante {hours} horas. Pida el aviso de nuevo y le enviaremos otro.',
      },
    },
    stop: {
      title: 'Anular el aviso',
      description: 'Anule un aviso de viviendas.',
      ask: {
        title: 'Anular este aviso',
        text: 'Con un clic dejaremos de enviarle correos sobre él.',
        button: 'Anular el aviso',
      },
      done: {
        title: 'Anulado',
        text: 'No le enviaremos nada más sobre este aviso, salvo que vuelva a activarlo.',
      },
      refused: {
        title: 'El enlace no está completo',
        text: 'Ábralo otra vez desde el correo. Si sigue fallando, escríbanos y lo anularemos por usted.',
      },
    },
    unavailable: {
      title: 'No ha sido posible',
      text: 'No ha cambiado nada. Inténtelo de nuevo dentro de unos minutos.',
    },
    yours: 'Sus avisos',
    properties: 'Todas las propiedades',
    contact: 'Contacto',
    manage: {
      title: 'Sus avisos',
      description: 'Cambie o anule sus avisos de viviendas.',
      owner:
        'Para {email}. Ha abierto esta página con el enlace de su correo; no hace falta contraseña.',
      search: 'Ver sus viviendas o buscar otras',
      since: 'Desde el {date}.',
      waiting: 'Pedido el {date}. Se activará cuando lo confirme con el enlace de nuestro correo.',
      stopped: 'Anulado el {date}. No le enviamos nada más.',
      nothingSent: 'Aún sin novedades.',
      sent: 'Enviado hasta ahora: {what}.',
      homes: { one: '{n} vivienda', other: '{n} viviendas' },
      reductions: { one: '{n} bajada de precio', other: '{n} bajadas de precio' },
      last: 'Lo último: {ref}, el {date}.',
      change: 'Guardar',
      stop: 'Anular',
      start: 'Activar de nuevo',
      remove: 'Borrar',
      language: 'Los correos se envían en español.',
      otherLanguage: 'Receive them in English',
      stopAll: 'Anular todos los avisos',
      none: 'No tiene ningún aviso.',
      changed: 'Cambio guardado.',
      unchanged: 'No ha cambiado nada. Elija de qué avisarle o anule el aviso.',
      refused: {
        title: 'El enlace no está completo',
        text: 'Ábralo otra vez desde el correo. Si sigue fallando, escríbanos y cambiaremos el aviso por usted.',
      },
    },
  },
)

export type AlertsWords = (typeof words)['en']
