import { translations } from '#app/words.ts'

export const words = translations(
  { title: 'Recently seen', clear: 'Clear these', note: 'Kept in this browser only.' },
  {
    title: 'Vistas recientemente',
    clear: 'Borrar la lista',
    note: 'Solo se guardan en este navegador.',
  },
)

/** The anchor of the homes that were seen. */
export const recentId = 'recently-seen'
