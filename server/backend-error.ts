import { Unavailable } from './unavailable.ts'

/** The backend refuses this session: it has ended, or its member lacks the right. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/**
 * Whether an error is {@link NotAllowed}, across the server's and the pages' build as
 * `isUnavailable` is.
 */
export const isNotAllowed = (error: unknown): error is NotAllowed =>
  error instanceof Error && error.name === 'NotAllowed'

/** What the official client reports of a call that failed; anything that answered wrote it. */
export interface ClientError {
  /** PostgreSQL's, PostgREST's or the service's own. */
  code?: string | null | undefined
  /** May be a whole page of HTML. */
  message?: string | undefined
}

/**
 * The error for a call of the official client that failed: {@link NotAllowed} where the backend
 * refuses the session, {@link Unavailable} while it does not answer, and any other error for a
 * question that it cannot read or do, which is a mistake of ours.
 * @param what the visitor cannot have without it, as a log line names it.
 * @param status of the HTTP answer; 0 where there was none.
 */
export function backendError(what: string, error: ClientError, status: number): Error {
  const code = error.code ?? ''
  const text = [code, String(error.message ?? '').slice(0, 200)].filter(Boolean).join(': ')
  if (isOutage(status, code)) return new Unavailable(what, new Error(text))
  if (isRefusal(status, code)) return new NotAllowed(text)
  return new Error(`${what} cannot do this (${status}): ${text}`)
}

/**
 * Codes of PostgreSQL: lost connections (08), no resources or a full disk (53), being stopped or
 * started (57P), a statement that took too long (57014), input and output (58). A table that is
 * missing (42P01, PGRST205) belongs to a database that is being restored or is not migrated yet.
 */
const outages = /^(?:08|53|58)...$|^57P..$|^57014$|^42P01$|^PGRST205$/
/** Codes of questions that no repetition makes right, even where their status is 5xx. */
const mistakes = /^(?:0A|2[0-9A-Z]|42|P0)...$|^PGRST[12]..$/
const refusals = /^42501$|^PGRST30.$/

function isOutage(status: number, code: string): boolean {
  if (outages.test(code)) return true
  // A success with an error is the page of a proxy, or something else that is not the backend's.
  if (status < 400 || status === 429) return true
  return status >= 500 && !mistakes.test(code)
}

const isRefusal = (status: number, code: string): boolean =>
  status === 401 || status === 403 || refusals.test(code)
