import type { BorrowingView } from '#app/buying/borrowing.ts'
import type { CostsView } from '#app/buying/costs.ts'
import type { LettingView } from '#app/buying/letting.ts'
import type { OwningView } from '#app/buying/owning.ts'
import type { PropertyCardData } from '#app/catalogue/card-data.ts'
import { energyText } from '#app/catalogue/energy.ts'
import { isBuilding } from '#app/catalogue/is-building.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { resortFigures } from '#app/content/resort.ts'
import { area, monthOf, number, price } from '#app/format.ts'
import { planFacts, sunHours } from '#app/home-groups/units/plan-facts.server.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { owningByMonth } from '#server/returns/owning.ts'
import { words } from './words.ts'

/** A home with what its page works out. */
export interface ComparedHome {
  home: Property
  card: Pick<PropertyCardData, 'href' | 'state' | 'measures'>
  costs: CostsView
  owning: OwningView
  borrowing: BorrowingView
  letting: LettingView
  /** The letters of their sources. */
  marks: Record<'costs' | 'owning' | 'borrowing' | 'letting', string[]>
}

/** One home's part of a row. */
interface Cell {
  text: string
  /** Set in large figures. */
  isFigure?: boolean
  /** Of the row's largest value, where the row is drawn to scale. */
  share?: number | undefined
  /** How far it is from the best of the row, or that it is the best. */
  apart?: string | undefined
  isBest?: boolean | undefined
  href?: string | undefined
}

/** A row of the comparison, its cells in the homes' order. */
interface ComparedRow {
  key: RowKey
  name: string
  /** Begins a group. */
  opens: boolean
  /** All homes have the same there. */
  isSame: boolean
  /** The letters of its sources. */
  marks: string[]
  cells: Cell[]
}

type RowKey = keyof (typeof words)['en']['table']['rows']

/** The first rows of the groups: money, sun, the rest. Sizes begin with the footprints. */
const opening: readonly RowKey[] = ['price', 'sunWinter', 'status']

/**
 * Every row of the comparison.
 * @param year of the sun's hours.
 */
export function comparedRows(
  homes: readonly ComparedHome[],
  language: Language,
  year: number,
): ComparedRow[] {
  const { none, notStated, noRent, taxes, hours, built, minutes } = words[language].table
  const { figures, ranges, texts } = rowsOf(homes, language)
  const facts = ({ home }: ComparedHome) => planFacts(home.ref, language)
  const euros = (value: number) => price(Math.round(value), language)
  const metres = (value: number) => area(value, language)
  const inHours = (value: number) => insert(hours, { n: number(value, language) })
  return [
    figures('price', (home) => home.price, euros),
    ranges('total', 'costs', ({ costs: { total, all } }) => [total, all.total.max]),
    figures('perMetre', (home) => home.area && home.price / home.area, euros),
    ranges('owning', 'owning', ({ owning: { total = notStated, figures: known } }) => [
      total,
      owningByMonth(known).total.max,
    ]),
    figures('fees', (home) => home.communityFees, euros),
    texts('borrowing', ({ borrowing }) => borrowing.result?.payment, 'borrowing'),
    // A row of homes without a rent would say nothing.
    ...(homes.some(({ letting }) => letting.result)
      ? [texts('letting', ({ letting }) => netOf(letting), 'letting', noRent)]
      : []),
    figures('area', (home) => home.area, metres, { best: 'largest' }),
    figures('terrace', (home) => home.terrace, metres, { best: 'largest', without: none }),
    figures('garden', (home) => home.garden, metres, { best: 'largest', without: none }),
    texts('rooms', ({ card }) => card.measures.slice(0, 2).join(', ')),
    figures('sunWinter', (home) => sunHours(home.ref, year, 12), inHours, { best: 'most' }),
    figures('sunSummer', (home) => sunHours(home.ref, year, 6), inHours, { best: 'most' }),
    texts('floor', (one) => facts(one)?.floor),
    texts('facing', (one) => facts(one)?.facing),
    texts('status', ({ card }) => card.state),
    texts('handover', ({ home }) => {
      if (!isBuilding(home)) return built
      const { handover } = home.purchaseDetails ?? {}
      return handover && monthOf(handover, language)
    }),
    texts('type', ({ home }) => catalogueWords[language].types[home.propertyType ?? 'apartment']),
    texts('development', ({ home }) => home.development ?? none),
    texts('reach', () => insert(minutes, resortFigures)),
    texts('tax', ({ home }) => (purchaseKindOf(home) === 'new' ? taxes.new : taxes.resale)),
    texts('energy', ({ home }) => energyText(home, language)),
    texts('reference', ({ home }) => home.ref),
  ]
}

/** The net yield for the owners whom most readers of the language are. */
const netOf = ({ result }: LettingView) =>
  result?.compared.rows.find(({ isChosen }) => isChosen)?.net

/** The ids of the sections of a home's page. */
const sectionIds = { borrowing: 'borrow', letting: 'letting' } as const

interface FigureOptions {
  /** What the best of the row is. */
  best?: 'lowest' | 'largest' | 'most'
  /** The text of a home that has none. */
  without?: string
}

/** Makes rows of each kind. */
function rowsOf(homes: readonly ComparedHome[], language: Language) {
  const { rows: names, notStated } = words[language].table
  const row = (key: RowKey, cells: Cell[], marks: string[] = []): ComparedRow => ({
    key,
    name: names[key],
    opens: opening.includes(key),
    marks,
    isSame: cells.length > 1 && cells.every(({ text }) => text === cells[0]?.text),
    cells,
  })
  const marksOf = (section: keyof ComparedHome['marks']) =>
    [...new Set(homes.flatMap(({ marks }) => marks[section]))].toSorted()
  return {
    /** Figures with a bar. */
    figures(
      key: RowKey,
      value: (home: Property) => number | null | undefined,
      print: (value: number) => string,
      { best = 'lowest', without = notStated }: FigureOptions = {},
    ) {
      const values = homes.map(({ home }) => value(home) || undefined)
      return row(key, figureCells(values, { print, best, without }, language))
    },
    /** Ranges that link to their calculation, drawn at their higher end. */
    ranges(key: RowKey, section: 'costs' | 'owning', of: (one: ComparedHome) => [string, number]) {
      const values = homes.map(of)
      const largest = Math.max(...values.map(([, max]) => max))
      return row(
        key,
        values.map(([text, max], index) => ({
          text,
          isFigure: true,
          share: homes.length > 1 ? max / largest : undefined,
          href: `${homes[index]?.card.href}#${section}`,
        })),
        marksOf(section),
      )
    },
    /** @param section of each home's page to which its text leads. */
    texts: (
      key: RowKey,
      text: (one: ComparedHome) => string | undefined,
      section?: 'borrowing' | 'letting',
      without = notStated,
    ) =>
      row(
        key,
        homes.map((one) => ({
          text: text(one) ?? without,
          isFigure: section !== undefined && text(one) !== undefined,
          href: section && `${one.card.href}#${sectionIds[section]}`,
        })),
        section && marksOf(section),
      ),
  }
}

interface CellOptions extends Required<FigureOptions> {
  print: (value: number) => string
}

/** Figures as shares of the largest, with their distance from the best one. */
function figureCells(
  values: readonly (number | undefined)[],
  { print, best, without }: CellOptions,
  language: Language,
): Cell[] {
  const { more, less, bests } = words[language].table
  const known = values.filter((one) => one !== undefined)
  const [least, largest] = [Math.min(...known), Math.max(...known)]
  const goal = best === 'lowest' ? least : largest
  const apart = (one: number) =>
    one === goal
      ? bests[best]
      : insert(best === 'lowest' ? more : less, { amount: print(Math.abs(one - goal)) })
  return values.map((one) =>
    one === undefined
      ? { text: without }
      : {
          text: print(one),
          isFigure: true,
          // Alone, a figure has no scale.
          share: values.length > 1 ? one / largest : undefined,
          apart: least === largest ? undefined : apart(one),
          isBest: least !== largest && one === goal,
        },
  )
}
