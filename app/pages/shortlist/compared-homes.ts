import { type CostsView, costsView } from '#app/buying/costs.ts'
import { propertyCard } from '#app/catalogue/card-data.ts'
import { energyText } from '#app/catalogue/energy.ts'
import { viewingLink } from '#app/catalogue/in-place-of-viewing.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { area, number, price } from '#app/format.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Config } from '#server/config.ts'
import type { Language } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { words } from './words.ts'

/** A row of the comparison, with a cell for each home in the homes' order. */
interface ComparedRow {
  key: string
  name: string
  /** Begins a group. */
  opens: boolean
  /** `share` of the row's largest value is set where the row is drawn to scale. */
  cells: { text: string; share?: number | undefined; href?: string | undefined }[]
}

/** A home's areas as the sides of squares, in metres. */
export interface Footprint {
  inside: number
  terrace: number
  garden: number
  /** The same in words. */
  text: string
}

type RowNames = (typeof words)['en']['table']['rows']

interface Inputs {
  pictures: Pictures
  /** The agency's own figures. */
  costs: Config['costs']
}

/** Homes side by side: their heads, their footprints, and every measure that differs between homes. */
export function comparedHomes(
  properties: readonly Property[],
  language: Language,
  { pictures, costs }: Inputs,
) {
  const { table } = words[language]
  const { rows } = table

  const { measured, said } = rowsOf(properties, rows)
  const euros = (value: number) => price(Math.round(value), language)
  const metres = (value: number) => area(value, language)
  const { none, notStated } = table
  const heads = properties.map((property) => ({
    ...propertyCard(property, language, pictures),
    viewing: viewingLink(property, language),
  }))
  // As on the home's page before anybody has changed a figure.
  const address = new URLSearchParams()
  const allIn = properties.map((home) => costsView(home, { address, language, costs }))

  return {
    heads,
    /** The sources of the all-in costs, each once, and a note that they are an estimate, with its date. */
    sources: [
      ...new Set(allIn.flatMap(({ sources }) => sources.map(({ text }) => text))),
      ...new Set(allIn.map(({ words: { estimate } }) => estimate)),
    ],
    footprints: properties.map((home) => footprintOf(home, language)),
    rows: [
      measured('price', (home) => home.price, euros, notStated, true),
      totalRow(rows.total, allIn, heads),
      measured('perMetre', (home) => home.area && home.price / home.area, euros, notStated),
      measured('fees', (home) => home.communityFees, euros, notStated),
      measured('area', (home) => home.area, metres, notStated, true),
      measured('terrace', (home) => home.terrace, metres, none),
      measured('garden', (home) => home.garden, metres, none),
      said(
        'rooms',
        (home) => `${number(home.bedrooms, language)}, ${number(home.bathrooms, language)}`,
      ),
      said(
        'type',
        (home) => catalogueWords[language].types[home.propertyType ?? 'apartment'],
        true,
      ),
      said('tax', (home) =>
        purchaseKindOf(home) === 'new' ? table.taxes.new : table.taxes.resale,
      ),
      said('energy', (home) => energyText(home, language) ?? notStated),
      said('reference', (home) => home.ref),
    ] satisfies ComparedRow[],
  }
}

export type ComparedHomes = ReturnType<typeof comparedHomes>

/** Makes the rows of a comparison. */
function rowsOf(properties: readonly Property[], names: RowNames) {
  return {
    /** A row whose cells have a bar. */
    measured(
      key: keyof RowNames,
      value: (home: Property) => number | null,
      print: (value: number) => string,
      none: string,
      opens = false,
    ): ComparedRow {
      const values = properties.map(value)
      const largest = Math.max(...values.map((one) => one ?? 0))
      const cells = values.map((one) =>
        one ? { text: print(one), share: one / largest } : { text: none },
      )
      return { key, name: names[key], opens, cells }
    },
    /** A row of texts. */
    said(key: keyof RowNames, text: (home: Property) => string, opens = false): ComparedRow {
      return {
        key,
        name: names[key],
        opens,
        cells: properties.map((home) => ({ text: text(home) })),
      }
    },
  }
}

/** The all-in range of each home, which leads to its calculation; drawn at its higher end. */
function totalRow(
  name: string,
  allIn: readonly CostsView[],
  heads: readonly { href: string }[],
): ComparedRow {
  const largest = Math.max(...allIn.map(({ all }) => all.total.max))
  return {
    key: 'total',
    name,
    opens: false,
    cells: allIn.map(({ total, all }, index) => ({
      text: total,
      share: all.total.max / largest,
      href: `${heads[index]?.href}#costs`,
    })),
  }
}

function footprintOf(home: Property, language: Language): Footprint {
  const { inside, terrace, garden } = words[language].table
  const parts = [
    [home.area, inside],
    [home.terrace, terrace],
    [home.garden, garden],
  ] as const
  const side = (squareMetres: number | null) => Math.sqrt(squareMetres ?? 0)
  return {
    inside: side(home.area),
    terrace: side(home.terrace),
    garden: side(home.garden),
    text: parts
      .flatMap(([value, name]) => (value ? [`${area(value, language)} ${name}`] : []))
      .join(', '),
  }
}
