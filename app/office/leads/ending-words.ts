import { translations } from '#app/words.ts'

/** The question about the viewings of a lead that ends. */
export const endingWords = translations(
  {
    ask: 'Its viewing still stands ({times}). Cancel it too?',
    askNoTime: 'Its request for a viewing is unanswered. Decline it too?',
    cancel: 'Cancel the viewing',
    keep: 'Keep the viewing',
    notified: 'A visitor who left an e-mail address is told.',
  },
  {
    ask: 'Su visita sigue en pie ({times}). ¿Se anula también?',
    askNoTime: 'Su solicitud de visita está sin respuesta. ¿Se rechaza también?',
    cancel: 'Anular la visita',
    keep: 'Mantener la visita',
    notified: 'Si el visitante dejó su correo, recibe aviso.',
  },
)
