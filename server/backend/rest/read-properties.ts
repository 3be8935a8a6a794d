import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { refuseBeyond } from './bounds.ts'
import { columns } from './columns.ts'
import { contentType, readAccept } from './media-type.ts'
import { parseOrder, parseSelect } from './parse-columns.ts'
import { type Condition, parseFilter, parseLogic } from './parse-conditions.ts'
import { checkConditions, orderOf, type Output, readSql, resolveSelect, whereOf } from './query.ts'
import { contentRange, readWindow, statusOf } from './range.ts'
import { RestError } from './rest-error.ts'
import { writeTime } from './values.ts'

/** Parameters that are not filters. */
const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'])
const logic = new Set(['or', 'and', 'not.or', 'not.and'])

/**
 * GET and HEAD /properties, with PostgREST's parameters and headers.
 * @throws {RestError} for a request that PostgREST refuses, with its status and code.
 */
export async function readProperties(
  { db, engine }: Database,
  { method, url, headers }: Request,
): Promise<Response> {
  const { search, searchParams: query } = new URL(url)
  refuseBeyond('query', search.length)
  refuseBeyond('parameters', query.size)
  const media = readAccept(headers.get('Accept') ?? undefined)
  // HTTP defines ranges for GET only (RFC 9110, section 14.2).
  const window = readWindow(
    query,
    method === 'GET' ? (headers.get('Range') ?? undefined) : undefined,
  )
  const counts =
    /(?:^|[\s,])count=(?:exact|planned|estimated)\b/.exec(headers.get('Prefer') ?? '') !== null
  const outputs = parseSelect(query.get('select') ?? '*')
  const conditions = parseConditions(query)
  const orderItems = query.has('order') ? parseOrder(query.get('order') ?? '') : []
  const selected = resolveSelect(outputs)
  refuseBeyond('terms', countTerms(conditions))
  checkConditions(conditions)
  const order = orderOf(engine, orderItems)
  const where = whereOf(engine, conditions)

  const fields = sql.join(
    selected.map(({ column }, index) => sql`${readSql(engine, column)} as ${sql.ref(`c${index}`)}`),
  )
  const limit =
    window.limit === undefined
      ? engine === 'sqlite'
        ? sql`limit -1`
        : sql``
      : sql`limit ${window.limit}`
  const { rows } = await sql<Record<string, unknown>>`
    select ${fields} from properties where ${where} order by ${order} ${limit} offset ${window.offset}`.execute(
    db,
  )
  const total = counts
    ? (
        await sql<{
          total: number
        }>`select count(*) as total from properties where ${where}`.execute(db)
      ).rows[0]?.total
    : undefined

  const items = rows.map((row) => present(selected, row, media.withoutNulls))
  if (media.isObject && items.length !== 1)
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${items.length} rows`,
    })
  const status = statusOf(window.offset, rows.length, total)
  return new Response(JSON.stringify(media.isObject ? items[0] : items), {
    status,
    headers: {
      'Content-Type': contentType(media),
      'Content-Range': contentRange(window.offset, rows.length, total),
      'Content-Location': contentLocation(query),
      ...(counts ? { 'Preference-Applied': 'count=exact' } : {}),
    },
  })
}

function parseConditions(query: URLSearchParams): Condition[] {
  return [...query]
    .filter(([key]) => !reserved.has(key))
    .map(([key, value]) => {
      if (logic.has(key)) return parseLogic(key, value)
      const [resource, ...rest] = key.split('.')
      if (rest.length > 0)
        throw new RestError(
          400,
          'PGRST108',
          `'${resource}' is not an embedded resource in this request`,
          {
            hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
          },
        )
      return parseFilter(key, value)
    })
}

/** All conditions of the trees together; level by level, for the trees come from outside. */
function countTerms(conditions: Condition[]): number {
  let terms = 0
  for (let level = conditions; level.length > 0;) {
    terms += level.length
    level = level.flatMap((one) => ('logic' in one ? one.conditions : []))
  }
  return terms
}

/** A row under the names that were asked for. SQLite returns JSON as text; times have no zone yet. */
function present(
  selected: Output[],
  row: Record<string, unknown>,
  withoutNulls: boolean,
): Record<string, unknown> {
  const fields = selected.map(({ column, name }, index): [string, unknown] => {
    const value = row[`c${index}`]
    if (typeof value !== 'string') return [name, value]
    const type = columns[column]
    return [
      name,
      type === 'jsonb'
        ? JSON.parse(value)
        : type === 'timestamp with time zone'
          ? writeTime(value)
          : value,
    ]
  })
  return Object.fromEntries(withoutNulls ? fields.filter(([, value]) => value !== null) : fields)
}

/** The Content-Location header: the request's address with its parameters sorted by name. */
function contentLocation(query: URLSearchParams): string {
  const names = [...new Set(query.keys())].filter((name) => name !== 'apikey').sort()
  const parameters = names.map(
    (name) => `${encode(name)}=${query.getAll(name).map(encode).join(',')}`,
  )
  return parameters.length > 0 ? `/properties?${parameters.join('&')}` : '/properties'
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
