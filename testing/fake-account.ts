import type { Hono } from 'hono'
import type { FakeBackend } from './fake-backend-state.ts'
import { fakeSessions, refuse, view } from './fake-sessions.ts'

/** Adds the calls that read, change and delete an account. */
export function addAccount(app: Hono, backend: FakeBackend): void {
  const { users, sessions } = backend
  const { bearer } = fakeSessions(backend)

  app.get('/auth/v1/user', (c) => {
    const id = bearer(c)
    if (!id) return refuse(c, 403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    const session = sessions.get(id)
    return session
      ? c.json(view(session.user))
      : refuse(c, 403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  })
  app.put('/auth/v1/user', async (c) => {
    const session = sessions.get(bearer(c) ?? '')
    if (!session) return refuse(c, 403, 'session_not_found', 'Session not found')
    const { password, data } = await c.req.json()
    if (password !== undefined) {
      if (password === session.user.password)
        return refuse(
          c,
          422,
          'same_password',
          'New password should be different from the old password.',
        )
      if (backend.weak.has(password))
        return c.json(
          {
            code: 'weak_password',
            message: 'Password is known to be weak.',
            weak_password: { reasons: ['pwned'] },
          },
          422,
        )
      session.user.password = password
      for (const [id, one] of sessions)
        if (one.user === session.user && one.refresh !== session.refresh) sessions.delete(id)
    }
    Object.assign(session.user.metadata, data)
    return c.json(view(session.user))
  })
  app.post('/rest/v1/rpc/delete_account', (c) => {
    const session = sessions.get(bearer(c) ?? '')
    if (!session)
      return c.json({ code: 'PGRST301', message: 'JWT expired', details: null, hint: null }, 401)
    users.splice(users.indexOf(session.user), 1)
    for (const [id, { user }] of sessions) if (user === session.user) sessions.delete(id)
    return c.body(null, 204)
  })
}
