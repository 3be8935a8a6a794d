/**
 * An error answer with the hosted service's code and message; {@link authErrorResponse} writes its
 * two forms.
 */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: number
  readonly code: string
  /** Further fields of the body, such as the reasons of a weak password. */
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** 400 `validation_failed`: a field that cannot be used. */
export const invalid = (message: string): AuthError =>
  new AuthError(400, 'validation_failed', message)

/** 400 `bad_json`: a body that is not the JSON that was expected. */
export const badJson = (problem: string): AuthError =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${problem}`)

/** The version of the error format that current clients ask for. */
const currentVersion = '2024-01-01'

/**
 * The error in the form that the client asked for.
 * @param askedVersion the X-Supabase-Api-Version header; without one, the form before versions.
 */
export function authErrorResponse(error: AuthError, askedVersion: string | null): Response {
  const { status, code, message, details } = error
  const headers: Record<string, string> = { 'x-sb-error-code': code }
  if (askedVersion !== null && askedVersion >= currentVersion) {
    headers['X-Supabase-Api-Version'] = currentVersion
    return Response.json({ code, message, ...details }, { status, headers })
  }
  return Response.json(
    { code: status, error_code: code, msg: message, ...details },
    { status, headers },
  )
}
