import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { isoTime } from '../../../shared/time/iso-time.ts'
import type { SessionRow } from '../../auth/rows.ts'
import { hasSecondFactor, levelOf } from '../../auth/second-factor.ts'
import { RestError } from '../rest-error.ts'
import { forbidden, type RestVisitor } from '../visitor.ts'

/**
 * POST /rpc/list_sessions: the caller's sessions, last used first. A hosted project has a function
 * of that name in `../hosted/`.
 * @throws {RestError} as {@link requireSession}.
 */
export async function listSessions(db: Kysely<Schema>, visitor: RestVisitor) {
  const own = await requireSession(db, visitor)
  const rows = await db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('user_id', '=', own.user_id)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    created_at: isoTime(row.created_at),
    refreshed_at: isoTime(row.refreshed_at),
    user_agent: row.user_agent,
    is_current: row.id === own.id,
  }))
}

/**
 * POST /rpc/end_session {session_id}: ends one of the caller's sessions. Nothing changes if the
 * session has ended or is not theirs.
 * @throws {RestError} as {@link requireSession}; 400 for a body that cannot be used.
 */
export async function endSession(
  db: Kysely<Schema>,
  visitor: RestVisitor,
  request: Request,
): Promise<void> {
  const { user_id } = await requireSession(db, visitor)
  const id = await readSessionId(request)
  await db.deleteFrom('auth_sessions').where('id', '=', id).where('user_id', '=', user_id).execute()
}

async function readSessionId(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => undefined)
  const id =
    typeof body === 'object' && body !== null && 'session_id' in body ? body.session_id : undefined
  if (typeof id !== 'string') throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
    throw new RestError(400, '22P02', 'invalid input syntax for type uuid')
  return id.toLowerCase()
}

/**
 * The session of a call that only its owner may make: it must still exist, and must have proved the
 * second factor if its user has one.
 * @throws {RestError} 401 for a visitor and for a session that was ended, 403 without the second
 *   factor.
 */
export async function requireSession(
  db: Kysely<Schema>,
  visitor: RestVisitor,
): Promise<SessionRow> {
  if (visitor.role === 'anon') throw forbidden('function', visitor)
  const session = await db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('id', '=', visitor.sessionId)
    .where('user_id', '=', visitor.userId)
    .executeTakeFirst()
  if (!session) throw sessionEnded()
  if (levelOf(session) === 'aal1' && (await hasSecondFactor(db, session.user_id)))
    throw new RestError(403, '42501', 'This session has not given the second proof')
  return session
}

/** 401: the session of a token has ended. */
export const sessionEnded = (): RestError =>
  new RestError(401, 'PGRST301', 'The session has ended', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })
