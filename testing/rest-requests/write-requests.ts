/** Callers with their role and the level of their session. */
export const writers = [
  ['manager', 'manager', 2],
  ['agent', 'agent', 2],
  ['aal1', 'manager', 1],
  ['member', undefined, 1],
] as const
/** The caller of a request. */
export type WriteCaller = (typeof writers)[number][0] | 'visitor'
/** A request that writes homes. */
export interface WriteRequest {
  method: string
  query?: string
  prefer?: string
  body?: unknown
  headers?: Record<string, string>
  as?: WriteCaller
}

/** A home with the columns that are required. */
export const homeToWrite = (id: string, more: object = {}) => ({
  id,
  slug: id,
  title: 'T',
  price: 5,
  description: 'D',
  bedrooms: 1,
  bathrooms: 1,
  area: 9,
  location: 'L',
  ref: 'R',
  ...more,
})
const columns = Object.keys(homeToWrite('')).join(',')
export const returnRows = 'return=representation'
export const merge = `resolution=merge-duplicates,${returnRows}`

/** The requests are made in sequence, on homes h1 to h9. */
export const writeRequests: WriteRequest[] = [
  { method: 'POST', body: homeToWrite('n1') },
  { method: 'POST', query: 'select=id,price', prefer: returnRows, body: homeToWrite('n2') },
  { method: 'POST', prefer: 'return=headers-only', body: homeToWrite('n3') },
  {
    method: 'POST',
    query: 'select=id',
    prefer: `${returnRows}, count=exact`,
    body: [homeToWrite('n4'), homeToWrite('n5')],
  },
  {
    method: 'POST',
    prefer: 'return=minimal, count=exact',
    body: [homeToWrite('n6'), homeToWrite('n7')],
  },
  { method: 'POST', prefer: 'return=headers-only', body: [homeToWrite('n8'), homeToWrite('n9')] },
  { method: 'POST', body: homeToWrite('n1', { slug: 'other' }) },
  { method: 'POST', body: homeToWrite('other', { slug: 'n1' }) },
  { method: 'POST', body: [homeToWrite('first'), homeToWrite('n1')] },
  {
    method: 'POST',
    query: 'select=id,price',
    prefer: merge,
    body: homeToWrite('n1', { price: 6 }),
  },
  {
    method: 'POST',
    query: 'select=id',
    prefer: merge,
    body: [homeToWrite('n1'), homeToWrite('o1')],
  },
  {
    method: 'POST',
    query: 'select=id',
    prefer: merge,
    body: [homeToWrite('n1'), homeToWrite('n1')],
  },
  {
    method: 'POST',
    query: 'select=id',
    prefer: merge,
    body: [homeToWrite('o2'), homeToWrite('o2')],
  },
  { method: 'POST', prefer: merge, body: [] },
  { method: 'POST', prefer: 'resolution=merge-duplicates', body: homeToWrite('n2', { price: 7 }) },
  {
    method: 'POST',
    query: 'select=id',
    prefer: `resolution=ignore-duplicates,${returnRows}`,
    body: [homeToWrite('n1'), homeToWrite('o3')],
  },
  {
    method: 'POST',
    query: 'select=id',
    prefer: `resolution=ignore-duplicates,${returnRows}`,
    body: [homeToWrite('n1')],
  },
  {
    method: 'POST',
    query: 'select=id&on_conflict=slug',
    prefer: merge,
    body: homeToWrite('n1', { title: 'By slug' }),
  },
  {
    method: 'POST',
    query: 'on_conflict=slug',
    prefer: merge,
    body: homeToWrite('moved', { slug: 'n1' }),
  },
  { method: 'POST', query: 'on_conflict=title', prefer: merge, body: homeToWrite('n1') },
  { method: 'POST', query: 'on_conflict=nope', prefer: merge, body: homeToWrite('n1') },
  { method: 'POST', query: 'on_conflict=slug', body: homeToWrite('n1') },
  { method: 'POST', prefer: merge, body: { id: 'n1', slug: 'n1' } },
  { method: 'POST', body: {} },
  { method: 'POST', prefer: returnRows, body: [] },
  { method: 'POST', prefer: returnRows, body: [{}] },
  { method: 'POST', body: '' },
  { method: 'POST', body: '{"id":' },
  { method: 'POST', body: [1, 2] },
  { method: 'POST', body: [{ id: 'a' }, { slug: 'b' }] },
  {
    method: 'POST',
    query: `columns=${columns}&select=id`,
    prefer: returnRows,
    body: [homeToWrite('c1', { nope: 5 })],
  },
  { method: 'POST', query: 'columns=id,nope', body: [{ id: 'c1' }] },
  { method: 'POST', query: 'columns=id,,slug', body: [{ id: 'c1' }] },
  { method: 'POST', body: homeToWrite('c2', { nope: 1 }) },
  { method: 'POST', query: `columns=${columns},features`, body: [homeToWrite('c3')] },
  {
    method: 'POST',
    query: `columns=${columns},features,images,publication,revision&select=id,features,publication`,
    prefer: `${returnRows},missing=default`,
    body: [homeToWrite('c4'), homeToWrite('c5', { features: ['Sea'] })],
  },
  { method: 'POST', query: 'select=nope', prefer: returnRows, body: homeToWrite('e1') },
  {
    method: 'POST',
    query: 'select=id&id=eq.zz&limit=1&order=id.desc',
    prefer: returnRows,
    body: [homeToWrite('e2'), homeToWrite('e3')],
  },
  { method: 'POST', query: 'id=zz', body: homeToWrite('e4') },
  { method: 'POST', body: homeToWrite('e5'), headers: { 'Content-Type': 'text/plain' } },
  ...[
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.object+json;nulls=stripped',
  ].flatMap((Accept, n) => [
    {
      method: 'POST',
      query: 'select=id,garden',
      prefer: returnRows,
      body: homeToWrite(`s${n}`),
      headers: { Accept },
    },
    {
      method: 'POST',
      query: 'select=id',
      prefer: returnRows,
      body: [homeToWrite(`t${n}`), homeToWrite(`u${n}`)],
      headers: { Accept },
    },
    {
      method: 'PATCH',
      query: 'id=in.(h1,h2)&select=id',
      prefer: returnRows,
      body: { price: 9 },
      headers: { Accept },
    },
    { method: 'DELETE', query: 'id=in.(h1,h2)&select=id', prefer: returnRows, headers: { Accept } },
  ]),
  { method: 'PATCH', query: 'id=eq.h1', body: { price: 101 } },
  {
    method: 'PATCH',
    query: 'id=eq.h1&select=id,price,revision',
    prefer: returnRows,
    body: { price: 102 },
  },
  {
    method: 'PATCH',
    query: 'id=eq.h1&select=id,revision',
    prefer: returnRows,
    body: { price: 102 },
  },
  {
    method: 'PATCH',
    query: 'id=eq.h1&revision=eq.1&select=id',
    prefer: returnRows,
    body: { price: 103 },
  },
  {
    method: 'PATCH',
    query: 'id=eq.h1',
    prefer: 'return=headers-only, count=exact',
    body: { price: 9 },
  },
  { method: 'PATCH', query: 'id=eq.zz', prefer: `${returnRows}, count=exact`, body: { price: 9 } },
  { method: 'PATCH', query: 'id=eq.zz', prefer: 'count=exact', body: { price: 9 } },
  { method: 'PATCH', query: 'id=eq.zz', body: { price: 9 } },
  { method: 'PATCH', query: 'id=eq.h1', body: {} },
  { method: 'PATCH', query: 'id=eq.h1', prefer: `${returnRows},count=exact`, body: {} },
  { method: 'PATCH', query: 'id=eq.h1', body: [] },
  {
    method: 'PATCH',
    query: 'id=eq.h1&select=price',
    prefer: returnRows,
    body: [{ price: 3 }, { price: 4 }],
  },
  { method: 'PATCH', query: 'id=eq.h1', body: { nope: 1 } },
  {
    method: 'PATCH',
    query: 'id=eq.h1&columns=price&select=price,title',
    prefer: returnRows,
    body: { price: 7, title: 'no' },
  },
  {
    method: 'PATCH',
    query: 'id=eq.h1&columns=price,garden&select=garden',
    prefer: `${returnRows},missing=default`,
    body: { price: 8 },
  },
  { method: 'PATCH', query: 'id=eq.h1', body: { id: 'other' } },
  {
    method: 'PATCH',
    query: 'id=eq.h1&select=revision',
    prefer: returnRows,
    body: { revision: 77 },
  },
  { method: 'PATCH', query: 'id=eq.h1', body: { slug: 'h2' } },
  { method: 'PATCH', query: 'id=in.(h3,h4)', body: { slug: 'same' } },
  { method: 'PATCH', query: 'id=eq.h1', body: { price: null } },
  { method: 'PATCH', query: 'nope=eq.h1', body: { price: 1 } },
  { method: 'PATCH', query: 'price=eq.x', body: { price: 1 } },
  {
    method: 'PATCH',
    query: 'id=in.(h1,h2)&select=id&limit=1&order=id',
    prefer: returnRows,
    body: { price: 55 },
  },
  { method: 'PATCH', query: 'id=in.(h1,h2)&limit=1', body: { price: 55 } },
  {
    method: 'PATCH',
    query: 'id=in.(h1,h2)&select=id&order=id.desc',
    prefer: `${returnRows},count=exact`,
    body: { price: 56 },
  },
  {
    method: 'PATCH',
    query: 'or=(id.eq.h5,price.eq.600)&select=id,price',
    prefer: returnRows,
    body: { status: 'sold' },
  },
  {
    method: 'PATCH',
    query: 'id=eq.h5',
    body: { publication: 'draft', publish_at: '2030-01-01T09:00+01:00' },
  },
  { method: 'PATCH', query: 'id=eq.h6', body: { publish_at: '2030-01-01' } },
  { method: 'PATCH', query: 'id=eq.h7', body: { publication: 'withdrawn' }, as: 'agent' },
  { method: 'DELETE', query: 'id=eq.h8' },
  { method: 'DELETE', query: 'id=eq.h8', prefer: 'count=exact' },
  { method: 'DELETE', query: 'id=eq.h9&select=id,title', prefer: `${returnRows},count=exact` },
  { method: 'DELETE', query: 'id=eq.h9&select=id', prefer: returnRows },
  { method: 'DELETE', query: 'id=eq.n9', prefer: 'return=headers-only' },
  { method: 'DELETE', query: 'id=eq.n8', prefer: 'return=nonsense, foo=bar' },
  { method: 'DELETE', query: 'nope=eq.1' },
  // An unpublished home is visible to staff only.
  ...(['manager', 'agent', 'aal1', 'member', 'visitor'] as const).flatMap((as): WriteRequest[] => [
    { method: 'GET', query: 'select=id,publication&order=id', prefer: 'count=exact', as },
    { method: 'GET', query: 'select=id&id=in.(h5,h6,h7)&order=id', as },
    { method: 'GET', query: 'select=id&publication=neq.published&order=id', as },
    { method: 'POST', body: homeToWrite(`by-${as}`), as },
    { method: 'PATCH', query: `id=eq.by-${as}`, body: { price: 8 }, as },
    { method: 'PATCH', query: 'id=eq.nowhere', body: { price: 8 }, as },
    { method: 'PATCH', query: 'id=eq.h1', body: { price: 'x' }, as },
    { method: 'POST', prefer: merge, query: 'select=id', body: homeToWrite('h1'), as },
    { method: 'DELETE', query: `id=eq.by-${as}`, as },
    { method: 'DELETE', query: 'id=eq.nowhere', as },
  ]),
]
