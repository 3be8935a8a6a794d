import * as v from 'valibot'
import { type Device, deviceOf } from '../shared/addresses/user-agent.ts'
import { type AccountRefusal, accountRefusal, functionRefusal } from './account-refusal.ts'
import type { Session } from './session.ts'

/** A place where the user is signed in. */
export interface OpenSession extends Device {
  id: string
  /** ISO 8601. */
  createdAt: string
  usedAt: string
  /** Whether it is the session of this browser. */
  isCurrent: boolean
}

const rows = v.array(
  v.object({
    id: v.string(),
    created_at: v.string(),
    refreshed_at: v.string(),
    user_agent: v.nullable(v.string()),
    is_current: v.boolean(),
  }),
)

const uuid = v.pipe(v.string(), v.uuid())

/**
 * The sessions of a user, on all devices. Every call throws `Unavailable` when the backend
 * does not answer.
 */
export class OpenSessions {
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  /** The user's sessions: first that of this browser, then the others, last used first. */
  async list(): Promise<OpenSession[] | AccountRefusal> {
    const client = await this.#session.signedInClient()
    if ('reason' in client) return client
    const { data, error, status } = await client.rpc('list_sessions')
    if (error) return functionRefusal(error, status)
    return v
      .parse(rows, data)
      .map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        usedAt: row.refreshed_at,
        isCurrent: row.is_current,
        ...deviceOf(row.user_agent),
      }))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  }

  /** Ends one of the user's sessions. Nothing changes if it has ended or is not theirs. */
  async end(id: string): Promise<AccountRefusal | undefined> {
    const client = await this.#session.signedInClient()
    if ('reason' in client) return client
    // The id comes from a form, so a text that is no session id is refused here.
    if (!v.is(uuid, id)) return { reason: 'other', message: '' }
    const { error, status } = await client.rpc('end_session', { session_id: id })
    return error ? functionRefusal(error, status) : undefined
  }

  /** Ends all of the user's sessions except this one. */
  async endOthers(): Promise<AccountRefusal | undefined> {
    const client = await this.#session.signedInClient()
    if ('reason' in client) return client
    const { error } = await client.auth.signOut({ scope: 'others' })
    return error ? accountRefusal(error) : undefined
  }
}
