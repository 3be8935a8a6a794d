import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isPublishedSql } from '../database/is-published.ts'
import { propertyTypes, statuses } from './property.ts'
import type { SearchableHome } from './search-conditions.ts'
import { noSteps, type Steps, stepsWith } from './steps.ts'

/**
 * A group of homes that every search either finds together or not at all. All counts of a
 * search come from one query for these groups (docs/requirements/homes.md#properties). A measure is
 * the highest step that the homes reach; a price between two steps is the lower step plus half a
 * euro, so that comparing the group gives the same result as comparing its homes.
 */
export interface SearchGroup extends SearchableHome {
  homes: number
  /** The range of its homes' prices, in euros. */
  lowest: number
  highest: number
}

/** The index of a price among the steps: even on a step, odd between two steps. */
const priceBand = (price: number, steps: readonly number[]): number => {
  const next = steps.findIndex((step) => price <= step)
  if (next < 0) return 2 * steps.length - 1
  return price === steps[next] ? 2 * next : 2 * next - 1
}

/** A price within a band; between two steps it is half a euro above the lower one. */
const priceIn = (band: number, steps: readonly number[]): number =>
  band % 2 === 0 ? (steps[band / 2] ?? 0) : (steps[(band - 1) / 2] ?? 0) + 0.5

const highestStep = (steps: readonly number[], value: number) =>
  steps.findLast((step) => value >= step) ?? 0

/**
 * Groups the homes of a hosted project, which were read one by one.
 * @param own the steps of a search that are not among the offered ones.
 */
export function groupForSearch(
  homes: readonly SearchableHome[],
  own: Steps = noSteps,
): SearchGroup[] {
  const steps = stepsWith(own)
  const groups = new Map<string, SearchGroup>()
  for (const home of homes) {
    const group = {
      listing: home.listing ?? 'sale',
      propertyType: home.propertyType ?? 'apartment',
      development: home.development,
      bedrooms: Math.min(home.bedrooms, steps.bedrooms.at(-1) ?? 0),
      bathrooms: Math.min(home.bathrooms, steps.bathrooms.at(-1) ?? 0),
      price: priceIn(priceBand(home.price, steps.price), steps.price),
      area: highestStep(steps.area, home.area),
      terrace: highestStep(steps.terrace, home.terrace ?? 0),
      status: home.status,
    } satisfies SearchableHome
    const key = JSON.stringify(group)
    const sum = groups.get(key)
    if (sum) {
      sum.homes += 1
      sum.lowest = Math.min(sum.lowest, home.price)
      sum.highest = Math.max(sum.highest, home.price)
    } else groups.set(key, { ...group, homes: 1, lowest: home.price, highest: home.price })
  }
  return [...groups.values()]
}

/**
 * Groups the homes of our own database that visitors see, by one query that reads only an index.
 * All fields except the development are encoded as the digits of one number, because grouping by
 * one number takes a third of the time of grouping by eight columns.
 * @param now in milliseconds since 1970.
 * @param own the steps of a search that are not among the offered ones.
 */
export async function groupStoredForSearch(
  { db, engine }: Database,
  now: number,
  own: Steps = noSteps,
): Promise<SearchGroup[]> {
  const steps = stepsWith(own)
  const [maxBedrooms, maxBathrooms] = [steps.bedrooms.at(-1) ?? 0, steps.bathrooms.at(-1) ?? 0]
  const text = (column: string) =>
    engine === 'postgres' ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)
  const digits: [places: number, digit: RawBuilder<number>][] = [
    [2, sql`case when ${text('listing')} = 'rent' then 1 else 0 end`],
    [propertyTypes.length, indexAmong(text('property_type'), propertyTypes)],
    [statuses.length + 1, indexAmong(text('status'), ['', ...statuses])],
    [maxBedrooms + 1, atMost('bedrooms', maxBedrooms)],
    [maxBathrooms + 1, atMost('bathrooms', maxBathrooms)],
    [steps.area.length + 1, stepOf('area', steps.area)],
    [steps.terrace.length + 1, stepOf('terrace', steps.terrace)],
    [2 * steps.price.length + 1, sql`${bandOf(steps.price)} + 1`],
  ]
  const code = digits.reduce(
    (sum, [places, digit]) => sql<number>`(${sum}) * ${sql.lit(places)} + (${digit})`,
    sql<number>`0`,
  )
  const { rows } = await sql<GroupRow>`
    select ${text('development')} as development, ${code} as code,
      count(*) as homes, min(price) as lowest, max(price) as highest
    from properties where ${isPublishedSql(engine, now)}
    group by 1, 2`.execute(db)
  return rows.map(({ development, code, homes, lowest, highest }) => {
    const places = digits.map(([count]) => count)
    const [
      rent,
      type = 0,
      status = 0,
      bedrooms = 0,
      bathrooms = 0,
      area = 0,
      terrace = 0,
      band = 0,
    ] = digitsOf(Number(code), places)
    return {
      listing: rent === 1 ? 'rent' : 'sale',
      propertyType: propertyTypes[type] ?? 'apartment',
      development,
      bedrooms,
      bathrooms,
      price: priceIn(band - 1, steps.price),
      area: steps.area[area - 1] ?? 0,
      terrace: steps.terrace[terrace - 1] ?? 0,
      status: statuses[status - 1] ?? null,
      homes: Number(homes),
      lowest,
      highest,
    }
  })
}

/** The digits of a number in a mixed base, one for each of these places. */
function digitsOf(code: number, places: readonly number[]): number[] {
  let left = code
  return places
    .toReversed()
    .map((count) => {
      const digit = left % count
      left = (left - digit) / count
      return digit
    })
    .toReversed()
}

interface GroupRow {
  development: string | null
  code: number
  homes: number
  lowest: number
  highest: number
}

/** The index of a text among some values; 0 for any other text. */
const indexAmong = (text: RawBuilder<unknown>, values: readonly string[]): RawBuilder<number> =>
  sql`case ${text} ${sql.join(
    values.map((value, index) => sql`when ${sql.lit(value)} then ${sql.lit(index)}`),
    sql` `,
  )} else 0 end`

const atMost = (column: string, max: number): RawBuilder<number> =>
  sql`case when ${sql.ref(column)} > ${sql.lit(max)} then ${sql.lit(max)} else ${sql.ref(column)} end`

/** The {@link priceBand} of a row's price, in SQL. */
function bandOf(steps: readonly number[]): RawBuilder<number> {
  const cases = steps.map(
    (step, index) =>
      sql`when price < ${sql.lit(step)} then ${sql.lit(2 * index - 1)} when price = ${sql.lit(step)} then ${sql.lit(2 * index)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(2 * steps.length - 1)} end`
}

/** How many of the steps a measure reaches, in SQL. */
function stepOf(column: string, steps: readonly number[]): RawBuilder<number> {
  const cases = steps
    .map(
      (step, index) => sql`when ${sql.ref(column)} >= ${sql.lit(step)} then ${sql.lit(index + 1)}`,
    )
    .toReversed()
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}
