import type { Hono } from 'hono'
import type { FakeBackend } from './fake-backend-state.ts'
import { fakeSessions, refuse } from './fake-sessions.ts'

/** Adds the calls that send and redeem the links of e-mails. */
export function addEmailLinks(app: Hono, backend: FakeBackend): void {
  const { links, users } = backend
  const { sendLink, answer, begin } = fakeSessions(backend)

  app.post('/auth/v1/recover', async (c) => {
    const { email } = await c.req.json()
    if (users.some((user) => user.email === email)) sendLink(c, 'recovery', email)
    return c.json({})
  })
  app.post('/auth/v1/resend', async (c) => {
    const { email } = await c.req.json()
    if (users.some((user) => user.email === email && !user.confirmed)) sendLink(c, 'signup', email)
    return c.json({})
  })
  app.post('/auth/v1/verify', async (c) => {
    const { token_hash } = await c.req.json()
    const index = links.findIndex(({ tokenHash }) => tokenHash === token_hash)
    const [link] = index < 0 ? [] : links.splice(index, 1)
    const user = users.find(({ email }) => email === link?.email)
    if (!user) return refuse(c, 403, 'otp_expired', 'Email link is invalid or has expired')
    user.confirmed = true
    return answer(c, begin(user))
  })
}
