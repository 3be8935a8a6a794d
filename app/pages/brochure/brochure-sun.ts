import { sunScale } from '#app/home-groups/units/sun-scale.ts'
import { sunView } from '#app/home-groups/units/sun.server.ts'
import type { BrochureSun } from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'

/** The hours of sun on a home's terrace by month, where they are computed. */
export function brochureSun(
  { ref }: Property,
  language: Language,
  now: number,
): BrochureSun | undefined {
  const sun = sunView(ref, language, new Date(now))
  if (!sun) return undefined
  const { title, lead, key, months, source } = sun
  return {
    title,
    text: lead,
    key: key && { whole: key.table, part: key.outer },
    scale: sunScale,
    rows: months.map(({ name, text, total, terrace, table }) => ({
      name,
      text,
      total,
      part: terrace,
      whole: table,
    })),
    note: source,
  }
}
