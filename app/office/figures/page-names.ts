import { pageEntries } from '#app/page-table.ts'
import { translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'

/** The names of the site's pages in the figures, by path. */
export const pageNames = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    pageEntries.flatMap(([path, { name }]) => (name ? [[path, name[language]] as const] : [])),
  )

/** The names of the pages below that of a home, an article or a development. */
export const partNames = translations(
  {
    viewing: 'Viewing: {title}',
    pictures: 'Pictures: {title}',
    'look-round': '360° view: {title}',
  },
  {
    viewing: 'Visita: {title}',
    pictures: 'Imágenes: {title}',
    'look-round': 'Vista de 360°: {title}',
  },
)
