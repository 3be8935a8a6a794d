import type { CostsView } from '#app/buying/costs.ts'
import type { OwningView } from '#app/buying/owning.ts'
import type { PropertyCardData } from '#app/catalogue/card-data.ts'
import { energyText } from '#app/catalogue/energy.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { area, number, price } from '#app/format.ts'
import { planFacts, sunHours } from '#app/home-groups/units/plan-facts.server.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { owningByMonth } from '#server/returns/owning.ts'
import { words } from './words.ts'

/** A home with what its page works out. */
interface ComparedHome {
  home: Property
  card: Pick<PropertyCardData, 'href' | 'state'>
  costs: CostsView
  owning: OwningView
  /** The letters of the sources of both. */
  marks: Record<'costs' | 'owning', string[]>
}

/** One home's part of a row. */
interface Cell {
  text: string
  /** Of the row's largest value, where the row is drawn to scale. */
  share?: number | undefined
  /** How much more than the lowest of the row, or that it is the lowest. */
  more?: string | undefined
  href?: string | undefined
  /** The letters of its sources. */
  marks?: string[] | undefined
}

/** A row of the comparison, its cells in the homes' order. */
interface ComparedRow {
  key: RowKey
  name: string
  /** Begins a group. */
  opens: boolean
  /** All homes have the same there. */
  isSame: boolean
  cells: Cell[]
}

type RowKey = keyof (typeof words)['en']['table']['rows']

/** The first rows of the groups: money, size, sun, the rest. */
const opening: readonly RowKey[] = ['price', 'area', 'sunWinter', 'status']

/** Every row of the comparison. @param year of the sun's hours. */
export function comparedRows(
  homes: readonly ComparedHome[],
  language: Language,
  year: number,
): ComparedRow[] {
  const { none, notStated, taxes, hours } = words[language].table
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
    figures('area', (home) => home.area, metres),
    figures('terrace', (home) => home.terrace, metres, none),
    figures('garden', (home) => home.garden, metres, none),
    texts(
      'rooms',
      ({ home }) => `${number(home.bedrooms, language)}, ${number(home.bathrooms, language)}`,
    ),
    figures('sunWinter', (home) => sunHours(home.ref, year, 12), inHours),
    figures('sunSummer', (home) => sunHours(home.ref, year, 6), inHours),
    texts('floor', (one) => facts(one)?.floor),
    texts('facing', (one) => facts(one)?.facing),
    texts('status', ({ card }) => card.state),
    texts('type', ({ home }) => catalogueWords[language].types[home.propertyType ?? 'apartment']),
    texts('tax', ({ home }) => (purchaseKindOf(home) === 'new' ? taxes.new : taxes.resale)),
    texts('energy', ({ home }) => energyText(home, language)),
    texts('reference', ({ home }) => home.ref),
  ]
}

/** Makes rows of each kind. */
function rowsOf(homes: readonly ComparedHome[], language: Language) {
  const { rows: names, notStated, more, lowest } = words[language].table
  const row = (key: RowKey, cells: Cell[]): ComparedRow => ({
    key,
    name: names[key],
    opens: opening.includes(key),
    isSame: cells.length > 1 && cells.every(({ text }) => text === cells[0]?.text),
    cells,
  })
  return {
    /** Figures with a bar. @param without the text of a home that has none. */
    figures(
      key: RowKey,
      value: (home: Property) => number | null | undefined,
      print: (value: number) => string,
      without: string = notStated,
    ) {
      const values = homes.map(({ home }) => value(home) || undefined)
      const known = values.filter((one) => one !== undefined)
      const [least, largest] = [Math.min(...known), Math.max(...known)]
      const aboveLowest = (one: number) =>
        one === least ? lowest : insert(more, { amount: print(one - least) })
      return row(
        key,
        values.map((one) =>
          one === undefined
            ? { text: without }
            : {
                text: print(one),
                share: one / largest,
                more: least === largest ? undefined : aboveLowest(one),
              },
        ),
      )
    },
    /** Ranges that link to their calculation, drawn at their higher end. */
    ranges(key: RowKey, section: 'costs' | 'owning', of: (one: ComparedHome) => [string, number]) {
      const values = homes.map(of)
      const largest = Math.max(...values.map(([, max]) => max))
      return row(
        key,
        values.map(([text, max], index) => ({
          text,
          share: max / largest,
          href: `${homes[index]?.card.href}#${section}`,
          marks: homes[index]?.marks[section],
        })),
      )
    },
    texts: (key: RowKey, text: (one: ComparedHome) => string | undefined) =>
      row(
        key,
        homes.map((one) => ({ text: text(one) ?? notStated })),
      ),
  }
}
