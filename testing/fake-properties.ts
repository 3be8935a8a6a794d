import { homes } from '#server/catalogue/seed/homes.ts'

/** A row as a hosted project returns it: the first sample home, with the changes of a test. */
export function hostedRow(change: Record<string, unknown> = {}): Record<string, unknown> {
  const [home] = homes
  if (!home) throw new Error('There are no sample homes')
  const { en, price, bedrooms, bathrooms, area, location } = home
  return {
    id: 'hosted-1',
    slug: 'hosted-home',
    title: 'A home of the project',
    price,
    description: en.description,
    long_description: en.longDescription,
    bedrooms,
    bathrooms,
    area,
    terrace: null,
    garden: null,
    location,
    development: null,
    community_fees: null,
    ref: 'H-1',
    features: en.features,
    images: ['/pictures/coast.jpg'],
    created_at: '2026-11-01T09:00:00.123456+00:00',
    ...change,
  }
}

/**
 * Answers the site's requests for properties as PostgREST does; of the filters it supports only the
 * slug.
 */
export function answerProperties(
  properties: Record<string, unknown>[],
  request: Request,
): Response {
  const query = new URL(request.url).searchParams
  const slug = query.get('slug')?.replace(/^eq\./, '')
  const found = properties.filter((row) => slug === undefined || row.slug === slug)
  if (request.headers.get('Accept')?.includes('vnd.pgrst.object')) {
    const error = {
      code: 'PGRST116',
      details: `The result contains ${found.length} rows`,
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    }
    return found.length === 1 ? Response.json(found[0]) : Response.json(error, { status: 406 })
  }
  const offset = Number(query.get('offset') ?? 0)
  const rows = found.slice(offset, offset + Number(query.get('limit') ?? found.length))
  if (offset > found.length)
    return Response.json(
      { code: 'PGRST103', details: null, hint: null, message: 'Requested range not satisfiable' },
      { status: 416 },
    )
  const range = `${rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*'}/${found.length}`
  return Response.json(rows, {
    status: rows.length < found.length ? 206 : 200,
    headers: { 'Content-Range': range },
  })
}
