import { sunView } from '#app/home-groups/units/sun.server.ts'
import type { BrochureTable } from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { words } from './words.ts'

/** The hours of sun on a home's terrace by month, where they are computed. */
export function sunTable({ ref }: Property, language: Language, now: number): BrochureTable[] {
  const sun = sunView(ref, language, new Date(now))
  if (!sun) return []
  return [
    {
      title: sun.title,
      head: [...words[language].sun],
      rows: sun.months.map(({ name, text, total }) => [`${name}: ${text}`, total]),
      isHalved: true,
      note: sun.source,
    },
  ]
}
