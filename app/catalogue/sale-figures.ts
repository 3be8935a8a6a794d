import { areaRange, priceSpan, range } from '#app/format.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { capital } from '#server/shared/text/initial.ts'
import type { SiteRequest } from '#server/site.ts'
import { words } from './words.ts'

interface SaleFigure {
  name: string
  value: string
}

/**
 * Ranges of figures of the homes on sale in a type or a development. General texts use them, so
 * that they do not contradict the homes.
 */
interface SaleFigures {
  rows: SaleFigure[]
  /** The range of bedrooms: "Two to four bedrooms"; undefined where no home is on sale. */
  bedrooms: string | undefined
}

/**
 * Reads and summarises the homes on sale that match a filter. While the catalogue does not answer
 * there are no figures; the list of homes on the same page gives the reason.
 */
export async function loadSaleFigures(
  { catalogue, log }: SiteRequest,
  language: Language,
  filter: HomeFilter,
): Promise<SaleFigures> {
  const { properties } = await whenUnavailable(
    log,
    'the figures of the homes on sale could not be read',
    () => catalogue.list({ ...filter, listing: 'sale' }),
    () => ({ properties: [] }),
  )
  return saleFigures(properties, language)
}

/** The ranges of homes' figures, in the order of a home's own details. */
export function saleFigures(homes: readonly Property[], language: Language): SaleFigures {
  const { figures } = words[language]
  const rangeOf = (value: (home: Property) => number | null): Range | undefined => {
    const values = homes.flatMap((home) => value(home) ?? [])
    return values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : undefined
  }
  const row = (
    name: keyof typeof figures.rows,
    value: (home: Property) => number | null,
    print: (extent: Range, language: Language) => string,
  ) => {
    const extent = rangeOf(value)
    return extent ? [{ name: figures.rows[name], value: print(extent, language) }] : []
  }
  const bedrooms = rangeOf((home) => home.bedrooms)
  return {
    rows: [
      ...(homes.length > 0
        ? [{ name: figures.rows.homes, value: groupedNumber(homes.length, language) }]
        : []),
      ...row('price', (home) => home.price, priceSpan),
      ...row('bedrooms', (home) => home.bedrooms, range),
      ...row('area', (home) => home.area, areaRange),
      ...row('terrace', (home) => home.terrace, areaRange),
      ...row('garden', (home) => home.garden, areaRange),
      ...row('fees', (home) => home.communityFees, priceSpan),
    ],
    bedrooms: bedrooms && inWords(bedrooms, language),
  }
}

/**
 * A range of bedrooms as the beginning of a sentence: "Two or three bedrooms", "Two to four
 * bedrooms".
 */
function inWords({ min, max }: Range, language: Language): string {
  const { numbers, bedrooms } = words[language].figures
  const word = (value: number) => numbers[value - 1] ?? groupedNumber(value, language)
  const pattern = max === min ? bedrooms.same : max === min + 1 ? bedrooms.either : bedrooms.range
  return capital(insert(pattern, { min: word(min), max: word(max) }))
}
