/** SQLite's primary result code; undefined for other errors. */
export const resultCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined
