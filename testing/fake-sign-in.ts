import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { FakeBackend } from './fake-backend-state.ts'
import { fakeSessions, refuse, view } from './fake-sessions.ts'

/** Adds the calls that create accounts and sign them in and out. */
export function addSignIn(app: Hono, backend: FakeBackend): void {
  const { users, sessions } = backend
  const { sendLink, answer, begin, bearer } = fakeSessions(backend)

  app.post('/auth/v1/signup', async (c) => {
    const { email, password, data } = await c.req.json()
    if (password.length < 6)
      return c.json(
        {
          code: 'weak_password',
          message: 'Password should be at least 6 characters.',
          weak_password: { reasons: ['length'] },
        },
        422,
      )
    if (!users.some((user) => user.email === email)) {
      users.push({ id: randomUUID(), email, password, confirmed: false, metadata: data })
      sendLink(c, 'signup', email)
    }
    return c.json({
      ...view({ id: randomUUID(), email, password, confirmed: false, metadata: data }),
      identities: [],
    })
  })
  app.post('/auth/v1/token', async (c) => {
    const body = await c.req.json()
    if (c.req.query('grant_type') === 'refresh_token') {
      const found = [...sessions].find(
        ([, one]) => one.refresh === body.refresh_token || one.parent === body.refresh_token,
      )
      if (!found)
        return refuse(
          c,
          400,
          'refresh_token_not_found',
          'Invalid Refresh Token: Refresh Token Not Found',
        )
      const [id, session] = found
      if (session.refresh === body.refresh_token)
        sessions.set(id, { ...session, parent: session.refresh, refresh: randomUUID() })
      return answer(c, id)
    }
    const user = users.find(
      ({ email, password }) => email === body.email && password === body.password,
    )
    if (!user) return refuse(c, 400, 'invalid_credentials', 'Invalid login credentials')
    return user.confirmed
      ? answer(c, begin(user))
      : refuse(c, 400, 'email_not_confirmed', 'Email not confirmed')
  })
  app.post('/auth/v1/logout', (c) => {
    const id = bearer(c)
    const session = sessions.get(id ?? '')
    if (!id || !session) return refuse(c, 403, 'session_not_found', 'Session not found')
    for (const [other, { user }] of sessions)
      if (user === session.user && (c.req.query('scope') !== 'local' || other === id))
        sessions.delete(other)
    return c.body(null, 204)
  })
}
