/**
 * The SQLSTATE of a PostgreSQL error, five characters; undefined for other errors, such as EPIPE
 * from a socket.
 */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?!E)[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined

/**
 * What a SQLSTATE says about the request that it answers:
 * - `disconnected`: the connection is lost (08), or the server stops or starts (57P)
 * - `unable`: the server lacks resources or room (53), cannot read or write (58), is a read-only
 *   standby (25006), or cancelled the statement (57014)
 * - `data`: a value or a constraint refuses a row (22, 23)
 * - `mistake`: no repetition can make the statement right
 */
const kinds = [
  ['disconnected', /^(?:08...|57P..)$/],
  ['unable', /^(?:53...|58...|25006|57014)$/],
  ['data', /^2[23]...$/],
  ['mistake', /^(?:0A|2[0-7BDF]|3[4-9BF]|42|44|P0)...$/],
] as const

/** The kind of a SQLSTATE; undefined for other codes, such as a conflict of transactions. */
export const kindOfState = (code = ''): (typeof kinds)[number][0] | undefined =>
  kinds.find(([, pattern]) => pattern.test(code))?.[0]

/** Whether the same request may succeed later, when the server can be reached or can work again. */
export const isTransient = (code: string): boolean =>
  ['disconnected', 'unable'].includes(kindOfState(code) ?? '')
