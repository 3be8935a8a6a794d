import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Property } from './property.ts'
import { areaSteps, priceSteps, type Searched, searchValues, terraceSteps } from './search.ts'

/**
 * Homes that no search tells apart, counted together, so that all counts of all searches come from one query
 * (docs/requirements.md#properties). Of each measure it has a value that every step treats as it treats the
 * homes' own: prices between two steps count as their middle.
 */
export interface HomeGroup extends Searched {
  homes: number
  /** Of its homes, in euros. */
  lowest: number
  highest: number
}

const allPrices = [...priceSteps.rent, ...priceSteps.sale].toSorted((a, b) => a - b)
const most = (values: readonly string[]) => Math.max(...values.map(Number))
const mostBedrooms = most(searchValues.bedrooms)
const mostBathrooms = most(searchValues.bathrooms)

/** The place of a price among the steps: even on a step, odd between two. */
const priceBand = (price: number): number => {
  const next = allPrices.findIndex((step) => price <= step)
  if (next < 0) return 2 * allPrices.length - 1
  return price === allPrices[next] ? 2 * next : 2 * next - 1
}

/** A price in a band; one that is between steps is half a euro above the lower one. */
const priceIn = (band: number): number =>
  band % 2 === 0 ? (allPrices[band / 2] ?? 0) : (allPrices[(band - 1) / 2] ?? 0) + 0.5

const highestStep = (steps: readonly number[], value: number) =>
  steps.findLast((step) => value >= step) ?? 0

/** Groups homes that were read one by one: those of a hosted project. */
export function groupHomes(homes: readonly Searched[]): HomeGroup[] {
  const groups = new Map<string, HomeGroup>()
  for (const home of homes) {
    const group = {
      listing: home.listing ?? 'sale',
      propertyType: home.propertyType ?? 'apartment',
      development: home.development,
      bedrooms: Math.min(home.bedrooms, mostBedrooms),
      bathrooms: Math.min(home.bathrooms, mostBathrooms),
      price: priceIn(priceBand(home.price)),
      area: highestStep(areaSteps, home.area),
      terrace: highestStep(terraceSteps, home.terrace ?? 0),
      status: home.status,
    } satisfies Searched
    const key = JSON.stringify(group)
    const known = groups.get(key)
    if (known) {
      known.homes += 1
      known.lowest = Math.min(known.lowest, home.price)
      known.highest = Math.max(known.highest, home.price)
    } else groups.set(key, { ...group, homes: 1, lowest: home.price, highest: home.price })
  }
  return [...groups.values()]
}

/** Groups the homes of our own database, by one query that reads an index alone. */
export async function groupStoredHomes({ db, engine }: Database): Promise<HomeGroup[]> {
  const text = (column: string) =>
    engine === 'postgres' ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)
  const { rows } = await sql<GroupRow>`
    select coalesce(${text('listing')}, 'sale') as listing,
      coalesce(${text('property_type')}, 'apartment') as type,
      ${text('development')} as development,
      case when bedrooms > ${sql.lit(mostBedrooms)} then ${sql.lit(mostBedrooms)} else bedrooms end as bedrooms,
      case when bathrooms > ${sql.lit(mostBathrooms)} then ${sql.lit(mostBathrooms)} else bathrooms end as bathrooms,
      ${bandOf()} as band,
      ${stepOf('area', areaSteps)} as area,
      ${stepOf('terrace', terraceSteps)} as terrace,
      ${text('status')} as status,
      count(*) as homes, min(price) as lowest, max(price) as highest
    from properties
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db)
  return rows.map(({ type, band, homes, ...row }) => ({
    ...row,
    propertyType: type,
    price: priceIn(Number(band)),
    homes: Number(homes),
  }))
}

interface GroupRow extends Omit<Searched, 'propertyType' | 'price'> {
  type: Property['propertyType']
  band: number
  homes: number
  lowest: number
  highest: number
}

/** {@link priceBand} in SQL. */
function bandOf(): RawBuilder<number> {
  const cases = allPrices.map(
    (step, index) =>
      sql`when price < ${sql.lit(step)} then ${sql.lit(2 * index - 1)} when price = ${sql.lit(step)} then ${sql.lit(2 * index)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(2 * allPrices.length - 1)} end`
}

const stepOf = (column: string, steps: readonly number[]): RawBuilder<number> => {
  const cases = steps
    .toReversed()
    .map((step) => sql`when ${sql.ref(column)} >= ${sql.lit(step)} then ${sql.lit(step)}`)
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}
