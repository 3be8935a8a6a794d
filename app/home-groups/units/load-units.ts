import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { propertyCard } from '#app/catalogue/card-data.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { number } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { planFacts } from './plan-facts.server.ts'
import { type Column, readUnitsQuery, sortable, sortedBy, unitsSearch } from './query.ts'
import { words } from './words.ts'

interface Options {
  /** The language-neutral path of the development's page. */
  path: string
  /** Its name in the catalogue. */
  development: string
  search: URLSearchParams
}

/**
 * The homes of a development as a table, sorted and filtered by the query. A column that would be empty for all
 * homes is omitted.
 * @returns `status`: that of the response; 503 while the catalogue is unavailable.
 */
export async function loadUnits(
  site: SiteRequest,
  language: Language,
  { path, development, search }: Options,
) {
  const copy = words[language]
  const { listFailed, listFailedMessage, empty } = catalogueWords[language]
  const query = readUnitsQuery(search)
  const here = pathIn(language, path)
  const link = (change: Parameters<typeof unitsSearch>[1]) => here + unitsSearch(query, change)
  let homes: Property[] = []
  let failed = false
  try {
    homes = (await site.catalogue.list({ development, listing: 'sale' })).properties
  } catch (error) {
    if (!isUnavailable(error)) throw error
    site.log.error({ err: error }, 'the homes of a development could not be read')
    failed = true
  }
  const all = homes.map((home) => unitOf(site, home, language))
  const rows = all
    .filter(({ row }) => query.bedrooms === undefined || row.bedrooms === query.bedrooms)
    .filter(({ row }) => query.status === undefined || row.status === query.status)
    .toSorted((one, other) => compare(one, other, query.sort) * (query.descending ? -1 : 1))
  const has = (value: (row: Unit['row']) => unknown) => all.some(({ row }) => Boolean(value(row)))
  const bedrooms = [...new Set(all.map(({ row }) => row.bedrooms))].toSorted((a, b) => a - b)
  const states = new Map(all.map(({ row }) => [row.status, row.state]))
  const message = failed
    ? insert(listFailed, { message: listFailedMessage })
    : all.length === 0
      ? empty
      : undefined
  return {
    copy,
    rows: rows.map(({ row }) => row),
    message,
    columns: {
      floor: has(({ floor }) => floor),
      facing: has(({ facing }) => facing),
      terrace: has(({ terrace }) => terrace),
      status: has(({ state }) => state),
      plan: has(({ plan }) => plan),
    },
    heads: sortable.map((column) => ({
      column,
      href: link(sortedBy(query, column)),
      sorted:
        column !== query.sort
          ? undefined
          : query.descending
            ? ('descending' as const)
            : ('ascending' as const),
    })),
    filters: [
      filter(copy.bedrooms, [
        { name: copy.all, href: link({ bedrooms: undefined }), now: query.bedrooms === undefined },
        ...bedrooms.map((n) => ({
          name: counted(copy.beds, n, language),
          href: link({ bedrooms: n }),
          now: query.bedrooms === n,
        })),
      ]),
      filter(copy.status, [
        { name: copy.all, href: link({ status: undefined }), now: query.status === undefined },
        ...[...states].flatMap(([status, state]) =>
          status && state
            ? [{ name: state, href: link({ status }), now: query.status === status }]
            : [],
        ),
      ]),
    ].filter(({ choices }) => choices.length > 2),
    clear: link({ bedrooms: undefined, status: undefined }),
    listing: `${pathIn(language, '/properties')}?development=${encodeURIComponent(development)}#homes`,
    status: failed ? (503 as const) : (200 as const),
  }
}

export type UnitsView = Awaited<ReturnType<typeof loadUnits>>

type Unit = ReturnType<typeof unitOf>

const filter = (name: string, choices: { name: string; href: string; now: boolean }[]) => ({
  name,
  choices,
})

/** The printed cells of one home. */
function unitOf({ pictures }: SiteRequest, home: Property, language: Language) {
  const { id, href, title, lang, price, state } = propertyCard(home, language, pictures)
  const facts = planFacts(home.ref, language)
  return {
    row: {
      id,
      ref: home.ref,
      href,
      title,
      lang,
      price,
      state,
      status: home.status,
      bedrooms: home.bedrooms,
      area: number(home.area, language),
      terrace: home.terrace === null ? undefined : number(home.terrace, language),
      floor: facts?.floor,
      facing: facts?.facing,
      plan:
        facts && pathIn(language, `/plans/${encodeURIComponent(home.ref.toLowerCase())}/plan.svg`),
    },
    sorted: {
      unit: 0,
      floor: facts?.level ?? -1,
      bedrooms: home.bedrooms,
      area: home.area,
      terrace: home.terrace ?? 0,
      price: home.price,
    },
  }
}

/** Sorts by a column; homes with equal values are sorted by reference. */
const compare = (one: Unit, other: Unit, column: Column): number =>
  one.sorted[column] - other.sorted[column] ||
  one.row.ref.localeCompare(other.row.ref, 'en', { numeric: true })
