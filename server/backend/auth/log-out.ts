import { invalid } from './auth-error.ts'
import { authenticate } from './authenticate.ts'
import type { AuthHouse } from './house.ts'

/** POST /logout: ends this session, the others, or all. Their access tokens are worth nothing from then on. @throws {AuthError} */
export async function logOut(house: AuthHouse, request: Request): Promise<void> {
  const scope = new URL(request.url).searchParams.get('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw invalid(`Unsupported logout scope "${scope}"`)
  const { user, session } = await authenticate(house, request)
  let sessions = house.db.deleteFrom('auth_sessions').where('user_id', '=', user.id)
  if (scope === 'local') sessions = sessions.where('id', '=', session.id)
  if (scope === 'others') sessions = sessions.where('id', '!=', session.id)
  await sessions.execute()
}
