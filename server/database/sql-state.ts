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
