import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Member } from '../../staff/member.ts'
import { refuseOverLimit } from './bounds.ts'
import { readConditions } from './conditions.ts'
import { contentType, readAccept } from './media-type.ts'
import { parseOrder, parseSelect } from './parse-columns.ts'
import { checkConditions, orderOf, resolveSelect, whereOf } from './query.ts'
import { contentRange, readWindow, statusOf } from './range.ts'
import { notSingular } from './rest-error.ts'
import { readRows, withoutNulls } from './rows.ts'
import type { Table } from './tables.ts'
import { visibleRows } from './visible.ts'
import type { RestVisitor } from './visitor.ts'

/** The sender of a read request. */
interface Reader {
  visitor: RestVisitor
  /** Set where the caller is a member of staff. */
  member: Member | undefined
  /** The time of the request, in milliseconds since 1970. */
  now: number
}

/**
 * GET and HEAD of a table, with PostgREST's parameters and headers. Rows that the reader may not
 * see appear not to exist.
 * @throws {RestError} for a request that PostgREST refuses, with its status and code.
 */
export async function readTable(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  table: Table,
  { visitor, member, now }: Reader,
  { method, url, headers }: Request,
): Promise<Response> {
  const { search, searchParams: query } = new URL(url)
  refuseOverLimit('query', search.length)
  refuseOverLimit('parameters', query.size)
  const media = readAccept(headers.get('Accept') ?? undefined)
  // HTTP defines ranges for GET only (RFC 9110, section 14.2).
  const window = readWindow(
    query,
    method === 'GET' ? (headers.get('Range') ?? undefined) : undefined,
  )
  const counts =
    /(?:^|[\s,])count=(?:exact|planned|estimated)\b/.exec(headers.get('Prefer') ?? '') !== null
  const items = parseSelect(table.name, query.get('select') ?? '*')
  const conditions = readConditions(query)
  const orderItems = query.has('order') ? parseOrder(query.get('order') ?? '') : []
  const outputs = resolveSelect(table, items)
  checkConditions(table, conditions)
  const order = orderOf(engine, table, orderItems)
  const filter = whereOf(engine, table, conditions)
  const where = sql`${visibleRows(engine, table, { visitor, member, now })} and ${filter}`

  const rows = await readRows(db, engine, table, { outputs, where, order, ...window })
  const total = counts
    ? (
        await sql<{
          total: number
        }>`select count(*) as total from ${sql.table(table.name)} where ${where}`.execute(db)
      ).rows[0]?.total
    : undefined

  const found = media.withoutNulls ? rows.map(withoutNulls) : rows
  if (media.isObject && found.length !== 1) throw notSingular(found.length)
  const status = statusOf(window.offset, rows.length, total)
  return new Response(JSON.stringify(media.isObject ? found[0] : found), {
    status,
    headers: {
      'Content-Type': contentType(media),
      'Content-Range': contentRange(window.offset, rows.length, total),
      'Content-Location': contentLocation(table, query),
      ...(counts ? { 'Preference-Applied': 'count=exact' } : {}),
    },
  })
}

/** The Content-Location header: the request's address with its parameters sorted by name. */
function contentLocation({ name: table }: Table, query: URLSearchParams): string {
  const names = [...new Set(query.keys())].filter((name) => name !== 'apikey').sort()
  const parameters = names.map(
    (name) => `${encode(name)}=${query.getAll(name).map(encode).join(',')}`,
  )
  return parameters.length > 0 ? `/${table}?${parameters.join('&')}` : `/${table}`
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
