import { catalogue } from '#app/words.ts'

export const words = catalogue(
  {
    title: 'Recovery codes',
    description: 'Codes for the day on which you do not have your telephone.',
    lead: 'Ten codes for the day on which you do not have your telephone. Each signs in once, in the place of the authenticator’s code.',
    leadAgain:
      'You have {count} unused codes. When you make ten new ones, the earlier ones stop working.',
    submit: 'Make ten codes',
    busy: 'Making them...',
    shown: 'Keep these on paper',
    shownText:
      'They are shown this once. Print this page or write them down, and keep them away from the telephone.',
    back: 'Back to sign-in and devices',
    failure: {
      title: 'The codes were not made',
      text: 'Please try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Códigos de recuperación',
    description: 'Códigos para el día en que no tenga el teléfono.',
    lead: 'Diez códigos para el día en que no tenga el teléfono. Cada uno sirve para acceder una sola vez, en lugar del código de la aplicación.',
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
