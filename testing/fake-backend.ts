import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { answerProperties } from './fake-properties.ts'

/** An e-mail that the backend would have sent. */
interface SentLink {
  type: 'signup' | 'recovery'
  email: string
  tokenHash: string
  redirectTo: string | null
}

interface FakeUser {
  id: string
  email: string
  password: string
  confirmed: boolean
  metadata: Record<string, unknown>
}

export interface FakeBackend {
  fetch: typeof fetch
  links: SentLink[]
  users: FakeUser[]
  /** What was asked, as `METHOD /path`. */
  requests: string[]
  /** The rows of the table. */
  properties: Record<string, unknown>[]
  /** While set, the properties are answered so instead. */
  propertiesInstead: (() => Promise<Response>) | undefined
  /** While set, the accounts answer with this status; the two halves of a project fail apart. */
  failing: number | undefined
  /** Answers wait for it. */
  held: Promise<void> | undefined
  /** Milliseconds that new access tokens last. */
  lifetime: number
  /** Passwords that are long enough and still refused. */
  weak: Set<string>
  /** The refresh token in force, by session. */
  sessions: Map<string, { user: FakeUser; refresh: string; parent: string | undefined }>
  /** Forgets everybody, every link, session and fault; one confirmed account is left. */
  reset(account: Pick<FakeUser, 'id' | 'email' | 'password' | 'metadata'>): void
}

/** The hosted backend in memory, with its shapes, statuses and codes: stands in for a project elsewhere. */
export function createFakeBackend(): FakeBackend {
  const app = new Hono()
  const backend: FakeBackend = {
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    links: [],
    users: [],
    requests: [],
    properties: [],
    propertiesInstead: undefined,
    failing: undefined,
    held: undefined,
    lifetime: 3_600_000,
    weak: new Set(),
    sessions: new Map(),
    reset(account) {
      users.splice(0, users.length, { ...account, confirmed: true })
      links.length = 0
      sessions.clear()
      Object.assign(backend, { failing: undefined, held: undefined, propertiesInstead: undefined })
    },
  }
  const { links, users, sessions } = backend
  const refuse = (c: Context, status: 400 | 403 | 422 | 401, code: string, message: string) =>
    c.json({ code, message }, status)
  const sendLink = (c: Context, type: SentLink['type'], email: string) =>
    links.push({
      type,
      email,
      tokenHash: randomUUID(),
      redirectTo: c.req.query('redirect_to') ?? null,
    })
  const view = ({ id, email, confirmed, metadata }: FakeUser) => ({
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

  app.use(async (c, next) => {
    backend.requests.push(`${c.req.method} ${c.req.path}`)
    await backend.held
    if (backend.failing && c.req.path !== '/rest/v1/properties') return c.text('Bad gateway', 502)
    c.header('X-Supabase-Api-Version', c.req.header('X-Supabase-Api-Version'))
    return next()
  })
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
  app.post('/auth/v1/logout', (c) => {
    const id = bearer(c)
    const session = sessions.get(id ?? '')
    if (!id || !session) return refuse(c, 403, 'session_not_found', 'Session not found')
    for (const [other, { user }] of sessions)
      if (user === session.user && (c.req.query('scope') !== 'local' || other === id))
        sessions.delete(other)
    return c.body(null, 204)
  })
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
  app.get(
    '/rest/v1/properties',
    async (c) =>
      (await backend.propertiesInstead?.()) ?? answerProperties(backend.properties, c.req.raw),
  )
  app.post('/rest/v1/rpc/delete_account', (c) => {
    const session = sessions.get(bearer(c) ?? '')
    if (!session)
      return c.json({ code: 'PGRST301', message: 'JWT expired', details: null, hint: null }, 401)
    users.splice(users.indexOf(session.user), 1)
    for (const [id, { user }] of sessions) if (user === session.user) sessions.delete(id)
    return c.body(null, 204)
  })
  return backend
}
