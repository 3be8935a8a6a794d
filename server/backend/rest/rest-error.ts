interface More {
  details?: string | undefined
  hint?: string | undefined
  headers?: Record<string, string> | undefined
}

/** An error with PostgREST's code and fields. */
export class RestError extends Error {
  override name = 'RestError'
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.headers = more.headers ?? {}
  }
}

export function restErrorResponse({
  status,
  code,
  details,
  hint,
  message,
  headers,
}: RestError): Response {
  return new Response(JSON.stringify({ code, details, hint, message }), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${code}`,
      ...headers,
    },
  })
}

/** 400: the table has no such column; code and message are PostgreSQL's. */
export const unknownColumn = (table: string, name: string) =>
  new RestError(400, '42703', `column ${table}.${name} does not exist`)

/** 416: there are no rows in the requested range. */
export const unsatisfiable = (details: string, headers?: Record<string, string>) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers })

/** 406: one row was requested, and there are none or several. */
export const notSingular = (rows: number) =>
  new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  })
