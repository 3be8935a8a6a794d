import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { FakeBackend, FakeUser, SentLink } from './fake-backend-state.ts'

/** The answers that the fake accounts share, and their sessions. */
export function fakeSessions(backend: FakeBackend) {
  const { links, sessions } = backend
  const sendLink = (c: Context, type: SentLink['type'], email: string) =>
    links.push({
      type,
      email,
      tokenHash: randomUUID(),
      redirectTo: c.req.query('redirect_to') ?? null,
    })
  const answer = (c: Context, id: string) => {
    const session = sessions.get(id)
    if (!session) return refuse(c, 403, 'session_not_found', 'Session not found')
    const exp = Math.floor((Date.now() + backend.lifetime) / 1000)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const access_token = `${part({ alg: 'none' })}.${part({ sub: session.user.id, session_id: id, exp })}.${part('signed')}`
    return c.json({
      access_token,
      token_type: 'bearer',
      expires_in: backend.lifetime / 1000,
      expires_at: exp,
      refresh_token: session.refresh,
      user: view(session.user),
    })
  }
  const begin = (user: FakeUser) => {
    const id = randomUUID()
    sessions.set(id, { user, refresh: randomUUID(), parent: undefined })
    return id
  }
  const bearer = (c: Context) => {
    const [, payload = '', signature] = (c.req.header('Authorization') ?? '')
      .replace('Bearer ', '')
      .split('.')
    if (signature !== Buffer.from('"signed"').toString('base64url')) return undefined
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return claims.exp * 1000 > Date.now() ? String(claims.session_id) : undefined
  }
  return { sendLink, answer, begin, bearer }
}

/** An error in the form of the hosted backend. */
export const refuse = (c: Context, status: 400 | 403 | 422 | 401, code: string, message: string) =>
  c.json({ code, message }, status)

/** An account in the form for its own client. */
export const view = ({ id, email, confirmed, metadata }: FakeUser) => ({
  id,
  email,
  aud: 'authenticated',
  role: 'authenticated',
  phone: '',
  user_metadata: metadata,
  app_metadata: { provider: 'email', providers: ['email'] },
  identities: [{ id, user_id: id, identity_id: id, provider: 'email', identity_data: { email } }],
  factors: [],
  email_confirmed_at: confirmed ? '2026-01-14T10:00:00Z' : undefined,
  created_at: '2026-01-14T09:00:00Z',
  last_sign_in_at: '2026-02-11T09:00:00Z',
  is_anonymous: false,
})
