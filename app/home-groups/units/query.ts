import { type HomeStatus, statuses } from '#server/catalogue/property.ts'

/** The columns that a table of units can be sorted by. */
export const sortable = ['unit', 'floor', 'bedrooms', 'area', 'terrace', 'price'] as const
export type UnitColumn = (typeof sortable)[number]

/** The query of a table of units, as in its address. */
export interface UnitsQuery {
  sort: UnitColumn
  descending: boolean
  /** The exact number of bedrooms; undefined for any. */
  bedrooms: number | undefined
  status: HomeStatus | undefined
}

/** The default query: the cheapest home first. */
const unasked: UnitsQuery = {
  sort: 'price',
  descending: false,
  bedrooms: undefined,
  status: undefined,
}

/** The parameters that a development's page reads. */
export const unitsParameters = {
  bedrooms: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  sort: sortable.flatMap((column) => [column, `-${column}`]).filter((one) => one !== 'price'),
  status: statuses,
} as const

/** Reads the query from an address; unknown values are ignored. */
export function readUnitsQuery(search: URLSearchParams): UnitsQuery {
  const [, minus = '', column] = /^(-?)(\w+)$/.exec(search.get('sort') ?? '') ?? []
  const sort = sortable.find((one) => one === column)
  const bedrooms = unitsParameters.bedrooms.find((one) => one === search.get('bedrooms'))
  return {
    sort: sort ?? unasked.sort,
    descending: sort !== undefined && minus === '-',
    bedrooms: bedrooms === undefined ? undefined : Number(bedrooms),
    status: statuses.find((one) => one === search.get('status')),
  }
}

export function unitsSearch(query: UnitsQuery, change: Partial<UnitsQuery> = {}): string {
  const { sort, descending, bedrooms, status } = { ...query, ...change }
  const search = new URLSearchParams()
  if (bedrooms !== undefined) search.set('bedrooms', String(bedrooms))
  if (status !== undefined) search.set('status', status)
  if (sort !== unasked.sort || descending) search.set('sort', descending ? `-${sort}` : sort)
  return `${search.size > 0 ? `?${search}` : ''}#homes`
}

/** The query after a press on a column heading: sorted by that column, or in reverse order. */
export const sortedBy = (query: UnitsQuery, column: UnitColumn): Partial<UnitsQuery> => ({
  sort: column,
  descending: query.sort === column && !query.descending,
})
