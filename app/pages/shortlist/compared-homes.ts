import { citations, type Source } from '#app/buying/citations.ts'
import { homeCosts } from '#app/buying/home-costs.ts'
import { residenceIn } from '#app/buying/letting.ts'
import { owningWords } from '#app/buying/owning-words.ts'
import { propertyCard } from '#app/catalogue/card-data.ts'
import { viewingLink } from '#app/catalogue/viewing-alternative.ts'
import { area } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { date } from '#server/shared/time/formats.ts'
import { ofDates } from '#server/shared/time/of-dates.ts'
import { agencyZone, yearIn } from '#server/shared/time/zoned-time.ts'
import { type ComparedHome, comparedRows } from './compared-rows.ts'
import { words } from './words.ts'

/** A home's areas as the sides of squares, in metres. */
export interface Footprint {
  inside: number
  terrace: number
  garden: number
  /** The areas in words. */
  text: string
}

interface Inputs {
  pictures: Pictures
  /** The cost figures that the agency has configured. */
  costs: Config['costs']
  /** Milliseconds since 1970; it gives the year of the hours of sun. */
  now: number
  /** The query of the page's address, which may name the owner's residence. */
  address: URLSearchParams
}

/**
 * Homes side by side: their heads, their footprints, and the rows that compare their costs, sizes
 * and features.
 */
export function comparedHomes(
  properties: readonly Property[],
  language: Language,
  { pictures, costs, now, address }: Inputs,
) {
  // The costs are those that each home's page shows while no figure but the residence is changed.
  const residence = residenceIn(address, language)
  const context = { address: new URLSearchParams({ residence }), language, costs }
  const worked = properties.map((home) => ({
    home,
    card: propertyCard(home, language, pictures),
    ...homeCosts(home, context),
  }))
  const { sources, marks } = citedInOrder(worked, language)
  const homes = worked.map((one, index) => ({
    ...one,
    marks: {
      costs: marks.costs[index] ?? [],
      owning: marks.owning[index] ?? [],
      borrowing: marks.borrowing[index] ?? [],
      letting: marks.letting[index] ?? [],
    },
  }))
  return {
    heads: homes.map(({ home, card }) => ({ ...card, viewing: viewingLink(home, language) })),
    /** The sources of the costs, each once. */
    sources,
    /** The statements that the costs are estimates, with their dates. */
    estimates: [...new Set(homes.map(({ costs: { words: copy } }) => copy.estimate))],
    /** Footprints are drawn to scale, so they need a second home to compare with. */
    footprints:
      properties.length === 1 ? [] : properties.map((home) => footprintOf(home, language)),
    rows: comparedRows(homes, language, { year: yearIn(agencyZone, now), address }),
  }
}

export type ComparedHomes = ReturnType<typeof comparedHomes>

type Worked = Pick<ComparedHome, 'home' | 'costs' | 'owning' | 'letting'>

/** The sources, lettered in the order of the rows; the homes' records are one source. */
function citedInOrder(homes: readonly Worked[], language: Language) {
  const { sources, cite } = citations()
  const recordOf = ({ home }: Worked) =>
    insert(owningWords[language].sources.recordFees, { listed: date(home.createdAt, language) })
  const listed = [...new Set(homes.map(({ home }) => home.createdAt))]
  const note = words[language].note
  const records = insert(note.records, { dates: ofDates(listed, language) })
  const cited = (texts: (one: Worked) => readonly string[]) =>
    homes.map((one) =>
      texts(one)
        .map((text) => cite(text === recordOf(one) && listed.length > 1 ? records : text))
        .toSorted(),
    )
  const textsOf = (own: readonly Source[]) => own.map(({ text }) => text)
  const marks = {
    costs: cited(({ costs }) => textsOf(costs.sources)),
    owning: cited(({ owning }) => textsOf(owning.sources)),
    borrowing: cited(() => [note.borrowing]),
    letting: cited(({ letting }) => textsOf(letting.result?.sources ?? [])),
  }
  return { sources, marks }
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
