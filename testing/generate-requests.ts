import type { SampleProperty } from '#server/catalogue/seed/sample-property.ts'
import { randomFrom } from './random.ts'

/** One request to `/rest/v1/properties`. */
export interface Asked {
  method: 'GET' | 'HEAD'
  query: string
  headers: Record<string, string>
  /** Whether it determines the order of all rows. */
  isOrdered: boolean
}

const texts = [
  'id',
  'title',
  'location',
  'development',
  'property_type',
  'status',
  'energy_rating',
  'ref',
]
const numbers = ['price', 'bedrooms', 'bathrooms', 'area', 'terrace', 'garden', 'community_fees']
const times = [
  '2026-10-25',
  '2026-10-20T09:00:00Z',
  '2026-10-15 11:00:00+02',
  '2026-11-01T09:00:00.000Z',
  '2026-10-05T09:00:00.0005Z',
]
const odd = [
  'A "quoted", (odd) title\\ with 100% of _signs',
  'ÁTICO en Málaga',
  'nobody',
  '',
  'null',
  'á',
]

/** Requests of every kind, the same ones in every run. */
export function generateRequests(count: number, homes: SampleProperty[]): Asked[] {
  const random = randomFrom(20_261_120)
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const chance = (probability: number) => random() < probability
  const some = <T>(max: number, make: () => T): T[] =>
    Array.from({ length: 1 + Math.floor(random() * max) }, make)

  const textOf = (column: string): string => {
    const home = pick(homes)
    const values: Record<string, string | null> = {
      id: home.id,
      title: home.en.title,
      location: home.location,
      development: home.development,
      property_type: home.propertyType,
      status: home.status,
      energy_rating: home.energyRating,
      ref: home.ref,
    }
    return chance(0.85) ? (values[column] ?? 'x') : pick(odd)
  }
  const numberOf = (column: string): string => {
    const home = pick(homes)
    const values: Record<string, number | null> = {
      price: home.price,
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      area: home.area,
      terrace: home.terrace,
      garden: home.garden,
      community_fees: home.communityFees,
    }
    return String(values[column] ?? Math.floor(random() * 100))
  }
  const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  const inList = (text: string) => (/[,()"\\]/.test(text) || chance(0.3) ? quoted(text) : text)
  const patternOf = (text: string) => {
    const from = Math.floor(random() * text.length)
    const part = text.slice(from, from + 1 + Math.floor(random() * 6)).replace(/\\+$/, '')
    return pick([
      `*${part}*`,
      `${text.slice(0, 4).replace(/\\+$/, '')}*`,
      `%${part}%`,
      `_${text.slice(1).replace(/\\+$/, '')}`,
      part.toUpperCase(),
      `*${part.toUpperCase()}*`,
    ])
  }

  /** An operator and its value, as written after a column; `inTree` where commas and brackets have a meaning. */
  const operation = (column: string, inTree: boolean): string => {
    const not = chance(0.2) ? 'not.' : ''
    const isText = texts.includes(column)
    const value = () =>
      column === 'created_at' ? pick(times) : isText ? textOf(column) : numberOf(column)
    const safe = (text: string) => (inTree ? inList(text) : text)
    if (chance(0.1)) return `${not}is.null`
    if (chance(0.15)) return `${not}in.(${some(4, value).map(inList).join(',')})`
    if (isText && chance(0.35))
      return `${not}${pick(['like', 'ilike'])}.${safe(patternOf(value()))}`
    return `${not}${pick(['eq', 'neq', 'gt', 'gte', 'lt', 'lte'])}.${safe(value())}`
  }
  const columnOf = () => pick([...texts, ...numbers, 'created_at'])
  const tree = (depth: number): string => {
    if (depth === 0 || chance(0.6)) {
      const column = columnOf()
      return `${column}.${operation(column, true)}`
    }
    return `${chance(0.2) ? 'not.' : ''}${pick(['and', 'or'])}(${some(3, () => tree(depth - 1)).join(',')})`
  }
  const order = () =>
    `${columnOf()}${pick(['', '.asc', '.desc'])}${chance(0.3) ? pick(['.nullsfirst', '.nullslast']) : ''}`

  return Array.from({ length: count }, () => {
    const query = new URLSearchParams()
    const headers: Record<string, string> = {}
    if (chance(0.6))
      query.set(
        'select',
        chance(0.1)
          ? '*'
          : [
              'id',
              ...some(4, () =>
                pick([
                  ...texts,
                  ...numbers,
                  'created_at',
                  'features',
                  'translations',
                  'home:title',
                ]),
              ),
            ]
              .filter(isFirst)
              .join(','),
      )
    for (let left = Math.floor(random() * 3); left > 0; left--) {
      const column = columnOf()
      query.append(column, operation(column, false))
    }
    if (chance(0.25))
      query.append(
        pick(['or', 'and', 'not.or', 'not.and']),
        `(${some(3, () => tree(2)).join(',')})`,
      )
    const windowed = chance(0.4)
    const isOrdered = windowed || chance(0.5)
    if (isOrdered) query.set('order', [...some(2, order), 'id'].join(','))
    if (windowed) {
      if (chance(0.7)) query.set('limit', String(Math.floor(random() * 12)))
      if (chance(0.5)) query.set('offset', String(Math.floor(random() * 20)))
      if (chance(0.2))
        headers.Range = `${Math.floor(random() * 5)}-${chance(0.8) ? 3 + Math.floor(random() * 12) : ''}`
    }
    if (chance(0.3)) headers.Prefer = 'count=exact'
    if (chance(0.08)) headers.Accept = 'application/vnd.pgrst.object+json'
    return { method: chance(0.05) ? 'HEAD' : 'GET', query: query.toString(), headers, isOrdered }
  })
}

const isFirst = <T>(item: T, index: number, list: T[]) => list.indexOf(item) === index

const ask = (query: string, headers: Record<string, string> = {}): Asked => ({
  method: 'GET',
  query,
  headers,
  isOrdered: query.includes('order='),
})
const counted = { Prefer: 'count=exact' }
const bare = { Accept: 'application/vnd.pgrst.object+json' }

/** Mistakes of clients, and edge cases of what is correct. */
export const edgeCases: Asked[] = [
  ...[
    'price=eq.abc',
    'price=eq.1.5',
    'price=eq.99999999999',
    'price=eq.',
    'price=eq.%20485000%20',
    'price=in.(1,a)',
    'price=in.()',
    'id=in.()',
    'id=not.in.()',
    'garden=not.in.()',
    'id=in.(a',
    'id=in.a',
    'id=in.("villa-001",villa-002)',
    'price=like.1*',
    'price=is.true',
    'title=is.false',
    'created_at=is.unknown',
    'title=is.x',
    'garden=is.NULL',
    'garden=not.is.null',
    'created_at=eq.abc',
    'created_at=eq.2026-13-45',
    'created_at=like.2026*',
    'created_at=eq.2026-11-01T10:00:00%2B01:00',
    'features=eq.abc',
    'features=eq.[]',
    'features=like.a*',
    'features=is.null',
    'translations=is.null',
    'features=cs.["Gated security, 24/7"]',
    'title=cs.a',
    'nope=eq.1',
    'price=villa',
    'price=foo.1',
    'price=not.not.eq.1',
    'price=eq',
    'or=(price.eq.410000,id.eq.villa-002)',
    'or=(price.eq.1',
    'or=',
    'or=()',
    'or=(nope.eq.1)',
    'or=(not.price.eq.1)',
    'or=(id)',
    'or=(id.foo.1)',
    'or=(id.eq)',
    'or=(id.eq.1,)',
    'or=((id.eq.1))',
    'or=(price.not.in.(1,2),id.like.vil*)',
    'and=(id.eq."villa-002")',
    'or=(title.eq."A \\"quoted\\", (odd) title\\\\ with 100% of _signs")',
    'title=eq.A "quoted", (odd) title\\ with 100% of _signs',
    'title=like.*100\\%*',
    'title=like.*\\_signs',
    'title=like.*_____signs',
    'title=ilike.*málaga*',
    'title=ilike.ático*',
    'a.b=eq.1',
    'foo=bar',
    'columns=nope',
    'price=gt.1&price=lt.420000',
  ].map((filter) =>
    ask(
      `select=id&order=id&${filter.replaceAll('\\', '%5C').replaceAll('100%', '100%25').replaceAll(' ', '%20')}`,
    ),
  ),
  ...[
    '',
    '*',
    'nope',
    'ID',
    'id,',
    'a:id,b:price',
    'price.sum()',
    'id:',
    'id ,title',
    '"id"',
    'id,*',
  ].map((select) => ask(`select=${encodeURIComponent(select)}&order=id`)),
  ...[
    'price.foo',
    'price,',
    'nope',
    '',
    '.asc',
    'price.asc.desc',
    'price.DESC',
    'id,,price',
    'garden.desc,id',
    'garden.nullsfirst,id',
    'garden.desc.nullslast,id',
    'title,id',
  ].map((order) => ask(`select=id&order=${order}`)),
  ...[
    'limit=0',
    'limit=-1',
    'limit=abc',
    'limit=',
    'limit=1.5',
    'offset=-1',
    'offset=100',
    'offset=abc',
    'limit=99999999999999999999',
    'limit=0&offset=3',
    'limit=1&limit=2',
    'limit=2&offset=27',
  ].map((window) => ask(`select=id&order=id&${window}`)),
  ...['limit=0', 'offset=28', 'offset=29', 'id=eq.x', 'id=eq.x&offset=1', 'limit=5&offset=26'].map(
    (window) => ask(`select=id&order=id&${window}`, counted),
  ),
  ...['0-1', '2-', '5-2', 'abc', '-5', 'items=0-1', '900-'].flatMap((Range) => [
    ask('select=id&order=id', { Range }),
    ask('select=id&order=id&limit=5&offset=1', { Range, ...counted }),
  ]),
  ...['id=eq.villa-002', 'id=eq.x', 'limit=1', 'limit=2', ''].map((filter) =>
    ask(`select=id,garden&order=id&${filter}`, bare),
  ),
  ask('select=id,status&id=eq.apt-002', {
    Accept: 'application/vnd.pgrst.object+json;nulls=stripped',
  }),
  ask('select=id,status&order=id&limit=3', {
    Accept: 'application/vnd.pgrst.array+json;nulls=stripped',
  }),
  ask('select=id&order=id&limit=1', { Accept: 'text/html, */*;q=0.1' }),
]
