import type { BorrowingView } from '#app/buying/borrowing.ts'
import type { CostsView } from '#app/buying/costs.ts'
import { lettingWords } from '#app/buying/letting-words.ts'
import { type LettingView, residenceIn, residencesFor, type TaxHome } from '#app/buying/letting.ts'
import type { OwningView } from '#app/buying/owning.ts'
import type { PropertyCardData } from '#app/catalogue/card-data.ts'
import { energyText } from '#app/catalogue/energy.ts'
import { isBuilding } from '#app/catalogue/is-building.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { resortFigures } from '#app/content/resort.ts'
import { area } from '#app/format.ts'
import { planFacts, sunHours } from '#app/home-groups/units/plan-facts.server.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { owningByMonth } from '#server/returns/owning.ts'
import type { Range } from '#server/shared/range.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { monthOf } from '#server/shared/time/formats.ts'
import { words } from './words.ts'

/** A home with the calculations of its page. */
export interface ComparedHome {
  home: Property
  card: Pick<PropertyCardData, 'href' | 'state' | 'measures'>
  costs: CostsView
  owning: OwningView
  borrowing: BorrowingView
  letting: LettingView
  /** The letters of the sources, by calculation. */
  marks: Record<'costs' | 'owning' | 'borrowing' | 'letting', string[]>
}

/** One home's part of a row. */
interface Cell {
  text: string
  /** Whether the text is set in large figures. */
  isFigure?: boolean
  /** The share of the row's largest value, if the row is drawn to scale. */
  share?: number | undefined
  /** The difference from the best value of the row, or the statement that it is the best. */
  apart?: string | undefined
  isBest?: boolean | undefined
  href?: string | undefined
}

/** A row of the comparison; its cells are in the order of the homes. */
interface ComparedRow {
  key: RowKey
  name: string
  /** Whether the row begins a group. */
  opens: boolean
  /** Whether the row is the same for all homes. */
  isSame: boolean
  /** The letters of the row's sources. */
  marks: string[]
  cells: Cell[]
  /** The choices of the owner's tax residence, if the row depends on it. */
  residences: ResidenceChoice[]
}

interface ResidenceChoice {
  name: string
  residence: TaxHome
  isChosen: boolean
}

type RowKey = keyof (typeof words)['en']['table']['rows']

/**
 * The first row of each group: money, sun, the rest. The group of sizes begins with the footprints.
 */
const opening: readonly RowKey[] = ['price', 'sunWinter', 'status']

/**
 * Makes every row of the comparison.
 * @param year the year of the hours of sun.
 * @param address names the owner's residence.
 */
export function comparedRows(
  homes: readonly ComparedHome[],
  language: Language,
  { year, address }: { year: number; address: URLSearchParams },
): ComparedRow[] {
  const { none, noDevelopment, notStated, taxes, hours, built, minutes } = words[language].table
  const residence = residenceIn(address, language)
  // Without the parameter, a home's page uses the language's usual residence.
  const query = address.has('residence') ? `?residence=${residence}` : ''
  const { figures, ranges, texts } = rowsOf(homes, language, query)
  const facts = ({ home }: ComparedHome) => planFacts(home.ref, language)
  const inEuros = (value: number) => euros(Math.round(value), language)
  const metres = (value: number) => area(value, language)
  const inHours = (value: number) => insert(hours, { n: groupedNumber(value, language) })
  return [
    figures('price', (home) => home.price, inEuros),
    ranges('total', 'costs', 1_000, ({ costs }) => [costs.compared, costs.all.total]),
    figures('perMetre', (home) => home.area && home.price / home.area, inEuros),
    ranges('owning', 'owning', 10, ({ owning: { total = notStated, figures: known } }) => [
      total,
      owningByMonth(known).total,
    ]),
    figures('fees', (home) => home.communityFees, inEuros),
    withDistances(
      withBars(
        texts('borrowing', ({ borrowing }) => borrowing.result?.about, 'borrowing'),
        homes.map(({ borrowing }) => borrowing.result?.euros),
      ),
      {
        values: homes.map(({ borrowing }) => borrowing.result?.euros),
        print: inEuros,
        language,
      },
    ),
    lettingRow(homes, texts, { residence, language }),
    figures('area', (home) => home.area, metres, { best: 'largest' }),
    figures('terrace', (home) => home.terrace, metres, { best: 'largest', none }),
    figures('garden', (home) => home.garden, metres, { best: 'largest', none }),
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
    texts('development', ({ home }) => home.development ?? noDevelopment),
    texts('reach', () => insert(minutes, resortFigures)),
    texts('tax', ({ home }) => (purchaseKindOf(home) === 'new' ? taxes.new : taxes.resale)),
    texts('energy', ({ home }) => energyText(home, language)),
    texts('reference', ({ home }) => home.ref),
  ]
}

/**
 * The yield if the home is let, by the owner's residence. Yields of rents that nobody has recorded
 * are marked as such, and not compared.
 */
function lettingRow(
  homes: readonly ComparedHome[],
  texts: ReturnType<typeof rowsOf>['texts'],
  { residence, language }: { residence: TaxHome; language: Language },
): ComparedRow {
  const { rents, points, letting: names } = words[language].table
  const row = withBars(
    texts('letting', ({ letting }) => chosenOf(letting)?.net, 'letting'),
    homes.map(({ letting }) => chosenOf(letting)?.share.max),
  )
  const isCompared = ({ letting: { result } }: ComparedHome) => result?.rentFrom !== 'yield'
  const compared = withDistances(row, {
    values: homes.map((one) =>
      isCompared(one) ? toTenth(middleOf(chosenOf(one.letting)?.share)) : undefined,
    ),
    print: (value) => insert(points, { n: groupedNumber(value, language, 1) }),
    best: 'highest',
    language,
  })
  const cells = compared.cells.map((cell, index) => {
    const from = homes[index]?.letting.result?.rentFrom
    return from && homes.length > 1 ? { ...cell, apart: cell.apart ?? rents[from] } : cell
  })
  const residences = residencesFor(language).map((one) => ({
    name: lettingWords[language].compared[one],
    residence: one,
    isChosen: one === residence,
  }))
  return { ...compared, cells, name: names[residence], residences }
}

/** The net yield for owners with the chosen residence. */
const chosenOf = ({ result }: LettingView) => result?.compared.rows.find(({ isChosen }) => isChosen)

/** Values are rounded as they are printed, so that two that look alike do not differ. */
const toTenth = (value: number | undefined) => value && Math.round(value * 10) / 10

const middleOf = (range: Range | undefined) => range && (range.min + range.max) / 2

const sectionIds = { borrowing: 'borrow', letting: 'letting' } as const

type Best = 'lowest' | 'largest' | 'most' | 'highest'

interface FigureOptions {
  best?: Best
  /** The text for a home without a value, where that means that it has nothing of the kind. */
  none?: string | undefined
}

/**
 * Makes rows of each kind.
 * @param query the query of the address of each home's page.
 */
function rowsOf(homes: readonly ComparedHome[], language: Language, query: string) {
  const { rows: names, notStated } = words[language].table
  const row = (key: RowKey, cells: Cell[], marks: string[] = []): ComparedRow => ({
    key,
    name: names[key],
    opens: opening.includes(key),
    marks,
    isSame: cells.length > 1 && cells.every(({ text }) => text === cells[0]?.text),
    cells,
    residences: [],
  })
  const marksOf = (section: keyof ComparedHome['marks']) =>
    [...new Set(homes.flatMap(({ marks }) => marks[section]))].toSorted()
  return {
    /** Makes a row of figures with a bar. */
    figures(
      key: RowKey,
      value: (home: Property) => number | null | undefined,
      print: (value: number) => string,
      { best = 'lowest', none }: FigureOptions = {},
    ) {
      const values = homes.map(({ home }) => value(home) || undefined)
      return row(key, figureCells(values, { print, best, none, notStated }, language))
    },
    /**
     * Makes a row of ranges that link to their calculation. The bar shows the higher end; the
     * middles are compared.
     * @param step the step to which the differences are rounded, in euros.
     */
    ranges(
      key: RowKey,
      section: 'costs' | 'owning',
      step: number,
      of: (one: ComparedHome) => [string, Range],
    ) {
      const values = homes.map(of)
      const largest = Math.max(...values.map(([, { max }]) => max))
      const cells = values.map(([text, { max }], index) => ({
        text,
        isFigure: true,
        share: homes.length > 1 ? max / largest : undefined,
        href: `${homes[index]?.card.href}${query}#${section}`,
      }))
      return withDistances(row(key, cells, marksOf(section)), {
        values: values.map(([, range]) => middleOf(range)),
        print: (value) => euros(Math.round(value / step) * step, language),
        language,
      })
    },
    /**
     * Makes a row of texts.
     * @param section the section of each home's page that its text links to.
     */
    texts: (
      key: RowKey,
      text: (one: ComparedHome) => string | undefined,
      section?: 'borrowing' | 'letting',
    ) =>
      row(
        key,
        homes.map((one) => ({
          text: text(one) ?? notStated,
          isFigure: section !== undefined && text(one) !== undefined,
          href: section && `${one.card.href}${query}#${sectionIds[section]}`,
        })),
        section && marksOf(section),
      ),
  }
}

/** A row with a bar for each value, all to the scale of the largest; a loss has none. */
function withBars(row: ComparedRow, values: readonly (number | undefined)[]): ComparedRow {
  const largest = Math.max(...values.map((value) => value ?? 0))
  if (row.cells.length === 1 || largest <= 0) return row
  const cells = row.cells.map((cell, index) => ({
    ...cell,
    share: Math.max(0, values[index] ?? 0) / largest || undefined,
  }))
  return { ...row, cells }
}

interface DistanceOptions {
  /** The values of the row's cells. */
  values: readonly (number | undefined)[]
  print: (value: number) => string
  best?: Best
  language: Language
}

/** A row with each cell's distance from the best. */
function withDistances(
  row: ComparedRow,
  { values, print, best = 'lowest', language }: DistanceOptions,
): ComparedRow {
  const distances = distancesOf({ values, print, best, language })
  return { ...row, cells: row.cells.map((cell, index) => ({ ...cell, ...distances[index] })) }
}

/** The difference of each value from the best; empty if all are equal or none is known. */
function distancesOf({
  values,
  print,
  best,
  language,
}: Required<DistanceOptions>): Pick<Cell, 'apart' | 'isBest'>[] {
  const { more, less, bests } = words[language].table
  const known = values.filter((one) => one !== undefined)
  const [least, largest] = [Math.min(...known), Math.max(...known)]
  const goal = best === 'lowest' ? least : largest
  return values.map((one) => {
    if (one === undefined || least === largest) return {}
    const amount = print(Math.abs(one - goal))
    const apart = insert(best === 'lowest' ? more : less, { amount })
    return one === goal ? { apart: bests[best], isBest: true } : { apart, isBest: false }
  })
}

interface CellOptions extends Required<FigureOptions> {
  print: (value: number) => string
  notStated: string
}

/** Figures as shares of the largest one, with their difference from the best one. */
function figureCells(
  values: readonly (number | undefined)[],
  { print, best, none, notStated }: CellOptions,
  language: Language,
): Cell[] {
  const largest = Math.max(...values.map((one) => one ?? 0))
  const compared = none ? values.map((one) => one ?? 0) : values
  const distances = distancesOf({ values: compared, print, best, language })
  return values.map((one, index) =>
    one === undefined
      ? { text: none ?? notStated }
      : {
          text: print(one),
          isFigure: true,
          // A single figure has no scale.
          share: values.length > 1 ? one / largest : undefined,
          ...distances[index],
        },
  )
}
