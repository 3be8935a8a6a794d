/** An error with PostgREST's code and fields. */
export class RestError extends Error {
  override name = 'RestError'
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string; hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.headers = more.headers ?? {}
  }
}

/** The error as an HTTP answer. */
export function answerError({
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
export const unknownColumn = (name: string) =>
  new RestError(400, '42703', `column properties.${name} does not exist`)

/** 416: there are no rows in the range that was asked for. */
export const unsatisfiable = (details: string, headers?: Record<string, string>) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers })
