import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Delete the account',
    description: 'Delete your Alborán Residences account for good.',
    lead: 'It cannot be undone. Your current password confirms that it is you.',
    submit: 'Delete for good',
    busy: 'Deleting...',
    back: 'Keep it, back to the profile',
    failure: {
      title: 'The account was not deleted',
      text: 'Please try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Eliminar la cuenta',
    description: 'Elimine definitivamente su cuenta de Alborán Residences.',
    lead: 'No se puede deshacer. Su contraseña actual nos confirma que es usted.',
    submit: 'Eliminar definitivamente',
    busy: 'Eliminando...',
    back: 'Conservarla y volver al perfil',
    failure: {
      title: 'No se ha eliminado la cuenta',
      text: 'Inténtelo de nuevo.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)
