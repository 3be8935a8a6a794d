import { catalogue } from '../words.ts'

/** Texts of the form that asks for an alert. */
export const words = catalogue(
  {
    kind: 'Alert',
    title: 'Tell me when a home like this appears',
    offer: '{asked}. An alert costs nothing and is stopped with one click.',
    open: 'Tell me',
    close: 'Close',
    what: 'What to tell',
    newHomes: 'A new home',
    reductions: 'A lower price',
    often: 'How often',
    immediate: 'At once, each home once',
    weekly: 'On Mondays, together',
    hint: 'One message first: nothing is sent until you press the link in it. Every message after that has a link to stop.',
    consent: 'By pressing the button you ask us for e-mails about homes that fit this search.',
    sent: {
      title: 'Look in your inbox',
      text: 'If this alert is not active already, an e-mail is on its way to you. The link inside confirms it and works for {hours} hours.',
    },
    failed: 'There was a problem with your alert. Please try again.',
    description: 'Ask for an e-mail when a home in Alborán Hills fits your search.',
  },
  {
    kind: 'Aviso',
    title: 'Avíseme cuando salga una vivienda así',
    offer: '{asked}. El aviso no cuesta nada y se anula con un clic.',
    open: 'Avíseme',
    close: 'Cerrar',
    what: 'Qué comunicar',
    newHomes: 'Una vivienda nueva en la lista',
    reductions: 'Una bajada de precio',
    often: 'Con qué frecuencia',
    immediate: 'Al momento, cada vivienda una vez',
    weekly: 'Los lunes, todas juntas',
    hint: 'Antes recibirá un mensaje; no se envía nada más hasta que pulse su enlace. Cada mensaje posterior lleva un enlace para dejarlo.',
    consent: 'Al pulsar el botón nos pide correos sobre las viviendas que cumplan esta búsqueda.',
    sent: {
      title: 'Mire su correo',
      text: 'Si este aviso no estaba ya activo, le llegará un correo. El enlace que lleva dentro lo confirma y funciona durante {hours} horas.',
    },
    failed: 'No hemos podido tramitar su aviso. Inténtelo de nuevo.',
    description: 'Pida un correo cuando una vivienda de Alborán Hills cumpla su búsqueda.',
  },
)
