import * as v from 'valibot'
import { AuthError, invalid } from './auth-error.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import { readAuthBody, optionalText } from './input.ts'
import { exchangeCode } from './pkce.ts'
import { findUser } from './rows.ts'
import { clientHash, refreshSession } from './sessions.ts'
import { presentSession, refuseBanned, type SessionJson, signIn } from './sign-in.ts'
import { atFixedInterval } from './timing.ts'

const passwordBody = v.object({ email: optionalText, phone: optionalText, password: optionalText })
const refreshBody = v.object({ refresh_token: optionalText })

/**
 * POST /token: a session by password, by refresh token, or by the code of a PKCE exchange.
 * @throws {AuthError} 400 for invalid credentials or an invalid token, 429 over a limit; for a code
 *   as {@link exchangeCode}.
 */
export function token(
  context: AuthDependencies,
  caller: AuthCaller,
  request: Request,
): Promise<SessionJson> {
  switch (new URL(request.url).searchParams.get('grant_type')) {
    case 'password':
      return atFixedInterval(context.answerInterval, () => passwordGrant(context, caller, request))
    case 'refresh_token':
      return refreshGrant(context, caller, request)
    case 'pkce':
      return exchangeCode(context, caller, request)
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}

async function passwordGrant(
  context: AuthDependencies,
  caller: AuthCaller,
  request: Request,
): Promise<SessionJson> {
  const body = await readAuthBody(request, passwordBody)
  if (!body.email) {
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    throw invalid('missing email or phone')
  }
  const email = body.email.trim().toLowerCase()
  const { db, limits, passwords } = context
  await limits.guess(email, caller.client, () => isKnown(context, email, caller.client))
  const user = await findUser(db, email)
  if (!(await passwords.verify(body.password, user?.password_hash)) || !user)
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  await limits.guessedRight(email, caller.client)
  refuseBanned(user, caller.now)
  if (user.email_confirmed_at === null)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  return signIn(context, user, 'password', caller)
}

/** Whether the mailbox's owner has a session that this client has opened. */
async function isKnown(
  { db }: AuthDependencies,
  email: string,
  client: string | undefined,
): Promise<boolean> {
  if (client === undefined) return false
  const session = await db
    .selectFrom('auth_sessions')
    .innerJoin('auth_users', 'auth_users.id', 'auth_sessions.user_id')
    .select('auth_sessions.id')
    .where('auth_users.email', '=', email)
    .where('auth_sessions.client', '=', clientHash(client))
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

async function refreshGrant(
  context: AuthDependencies,
  { now }: AuthCaller,
  request: Request,
): Promise<SessionJson> {
  const { refresh_token } = await readAuthBody(request, refreshBody)
  if (!refresh_token) throw invalid('refresh_token required')
  const session = await refreshSession(context.db, refresh_token, now)
  const user = await context.db
    .selectFrom('auth_users')
    .selectAll()
    .where('id', '=', session.user_id)
    .executeTakeFirst()
  if (!user)
    throw new AuthError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    )
  refuseBanned(user, now)
  return presentSession(context, user, session, now)
}
