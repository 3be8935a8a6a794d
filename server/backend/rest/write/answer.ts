import { contentType, readAccept } from '../media-type.ts'
import { parseSelect } from '../parse-columns.ts'
import { type Output, resolveSelect } from '../query.ts'
import { notSingular } from '../rest-error.ts'
import { type Row, withoutNulls } from '../rows.ts'
import type { Table } from '../tables.ts'
import type { Preferences } from './preferences.ts'

/** The answer to a writing request. */
interface Written {
  rows: Row[]
  /** 204 becomes 200 where there are rows to tell. */
  status: 200 | 201 | 204
  /** How the header Content-Range begins, as `0-3`. */
  range: string
  location?: string | undefined
}

/** How a writing request is to be answered, read before anything is written. */
interface AnswerForm {
  outputs: Output[]
  media: ReturnType<typeof readAccept>
  preferences: Preferences
}

/** @throws {RestError} for an Accept header or a `select` that cannot be answered. */
export const readAnswerForm = (
  table: Table,
  { headers }: Request,
  query: URLSearchParams,
  preferences: Preferences,
): AnswerForm => ({
  media: readAccept(headers.get('Accept') ?? undefined),
  outputs: resolveSelect(table, parseSelect(table.name, query.get('select') ?? '*')),
  preferences,
})

/** @throws {RestError} 406 where one row was asked for, and others were written: nothing is kept then. */
export function checkSingular({ media, preferences }: AnswerForm, rows: readonly Row[]): void {
  if (media.isObject && preferences.returns === 'representation' && rows.length !== 1)
    throw notSingular(rows.length)
}

/** The answer in the form that was asked for: with the rows, or without a body. */
export function answerWritten(
  { outputs, media, preferences }: AnswerForm,
  { rows, status, range, location }: Written,
): Response {
  const { returns, counts, applied } = preferences
  const headers = new Headers({ 'Content-Range': `${range}/${counts ? rows.length : '*'}` })
  if (applied) headers.set('Preference-Applied', applied)
  if (location && returns === 'headers-only') headers.set('Location', location)
  if (returns !== 'representation') return new Response(null, { status, headers })
  headers.set('Content-Type', contentType(media))
  const shown = rows.map((row) => {
    const asked = Object.fromEntries(
      outputs.map(({ column, name }): [string, unknown] => [name, row[column] ?? null]),
    )
    return media.withoutNulls ? withoutNulls(asked) : asked
  })
  return new Response(JSON.stringify(media.isObject ? shown[0] : shown), {
    status: status === 204 ? 200 : status,
    headers,
  })
}
