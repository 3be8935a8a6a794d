import { propertyCard } from '#app/catalogue/card-data.ts'
import { viewingAlternative, viewingLink } from '#app/catalogue/viewing-alternative.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { developmentNamed } from '#app/content/developments/developments.ts'
import { counted } from '#app/plural.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'
import { listedOf } from './listed-of.ts'
import { planFacts } from './plan-facts.server.ts'
import {
  type UnitColumn,
  readUnitsQuery,
  sortable,
  sortedBy,
  type UnitsQuery,
  unitsSearch,
} from './query.ts'
import { words } from './words.ts'

interface Options {
  /** The language-neutral path of the development's page. */
  path: string
  /** The development's name in the catalogue. */
  development: string
  search: URLSearchParams
}

/** From this number of homes on, a table can be sorted and filtered. */
const minToSort = 3

/**
 * The homes of a development as a table, sorted and filtered by the query. A column that would be
 * empty for all homes is omitted, and so are the controls of a table of a few rows.
 * @returns `status`: of the response; 503 while the catalogue is unavailable.
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
  const link = (change: Partial<UnitsQuery>) => here + unitsSearch(query, change)
  const homes = await loadHomes(site, development)
  const all = (homes ?? []).map((home) => unitOf(site, home, language))
  const rows = all
    .filter(({ row }) => query.bedrooms === undefined || row.bedrooms === query.bedrooms)
    .filter(({ row }) => query.status === undefined || row.status === query.status)
    .toSorted((one, other) => compare(one, other, query.sort) * (query.descending ? -1 : 1))
  const isLong = all.length >= minToSort
  const controlled = isLong ? sortable : []
  const message = !homes
    ? insert(listFailed, { message: listFailedMessage })
    : all.length === 0
      ? empty
      : undefined
  return {
    copy,
    rows: rows.map(({ row }) => row),
    message,
    listed: listedOf(all.length, developmentNamed(development)?.homes, language),
    development,
    columns: filledColumns(all),
    heads: controlled.map((column) => ({
      column,
      href: link(sortedBy(query, column)),
      sorted:
        column !== query.sort
          ? undefined
          : query.descending
            ? ('descending' as const)
            : ('ascending' as const),
    })),
    filters: isLong ? filtersOf(all, query, link, language) : [],
    clear: link({ bedrooms: undefined, status: undefined }),
    listing: `${pathIn(language, '/properties')}?development=${encodeURIComponent(development)}#homes`,
    status: homes ? (200 as const) : (503 as const),
  }
}

export type UnitsView = Awaited<ReturnType<typeof loadUnits>>

type Unit = ReturnType<typeof unitOf>

/** The homes on sale in a development; undefined while the catalogue is unavailable. */
async function loadHomes(
  { catalogue, log }: SiteRequest,
  development: string,
): Promise<Property[] | undefined> {
  const list = await whenUnavailable(
    log,
    'the homes of a development could not be read',
    () => catalogue.list({ development, listing: 'sale' }),
    () => undefined,
  )
  return list?.properties
}

/** The optional columns that have a value for at least one home. */
function filledColumns(units: readonly Unit[]) {
  const has = (value: (row: Unit['row']) => unknown) => units.some(({ row }) => Boolean(value(row)))
  return {
    floor: has(({ floor }) => floor),
    facing: has(({ facing }) => facing),
    terrace: has(({ terrace }) => terrace),
    status: has(({ state }) => state),
    plan: has(({ plan }) => plan),
    picture: has(({ picture }) => picture),
  }
}

/** The filters by bedrooms and by status. One that leaves no choice is omitted. */
function filtersOf(
  units: readonly Unit[],
  query: UnitsQuery,
  link: (change: Partial<UnitsQuery>) => string,
  language: Language,
) {
  const copy = words[language]
  const bedrooms = [...new Set(units.map(({ row }) => row.bedrooms))].toSorted((a, b) => a - b)
  const states = new Map(units.map(({ row }) => [row.status, row.state]))
  return [
    {
      name: copy.bedrooms,
      choices: [
        { name: copy.all, href: link({ bedrooms: undefined }), now: query.bedrooms === undefined },
        ...bedrooms.map((n) => ({
          name: counted(copy.beds, n, language),
          href: link({ bedrooms: n }),
          now: query.bedrooms === n,
        })),
      ],
    },
    {
      name: copy.status,
      choices: [
        { name: copy.all, href: link({ status: undefined }), now: query.status === undefined },
        ...[...states].flatMap(([status, state]) =>
          status && state
            ? [{ name: state, href: link({ status }), now: query.status === status }]
            : [],
        ),
      ],
    },
  ].filter(({ choices }) => choices.length > 2)
}

/** The printed cells of one home. */
function unitOf({ pictures }: SiteRequest, home: Property, language: Language) {
  const { id, slug, href, title, lang, price, allIn, state, picture } = propertyCard(
    home,
    language,
    pictures,
  )
  const facts = planFacts(home.ref, language)
  return {
    row: {
      id,
      slug,
      viewing: viewingLink(home, language),
      /** Whether a visitor can choose the time of a viewing of this home. */
      hasCalendar: !viewingAlternative(home, language),
      ref: home.ref,
      href,
      title,
      lang,
      price,
      /** The total with taxes and fees, as on the home's own page. */
      allIn,
      state,
      picture,
      status: home.status,
      bedrooms: home.bedrooms,
      area: groupedNumber(home.area, language),
      terrace: home.terrace === null ? undefined : groupedNumber(home.terrace, language),
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
const compare = (one: Unit, other: Unit, column: UnitColumn): number =>
  one.sorted[column] - other.sorted[column] ||
  one.row.ref.localeCompare(other.row.ref, 'en', { numeric: true })
