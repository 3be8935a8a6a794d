import { borrowingView } from '#app/buying/borrowing.ts'
import { citations, type Source } from '#app/buying/citations.ts'
import { costsView } from '#app/buying/costs.ts'
import { lettingView } from '#app/buying/letting.ts'
import { owningView } from '#app/buying/owning.ts'
import { propertyCard } from '#app/catalogue/card-data.ts'
import { viewingLink } from '#app/catalogue/viewing-alternative.ts'
import { area } from '#app/format.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Config } from '#server/config.ts'
import type { Language } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { comparedRows } from './compared-rows.ts'
import { words } from './words.ts'

/** A home's areas as the sides of squares, in metres. */
export interface Footprint {
  inside: number
  terrace: number
  garden: number
  /** The same in words. */
  text: string
}

interface Inputs {
  pictures: Pictures
  /** The agency's own figures. */
  costs: Config['costs']
  /** Gives the year of the sun's hours. */
  today: Date
}

/** Homes side by side: their heads, their footprints, and what they cost, measure and are. */
export function comparedHomes(
  properties: readonly Property[],
  language: Language,
  { pictures, costs, today }: Inputs,
) {
  // As on each home's page before anybody has changed a figure.
  const context = { address: new URLSearchParams(), language, costs }
  const { sources, cite } = citations()
  const cited = (own: readonly Source[]) => own.map(({ text }) => cite(text)).toSorted()
  const homes = properties.map((home) => {
    const card = propertyCard(home, language, pictures)
    const costs = costsView(home, context)
    const owning = owningView(home, context)
    const borrowing = borrowingView(home.price, context.address, language)
    const letting = lettingView(home, context, costs.all, owning.figures)
    const marks = {
      costs: cited(costs.sources),
      owning: cited(owning.sources),
      borrowing: [cite(words[language].note.borrowing)],
      letting: letting.result ? letting.result.sources.map(cite).toSorted() : [],
    }
    return { home, card, costs, owning, borrowing, letting, marks }
  })
  return {
    heads: homes.map(({ home, card }) => ({ ...card, viewing: viewingLink(home, language) })),
    /** Where the costs come from, each source once. */
    sources,
    /** What they are: an estimate, with its date. */
    estimates: [...new Set(homes.map(({ costs: { words: copy } }) => copy.estimate))],
    footprints: properties.map((home) => footprintOf(home, language)),
    rows: comparedRows(homes, language, today.getUTCFullYear()),
  }
}

export type ComparedHomes = ReturnType<typeof comparedHomes>

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
