import { RestError, unsatisfiable } from './rest-error.ts'

interface RowWindow {
  offset: number
  /** Undefined: up to the last row. */
  limit: number | undefined
}

const bigintEnd = 2n ** 63n

/**
 * The rows that `limit` and `offset` request, restricted by a Range header.
 * @throws {RestError} 416 PGRST103 for an impossible window.
 */
export function readWindow(query: URLSearchParams, header: string | undefined): RowWindow {
  const limit = readNumber(query.getAll('limit').at(-1))
  const offset = Math.max(0, readNumber(query.getAll('offset').at(-1)) ?? 0)
  const range = readRange(header)
  if (limit === 0 && offset === 0) return { offset: 0, limit: 0 }
  const first = Math.max(offset, range.first)
  const last = Math.min(limit === undefined ? Infinity : offset + limit - 1, range.last)
  if (last < first) throw unsatisfiable('Limit should be greater than or equal to zero.')
  return { offset: first, limit: last === Infinity ? undefined : last - first + 1 }
}

/** A whole number; anything else counts as absent. */
function readNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\s*-?\d+\s*$/.test(text)) return undefined
  if (BigInt(text.trim()) >= bigintEnd)
    throw new RestError(400, '22003', `value "${text}" is out of range for type bigint`)
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
}

function readRange(header: string | undefined): { first: number; last: number } {
  const [, first, last] = /^(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined) return { first: 0, last: Infinity }
  if (last && Number(last) < Number(first))
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { first: Number(first), last: last ? Number(last) : Infinity }
}

/**
 * The Content-Range header: `0-9/42`, `0-9/*`, or with `*` as the range where there are no rows.
 */
export const contentRange = (offset: number, rows: number, total: number | undefined): string =>
  `${rows > 0 ? `${offset}-${offset + rows - 1}` : '*'}/${total ?? '*'}`

/**
 * The status of an answer: 206 when a count shows that there are more rows.
 * @throws {RestError} 416 when the offset exceeds the number of rows.
 */
export function statusOf(offset: number, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200
  if (offset > total)
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, {
      'Content-Range': `*/${total}`,
    })
  return rows < total ? 206 : 200
}
