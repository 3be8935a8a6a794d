import { contentType, readAccept } from '../media-type.ts'
import { parseSelect } from '../parse-columns.ts'
import { type OutputColumn, resolveSelect } from '../query.ts'
import { notSingular } from '../rest-error.ts'
import { type RestRow, withoutNulls } from '../rows.ts'
import type { Table } from '../tables.ts'
import type { Preferences } from './preferences.ts'

/** The result of a write request. */
interface WriteResult {
  rows: RestRow[]
  /** 204 becomes 200 where rows are returned. */
  status: 200 | 201 | 204
  /** The first part of the header Content-Range, such as `0-3`. */
  range: string
  location?: string | undefined
}

/** The requested format of the response, read before anything is written. */
interface ResponseFormat {
  outputs: OutputColumn[]
  media: ReturnType<typeof readAccept>
  preferences: Preferences
}

/** @throws {RestError} for an Accept header or a `select` that cannot be answered. */
export const readResponseFormat = (
  table: Table,
  { headers }: Request,
  query: URLSearchParams,
  preferences: Preferences,
): ResponseFormat => ({
  media: readAccept(headers.get('Accept') ?? undefined),
  outputs: resolveSelect(table, parseSelect(table.name, query.get('select') ?? '*')),
  preferences,
})

/**
 * @throws {RestError} 406 where a single row was requested, but none or several were written; rolls
 *   the write back.
 */
export function checkSingular(
  { media, preferences }: ResponseFormat,
  rows: readonly RestRow[],
): void {
  if (media.isObject && preferences.returns === 'representation' && rows.length !== 1)
    throw notSingular(rows.length)
}

/** The response in the requested format: with the rows, or without a body. */
export function rowsResponse(
  { outputs, media, preferences }: ResponseFormat,
  { rows, status, range, location }: WriteResult,
): Response {
  const { returns, counts, applied } = preferences
  const headers = new Headers({ 'Content-Range': `${range}/${counts ? rows.length : '*'}` })
  if (applied) headers.set('Preference-Applied', applied)
  if (location && returns === 'headers-only') headers.set('Location', location)
  if (returns !== 'representation') return new Response(null, { status, headers })
  headers.set('Content-Type', contentType(media))
  const shown = rows.map((row) => {
    const selected = Object.fromEntries(
      outputs.map(({ column, name }): [string, unknown] => [name, row[column] ?? null]),
    )
    return media.withoutNulls ? withoutNulls(selected) : selected
  })
  return new Response(JSON.stringify(media.isObject ? shown[0] : shown), {
    status: status === 204 ? 200 : status,
    headers,
  })
}
