import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Recovery codes',
    description: 'Codes for when you do not have your phone with you.',
    lead: 'Ten codes for when you do not have your phone with you. Each works once, in place of the authenticator’s code.',
    leadAgain:
      'You have {count} unused codes. When you make ten new ones, the earlier ones stop working.',
    submit: 'Make ten codes',
    busy: 'Making them...',
    shown: 'Keep these on paper',
    shownText:
      'They are shown only this once. Print this page or write them down, and keep them apart from your phone.',
    back: 'Back to sign-in and devices',
    failure: {
      title: 'The codes were not made',
      text: 'Please try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Códigos de recuperación',
    description: 'Códigos para cuando no tenga el teléfono a mano.',
    lead: 'Diez códigos para cuando no tenga el teléfono a mano. Cada uno sirve para acceder una sola vez, en lugar del código de la aplicación.',
    leadAgain:
      'Le quedan {count} códigos sin usar. Si crea otros diez, los anteriores dejan de servir.',
    submit: 'Crear diez códigos',
    busy: 'Creando...',
    shown: 'Guárdelos en papel',
    shownText:
      'Solo se muestran esta vez. Imprima esta página o anótelos, y no los guarde junto al teléfono.',
    back: 'Volver a acceso y dispositivos',
    failure: {
      title: 'No se han creado los códigos',
      text: 'Inténtelo de nuevo.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)
