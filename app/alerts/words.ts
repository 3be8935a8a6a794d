import { translations } from '#app/words.ts'

/** Texts of the form that asks for an alert. */
export const words = translations(
  {
    kind: 'Alert',
    title: 'Tell me when a home like this appears',
    offer: '{asked}. An alert is free, and one click stops it.',
    open: 'Set the alert',
    close: 'Close',
    what: 'Tell me about',
    newHomes: 'New homes',
    reductions: 'Price reductions',
    often: 'How often',
    immediate: 'As soon as there is news',
    weekly: 'On Mondays, all together',
    hint: 'First we send an e-mail to confirm; nothing more is sent until you follow its link. Every later e-mail has a link that stops the alert.',
    consent:
      'By pressing the button you ask us to send you e-mails about homes that fit this search.',
    sent: {
      title: 'Look in your inbox',
      text: 'We have sent you a link to confirm the alert; it works for {hours} hours. If it does not arrive, check your spam folder. If this alert is already on, we send nothing.',
    },
    problems: { changeKindRequired: 'Please choose at least one of the two' },
    failed: 'There was a problem with your alert. Please try again.',
    description: 'Get an e-mail when a home in Alborán Hills fits your search.',
  },
  {
    kind: 'Aviso',
    title: 'Avíseme cuando salga una vivienda así',
    offer: '{asked}. El aviso es gratuito y se anula con un clic.',
    open: 'Crear el aviso',
    close: 'Cerrar',
    what: 'Avisarme de',
    newHomes: 'Viviendas nuevas en la lista',
    reductions: 'Bajadas de precio',
    often: 'Con qué frecuencia',
    immediate: 'En cuanto haya novedades',
    weekly: 'Los lunes, todo junto',
    hint: 'Primero recibirá un correo de confirmación; no le enviaremos nada más hasta que abra el enlace. Todos los correos posteriores llevan otro con el que anular el aviso.',
    consent:
      'Al pulsar el botón nos pide que le enviemos correos sobre las viviendas que se ajusten a esta búsqueda.',
    sent: {
      title: 'Revise su correo',
      text: 'Le hemos enviado un enlace para confirmar el aviso; funciona durante {hours} horas. Si no le llega, revise el correo no deseado. Si este aviso ya está activo, no enviamos nada.',
    },
    problems: { changeKindRequired: 'Elija al menos una de las dos' },
    failed: 'No hemos podido tramitar su aviso. Inténtelo de nuevo.',
    description: 'Reciba un correo cuando una vivienda de Alborán Hills se ajuste a su búsqueda.',
  },
)
