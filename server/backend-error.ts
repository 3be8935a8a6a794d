import { isTransient, kindOfState } from './database/sql-state.ts'
import { Unavailable } from './unavailable.ts'

/** The backend refuses this session: it has ended, or its member lacks the right. */
class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/**
 * Whether an error is {@link NotAllowed}. It works across the builds of the server and the pages,
 * as `isUnavailable` does.
 */
export const isNotAllowed = (error: unknown): error is NotAllowed =>
  error instanceof Error && error.name === 'NotAllowed'

/** The official client's error for a failed call; its content comes from whatever answered. */
export interface ClientError {
  /** The code of PostgreSQL, PostgREST or the service itself. */
  code?: string | null | undefined
  /** The message, which may be a whole page of HTML. */
  message?: string | undefined
}

/**
 * The error for a failed call of the official client: {@link NotAllowed} where the backend refuses
 * the session, {@link Unavailable} while it does not answer, and any other error for a request that
 * it cannot read or execute, which is a mistake of ours.
 * @param what names in the log what visitors cannot have without it.
 * @param status the status of the HTTP answer; 0 where there was none.
 */
export function backendError(what: string, error: ClientError, status: number): Error {
  const code = error.code ?? ''
  const text = [code, String(error.message ?? '').slice(0, 200)].filter(Boolean).join(': ')
  if (isOutage(status, code)) return new Unavailable(what, new Error(text))
  if (isRefusal(status, code)) return new NotAllowed(text)
  return new Error(`${what} cannot do this (${status}): ${text}`)
}

/**
 * A table that is missing. In our own database that is a mistake, because a process migrates it
 * before it serves; a hosted project may be in the middle of a restoration or not be migrated yet.
 */
const missingTable = /^(?:42P01|PGRST205)$/
/** PostgREST's codes of requests that fail at every repetition, whatever their HTTP status. */
const mistakes = /^PGRST[12]..$/
const refusals = /^42501$|^PGRST30.$/

function isOutage(status: number, code: string): boolean {
  if (isTransient(code) || missingTable.test(code)) return true
  // An error with a status of success comes from a proxy or another server, not from the
  // backend.
  if (status < 400 || status === 429) return true
  return status >= 500 && kindOfState(code) === undefined && !mistakes.test(code)
}

const isRefusal = (status: number, code: string): boolean =>
  status === 401 || status === 403 || refusals.test(code)
