import { errors } from 'jose'
import { UnknownKey, verifyAccessToken } from './access-tokens.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDependencies } from './context.ts'
import type { SessionRow, UserRow } from './rows.ts'

/** The sender of a request. */
export interface SignedIn {
  user: UserRow
  session: SessionRow
}

/**
 * The user and session of a request's access token. Both are looked up, so that an ended session is
 * refused at once, although its token has not expired.
 * @throws {AuthError} 401 without a token, 403 with an invalid one.
 */
export async function authenticate(context: AuthDependencies, request: Request): Promise<SignedIn> {
  const [, token] =
    /^bearer +(\S+)$/i.exec(request.headers.get('Authorization')?.trim() ?? '') ?? []
  if (!token)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await verifyAccessToken(context, token).catch((error) => {
    if (!isTokenError(error)) throw error
    throw new AuthError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${error.message}`,
    )
  })
  const { db } = context
  const user = await db
    .selectFrom('auth_users')
    .selectAll()
    .where('id', '=', claims.sub)
    .executeTakeFirst()
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('id', '=', claims.session_id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (!session)
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    )
  return { user, session }
}

/** Whether an error is about the token, and not about the database. */
const isTokenError = (error: unknown): error is Error =>
  error instanceof errors.JOSEError || error instanceof UnknownKey
