import { invalid } from './auth-error.ts'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from './context.ts'

/**
 * POST /logout: ends this session, the user's other sessions, or all of them. Their access tokens
 * stop working at once.
 * @throws {AuthError} 400 for an unknown scope, 401 or 403 without a valid session.
 */
export async function logOut(context: AuthDependencies, request: Request): Promise<void> {
  const scope = new URL(request.url).searchParams.get('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw invalid(`Unsupported logout scope "${scope}"`)
  const { user, session } = await authenticate(context, request)
  let sessions = context.db.deleteFrom('auth_sessions').where('user_id', '=', user.id)
  if (scope === 'local') sessions = sessions.where('id', '=', session.id)
  if (scope === 'others') sessions = sessions.where('id', '!=', session.id)
  await sessions.execute()
}
