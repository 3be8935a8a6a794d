import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { AuthSessionsTable } from '../../database/tables/accounts.ts'
import { retentionPeriods } from '../../personal-data/retention-periods.ts'
import { isSameSecret } from '../../shared/same-secret.ts'
import { second } from '../../shared/time/durations.ts'
import { AuthError, invalid } from './auth-error.ts'
import type { AuthCaller } from './context.ts'

/**
 * How long after a renewal any older refresh token is accepted, in milliseconds, because several
 * tabs may refresh at once.
 */
const reuseInterval = 10 * second

type Session = Selectable<AuthSessionsTable>

/** How a session's user first proved their identity; `amr` in the access token contains it. */
export type SignInMethod = 'password' | 'otp' | PkceMethod
/** The challenge that began a PKCE exchange. */
export type PkceMethod = 'email/signup' | 'recovery' | 'email_change' | 'invite'

/** How many characters of the User-Agent are kept. */
const maxUserAgent = 250

export async function openSession(
  db: Kysely<Schema>,
  userId: string,
  method: SignInMethod,
  { client, userAgent, now }: AuthCaller,
): Promise<Session> {
  const session: Session = {
    id: randomUUID(),
    user_id: userId,
    method,
    client: client === undefined ? null : clientHash(client),
    user_agent: userAgent?.slice(0, maxUserAgent) ?? null,
    second_factor: null,
    second_factor_at: null,
    refresh_key: newRefreshKey(),
    refresh_counter: 0,
    created_at: now,
    refreshed_at: now,
  }
  await db.insertInto('auth_sessions').values(session).execute()
  return session
}

/** The key of a session's refresh tokens; another one makes those that were issued unknown. */
export const newRefreshKey = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a client's network. */
export const clientHash = (client: string): string =>
  createHash('sha256').update(`client ${client}`).digest('base64url')

/**
 * Exchanges a refresh token: the newest renews the session, an old one ends it. The token before
 * the newest, and any token within ten seconds of a renewal, gets the newest again, because an
 * answer may have been lost.
 * @throws {AuthError} 400 for a token that is unknown, expired or was used before.
 */
export async function refreshSession(
  db: Kysely<Schema>,
  token: string,
  now: number,
): Promise<Session> {
  const parts = readRefreshToken(token)
  const session = parts && (await findSession(db, parts.sessionId))
  if (!session || !isSameSecret(token, refreshToken(session, parts.counter))) throw notFound()
  if (now - session.refreshed_at > retentionPeriods.session) {
    await db.deleteFrom('auth_sessions').where('id', '=', session.id).execute()
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  }
  if (parts.counter === session.refresh_counter) return advance(db, session, now)
  if (parts.counter === session.refresh_counter - 1 || now - session.refreshed_at <= reuseInterval)
    return session
  await db.deleteFrom('auth_sessions').where('id', '=', session.id).execute()
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

/** One of several parallel calls advances the session; the others get the same token. */
async function advance(db: Kysely<Schema>, session: Session, now: number): Promise<Session> {
  const advanced = await db
    .updateTable('auth_sessions')
    .set({ refresh_counter: session.refresh_counter + 1, refreshed_at: now })
    .where('id', '=', session.id)
    .where('refresh_counter', '=', session.refresh_counter)
    .where('refresh_key', '=', session.refresh_key)
    .returningAll()
    .executeTakeFirst()
  const current = advanced ?? (await findSession(db, session.id))
  // The session may have been raised to level 2 since the token was read.
  if (current?.refresh_key !== session.refresh_key) throw notFound()
  return current
}

const findSession = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('auth_sessions').selectAll().where('id', '=', id).executeTakeFirst()

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

/** A token consists of session id (16 bytes), counter (4) and their HMAC (16), in base64url. */
const tokenPattern = /^[\w-]{48}$/
/** The hosted service's older form of token: well-formed, but not issued by us. */
const foreignPattern = /^[a-z2-7\d]{12}$/
const hmacBytes = 16

/** The refresh token of a session for a value of its counter. */
export function refreshToken({ id, refresh_key }: Session, counter: number): string {
  const body = Buffer.alloc(20)
  body.write(id.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(counter, 16)
  const hmac = createHmac('sha256', refresh_key).update(body).digest().subarray(0, hmacBytes)
  return Buffer.concat([body, hmac]).toString('base64url')
}

function readRefreshToken(token: string): { sessionId: string; counter: number } | undefined {
  if (foreignPattern.test(token)) return undefined
  if (!tokenPattern.test(token)) throw invalid('Refresh token is not valid')
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, 16).toString('hex')
  return {
    sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUInt32BE(16),
  }
}
