import { catalogue } from '#app/words.ts'

/** Texts of the pages that the links in alerts' e-mails lead to. */
export const words = catalogue(
  {
    confirm: {
      title: 'Confirm the alert',
      description: 'Confirm that you want to be told of homes.',
      ask: {
        title: 'Confirm your alert',
        text: 'One click, and we tell you when a home like this appears.',
        button: 'Confirm this alert',
      },
      done: {
        title: 'Confirmed',
        text: 'We tell you of the next home that fits. You can change or stop the alert at any time.',
      },
      refused: {
        title: 'This link has run out',
        text: 'It works for {hours} hours. Ask for the alert again, and we send you a new one.',
      },
    },
    stop: {
      title: 'Stop the alert',
      description: 'Stop an alert about homes.',
      ask: {
        title: 'Stop this alert',
        text: 'One click, and we send nothing more about it.',
        button: 'Stop this alert',
      },
      done: {
        title: 'Stopped',
        text: 'Nothing more is sent about this alert, unless you start it again.',
      },
      refused: {
        title: 'This link is not complete',
        text: 'Open it from the e-mail once more. If it still fails, write to us and we stop the alert by hand.',
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
      owner: 'For {email}. The link in your e-mail opened this page; there is no password.',
      often: 'How often',
      tellings: {
        immediate: 'At once',
        weekly: 'On Mondays',
        reductions: 'Only lower prices',
      },
      since: 'Since {date}.',
      waiting: 'Asked for on {date}. It begins when you confirm it by the link in our e-mail.',
      stopped: 'Stopped on {date}. Nothing more is sent.',
      nothing: 'Nothing yet.',
      told: 'Told so far: {what}.',
      homes: { one: '{n} home', other: '{n} homes' },
      reductions: { one: '{n} lower price', other: '{n} lower prices' },
      last: 'The last, {ref}, on {date}.',
      change: 'Change',
      stop: 'Stop',
      start: 'Start again',
      remove: 'Delete',
      language: 'Messages are in English.',
      otherLanguage: 'Recibirlos en español',
      stopAll: 'Stop everything',
      none: 'There is no alert any more.',
      changed: 'Changed.',
      refused: {
        title: 'This link is not complete',
        text: 'Open it from the e-mail once more. If it still fails, write to us and we change the alert by hand.',
      },
    },
  },
  {
    confirm: {
      title: 'Confirmar el aviso',
      description: 'Confirme que quiere que le avisemos de viviendas.',
      ask: {
        title: 'Confirme su aviso',
        text: 'Un clic y le avisaremos cuando salga una vivienda así.',
        button: 'Confirmar el aviso',
      },
      done: {
        title: 'Confirmado',
        text: 'Le avisaremos de la próxima vivienda que lo cumpla. Puede cambiar o anular el aviso cuando quiera.',
      },
      refused: {
        title: 'Este enlace ya no sirve',
        text: 'Funciona durante {hours} horas. Pida el aviso de nuevo y le mandaremos otro.',
      },
    },
    stop: {
      title: 'Dejar de recibir el aviso',
      description: 'Deje de recibir un aviso de viviendas.',
      ask: {
        title: 'Dejar de recibir este aviso',
        text: 'Un clic y no le enviaremos nada más sobre él.',
        button: 'Dejar de recibirlo',
      },
      done: {
        title: 'Anulado',
        text: 'No se envía nada más sobre este aviso, salvo que vuelva a activarlo.',
      },
      refused: {
        title: 'El enlace no está completo',
        text: 'Ábralo otra vez desde el correo. Si sigue fallando, escríbanos y anularemos el aviso a mano.',
      },
    },
    unavailable: {
      title: 'No ha funcionado',
      text: 'No ha cambiado nada. Inténtelo de nuevo dentro de unos minutos.',
    },
    yours: 'Sus avisos',
    properties: 'Todas las propiedades',
    contact: 'Contacto',
    manage: {
      title: 'Sus avisos',
      description: 'Cambie o anule sus avisos de viviendas.',
      owner:
        'Para {email}. Esta página se ha abierto con el enlace de su correo; no hay contraseña.',
      often: 'Con qué frecuencia',
      tellings: {
        immediate: 'Al momento',
        weekly: 'Los lunes',
        reductions: 'Solo bajadas de precio',
      },
      since: 'Desde el {date}.',
      waiting: 'Pedido el {date}. Empieza cuando lo confirme con el enlace de nuestro correo.',
      stopped: 'Anulado el {date}. No se envía nada más.',
      nothing: 'Nada todavía.',
      told: 'Comunicado hasta ahora: {what}.',
      homes: { one: '{n} vivienda', other: '{n} viviendas' },
      reductions: { one: '{n} bajada de precio', other: '{n} bajadas de precio' },
      last: 'La última, {ref}, el {date}.',
      change: 'Cambiar',
      stop: 'Dejar de recibir',
      start: 'Activar de nuevo',
      remove: 'Borrar',
      language: 'Los mensajes son en español.',
      otherLanguage: 'Receive them in English',
      stopAll: 'Darse de baja de todo',
      none: 'Ya no hay ningún aviso.',
      changed: 'Cambiado.',
      refused: {
        title: 'El enlace no está completo',
        text: 'Ábralo otra vez desde el correo. Si sigue fallando, escríbanos y cambiaremos el aviso a mano.',
      },
    },
  },
)

export type AlertsWords = (typeof words)['en']
