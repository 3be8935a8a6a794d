import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveHostedBackend, type ServedBackend } from '../testing/hosted-backend.ts'
import { pageOf, textOf } from '../testing/html.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

let backend: ServedBackend
let site: TestSite
const elena = { email: 'elena@example.com', password: 'correct-horse' }

beforeAll(async () => {
  backend = await serveHostedBackend()
  site = await startSite(
    'sqlite',
    { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: 'public' },
    { cacheSeconds: 60 },
  )
})
const metadata = { name: 'Elena Marchetti', language: 'en' }
beforeEach(() => backend.reset({ id: 'elena-id', ...elena, metadata }))
afterAll(async () => {
  await site.close()
  await backend.close()
})

/** The cookies of an answer, as a browser stores them. */
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
/** The token of the first e-mailed link. */
const firstToken = async () => (await backend.links())[0]?.tokenHash ?? ''
async function signIn() {
  const response = await site.post('/login', elena)
  expect(response.status).toBe(303)
  return { Cookie: cookieOf(response) }
}
const text = async (response: Response) =>
  (await response.text())
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/name="stamp" value="[^"]*"/g, '')

describe('pages and sessions', () => {
  test('a visitor gets the same bytes as before, and a signed-in one their own page', async () => {
    const before = await site.get('/properties')
    const visitorPage = await before.text()
    expect(before.headers.get('ETag')).toBeTruthy()
    expect(visitorPage).toContain('>Sign in</a>')

    const session = await signIn()
    const own = await site.get('/properties', session)
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(own.headers.get('ETag')).toBeNull()
    expect(await own.text()).toContain(elena.email)

    const after = await site.get('/properties')
    expect(await after.text()).toBe(visitorPage)
    expect(after.headers.getSetCookie()).toEqual([])
  })

  test('a page first requested with a session is not what the next visitor gets', async () => {
    const session = await signIn()
    expect(await (await site.get('/blog', session)).text()).toContain(elena.email)
    const visitor = await site.get('/blog')
    expect(await visitor.text()).not.toContain(elena.email)
    expect(visitor.headers.get('Cache-Control')).toBe('no-cache')
  })

  test('a cached page is not answered with 304 once its client has signed in', async () => {
    const etag = (await site.get('/contact')).headers.get('ETag') ?? ''
    const own = await site.get('/contact', { ...(await signIn()), 'If-None-Match': etag })
    expect(own.status).toBe(200)
  })

  test('data of a page is as private as the page', async () => {
    const own = await site.get('/blog.data', await signIn())
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await own.text()).toContain(elena.email)
    expect(await (await site.get('/blog.data')).text()).not.toContain(elena.email)
  })

  test('a forged cookie gets a visitor’s page, and is deleted', async () => {
    const response = await site.get('/properties', {
      Cookie: 'session=e30.eyJleHAiOjk5OTk5OTk5OTl9.x~y',
    })
    expect(await response.text()).toContain('>Sign in</a>')
    expect(response.headers.getSetCookie()[0]).toContain('session=; Max-Age=0')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('no page contains the session’s tokens', async () => {
    const session = await signIn()
    const [, access = '', refresh = ''] = /session=(.+)~(.+)$/.exec(session.Cookie) ?? []
    expect(access.length).toBeGreaterThan(50)
    for (const path of [
      '/',
      '/profile',
      '/profile/data.json',
      '/profile.data',
      '/account/status',
    ]) {
      const body = await (await site.get(path, session)).text()
      expect(body).not.toContain(access)
      expect(body).not.toContain(refresh)
    }
  })

  test('while the accounts fail, the catalogue is served and the profile answers 503', async () => {
    const session = await signIn()
    backend.failing = 502
    expect((await site.get('/properties', session)).status).toBe(200)
    const profile = await site.get('/profile', session)
    expect(profile.status).toBe(503)
    expect(profile.headers.getSetCookie()).toEqual([])
    backend.failing = undefined
    expect((await site.get('/profile', session)).status).toBe(200)
  })
})

describe('signing in', () => {
  test('leads home and confirms it in the language of the page', async () => {
    const response = await site.post('/login', elena)
    expect(response.headers.get('Location')).toBe('/?sent=signIn')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(cookieOf(response)).toMatch(/\bsession=/)
    expect(await text(await site.get('/?sent=signIn', { Cookie: cookieOf(response) }))).toMatch(
      /Welcome Back[\s\S]*You have successfully logged in\./,
    )
    expect((await site.post('/es/login', elena)).headers.get('Location')).toBe('/es?sent=signIn')
  })

  test.each([
    ['wrong password', { ...elena, password: 'wrong-horse' }],
    ['unknown address', { ...elena, email: 'nobody@example.com' }],
  ])('%s: Login Failed, the address stays, the password goes', async (_, fields) => {
    const response = await site.post('/login', fields)
    const page = await text(response)
    expect(response.status).toBe(400)
    expect(page).toContain('Login Failed')
    expect(page).toContain('Invalid login credentials')
    expect(page).toContain(`value="${fields.email}"`)
    expect(page).not.toContain(fields.password)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('after ten wrong passwords, the answer says when to try again', async () => {
    const wrong = { ...elena, password: 'wrong-horse' }
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await site.post('/login', wrong)).status).toBe(400)
    const refused = await site.post('/login', wrong)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('600')
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('an unexpected failure is reported as such', async () => {
    backend.failing = 502
    const response = await site.post('/login', elena)
    expect(response.status).toBe(503)
    expect(await text(response)).toContain('An unexpected error occurred. Please try again.')
  })

  test('goes back to the page that was asked for', async () => {
    const guard = await site.get('/es/profile')
    expect(guard.headers.get('Location')).toBe('/es/login?next=/es/profile')
    expect(await text(await site.get('/es/login?next=/es/profile'))).toContain(
      'name="next" value="/es/profile"',
    )
    expect(
      (await site.post('/es/login', { ...elena, next: '/es/profile' })).headers.get('Location'),
    ).toBe('/es/profile?sent=signIn')
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/login',
    '/sign-out',
    '/a?b=//evil.example',
    '\t//evil.example',
  ])('and never to %s', async (next) => {
    expect((await site.post('/login', { ...elena, next })).headers.get('Location')).toBe(
      '/?sent=signIn',
    )
    const session = await signIn()
    expect(
      (await site.get(`/login?next=${encodeURIComponent(next)}`, session)).headers.get('Location'),
    ).toBe('/')
  })

  test('from another site is refused', async () => {
    const response = await site.post('/login', elena, {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
    })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('a missing value has a message at its field', async () => {
    const page = await text(await site.post('/login', { email: '', password: '' }))
    expect(page).toContain('Please provide your email address')
    expect(page).toContain('Please provide a password')
  })
})

test('signing out needs a form of the site, ends the session and confirms it', async () => {
  const session = await signIn()
  expect((await site.get('/sign-out', session)).headers.get('Location')).toBe('/')
  expect(
    (await site.post('/sign-out', {}, { ...session, Origin: 'https://evil.example' })).status,
  ).toBe(403)
  expect((await site.get('/profile', session)).status).toBe(200)
  const response = await site.post('/sign-out', { page: '/profile' }, session)
  expect(response.headers.get('Location')).toBe('/?sent=signOut')
  expect(response.headers.getSetCookie()[0]).toContain('session=; Max-Age=0')
  expect(await text(await site.get('/?sent=signOut'))).toMatch(
    /Sign out successful[\s\S]*You have been signed out\./,
  )
  expect((await site.get('/profile', session)).status).toBe(302)
})

test('a failed sign-out shows an error and keeps the session', async () => {
  const session = await signIn()
  backend.failing = 502
  const response = await site.post('/sign-out', { page: '/blog' }, session)
  expect(response.headers.get('Location')).toBe('/blog?sent=signOutFailed')
  expect(response.headers.getSetCookie()).toEqual([])
  backend.failing = undefined
  expect(await text(await site.get('/blog?sent=signOutFailed', session))).toMatch(
    /Sign out failed[\s\S]*Failed to sign you out\. Please try again\./,
  )
})

describe('registering', () => {
  const maria = { email: 'maria@example.com', password: 'secret-1', confirm: 'secret-1' }

  test('leads to signing in; a known address gets the same answer', async () => {
    const fresh = await site.post('/register', maria)
    const known = await site.post('/register', { ...maria, email: elena.email })
    expect(fresh.headers.get('Location')).toBe('/login?sent=signUp')
    expect([known.status, known.headers.get('Location'), known.headers.getSetCookie()]).toEqual([
      fresh.status,
      fresh.headers.get('Location'),
      fresh.headers.getSetCookie(),
    ])
    expect(await text(await site.get('/login?sent=signUp'))).toMatch(
      /Registration Successful[\s\S]*Please check your email for a confirmation link to complete your registration\./,
    )
  })

  test.each([
    [{ ...maria, confirm: 'other-1' }, 'Passwords do not match.'],
    [
      { ...maria, password: '12345', confirm: '12345' },
      'Password must be at least 6 characters long.',
    ],
    [{ ...maria, email: 'maria' }, 'Please provide a valid email address'],
    [{ ...maria, password: 'ñ'.repeat(37), confirm: 'ñ'.repeat(37) }, '72 characters at most'],
  ])('checks what was typed: %o', async (fields, problem) => {
    const response = await site.post('/register', fields)
    expect(response.status).toBe(400)
    expect(await text(response)).toContain(problem)
    expect(await backend.links()).toEqual([])
  })

  test('its e-mail leads to the site’s own address for any Host header', async () => {
    await site.post('/register', maria, {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    })
    await site.post(
      '/forgot-password',
      { email: elena.email },
      { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    )
    expect((await backend.links()).map(({ redirectTo }) => redirectTo)).toEqual([
      `${siteUrl}/login`,
      `${siteUrl}/reset-password`,
    ])
  })

  test('the e-mail’s link confirms nothing until its button is pressed', async () => {
    await site.post('/register', maria)
    const token = await firstToken()
    const unconfirmed = await text(await site.post('/login', maria))
    expect(unconfirmed).toContain('Email not confirmed')
    const page = await text(await site.get(`/confirm?token_hash=${token}&type=signup`))
    expect(page).toContain('Confirm this address')
    const response = await site.post(`/confirm?token_hash=${token}&type=signup`, {})
    expect(response.headers.get('Location')).toBe('/login?sent=confirmed')
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await site.post('/login', maria)).status).toBe(303)
    expect(await text(await site.post(`/confirm?token_hash=${token}&type=signup`, {}))).toContain(
      'This link no longer works',
    )
  })
})

describe('a forgotten password', () => {
  test('known and unknown addresses get the same page', async () => {
    const known = await site.post('/forgot-password', { email: elena.email })
    const unknown = await site.post('/forgot-password', { email: 'nobody@example.com' })
    expect(known.status).toBe(200)
    expect(await text(known)).toBe(await text(unknown))
    expect((await backend.links()).map(({ email }) => email)).toEqual([elena.email])
  })

  test('the link works once, ends every session, and signs nobody in', async () => {
    const session = await signIn()
    await site.post('/forgot-password', { email: elena.email })
    const token = await firstToken()
    await site.get(`/reset-password?token_hash=${token}`)
    const fields = { password: 'another-horse', confirm: 'another-horse' }
    const reset = `/reset-password?token_hash=${token}`
    expect(await text(await site.post(reset, { ...fields, confirm: 'x' }))).toContain(
      'Passwords do not match.',
    )
    const response = await site.post(reset, fields)
    expect(response.headers.get('Location')).toBe('/login?sent=reset')
    expect((await site.get('/profile', session)).status).toBe(302)
    expect(await text(await site.post(reset, fields))).toContain(
      'This link has been used or has expired.',
    )
    expect((await site.post('/login', { ...elena, password: 'another-horse' })).status).toBe(303)
  })
})

describe('the profile', () => {
  test('shows the address and the metadata as formatted text', async () => {
    const page = await text(await site.get('/profile', await signIn()))
    expect(page).toContain(elena.email)
    expect(page).toContain('{\n  &quot;name&quot;: &quot;Elena Marchetti&quot;')
    expect(page).toMatch(/Update Profile[\s\S]*Sign Out/)
  })

  test('begins with saved homes, viewings, alerts and enquiries, before the metadata', async () => {
    const page = await pageOf(await site.get('/profile', await signIn()))
    const titles = page.querySelectorAll('main h2').map(textOf)
    expect(titles.slice(0, 4)).toEqual([
      'Saved homes',
      'Your viewings',
      'Your alerts',
      'Your enquiries',
    ])
    expect(titles.at(-1)).toBe('Account metadata')
  })

  test('the value of a metadata field cannot leave its place', async () => {
    const hostile = '</pre><script>alert(1)</script>'
    await backend.reset({ id: 'elena-id', ...elena, metadata: { name: hostile } })
    expect(await (await site.get('/profile', await signIn())).text()).not.toContain(
      '<script>alert(1)',
    )
  })

  test('is changed, with the language that the home page then follows', async () => {
    const session = await signIn()
    const response = await site.post(
      '/profile',
      {
        name: 'Elena M.',
        phone: '+34 600 111 222',
        language: 'es',
        newPassword: '',
        currentPassword: '',
      },
      session,
    )
    const stored = await site.get(response.headers.get('Location') ?? '', session)
    expect(cookieOf(stored)).toBe('lang=es')
    expect(stored.headers.get('Location')).toBe('/es/profile?sent=profile')
    expect((await backend.users())[0]?.metadata).toEqual({
      name: 'Elena M.',
      phone: '+34 600 111 222',
      language: 'es',
    })
  })

  test('the password changes with the current one only', async () => {
    const session = await signIn()
    const fields = {
      name: '',
      phone: '',
      language: 'en',
      newPassword: 'another-horse',
      currentPassword: 'wrong',
    }
    expect(await text(await site.post('/profile', fields, session))).toContain(
      'This is not your current password.',
    )
    expect(
      await text(await site.post('/profile', { ...fields, currentPassword: '' }, session)),
    ).toContain('Please provide your current password')
    const response = await site.post(
      '/profile',
      { ...fields, currentPassword: elena.password },
      session,
    )
    expect(response.status).toBe(303)
    expect((await site.get('/profile', session)).status).toBe(302)
    expect((await site.get('/profile', { Cookie: cookieOf(response) })).status).toBe(200)
  })

  test('an enquiry is in its account’s data, and is untied when the account goes', async () => {
    const session = await signIn()
    const enquiry = { name: 'Elena', email: elena.email, message: 'From my account' }
    await site.post('/contact', enquiry, session)
    await site.post('/contact', { ...enquiry, message: 'As a visitor' })
    const owners = async () =>
      (
        await site.database.db.selectFrom('leads').select('user_id').orderBy('created_at').execute()
      ).map(({ user_id }) => user_id)
    expect(await owners()).toEqual(['elena-id', null])

    const file = await site.get('/profile/data.json', session)
    expect(file.headers.get('Content-Disposition')).toContain('attachment')
    expect(await file.json()).toMatchObject({
      account: { id: 'elena-id', email: elena.email, user_metadata: { name: 'Elena Marchetti' } },
      enquiries: [{ kind: 'contact', fields: { message: 'From my account' } }],
    })

    expect(
      await text(await site.post('/profile/delete', { currentPassword: 'wrong' }, session)),
    ).toContain('This is not your current password.')
    const response = await site.post(
      '/profile/delete',
      { currentPassword: elena.password },
      session,
    )
    expect(response.headers.get('Location')).toBe('/?sent=deleted')
    expect(response.headers.getSetCookie().at(-1)).toContain('session=; Max-Age=0')
    expect(await backend.users()).toEqual([])
    expect(await owners()).toEqual([null, null])
  })

  test.each(['/profile', '/profile/delete', '/profile/data.json', '/es/profile'])(
    '%s is closed to visitors',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('X-Remix-Replace')).toBe('true')
      expect((await site.post(path, {})).status).toBeGreaterThanOrEqual(302)
    },
  )
})

test('a redirect for the page’s script keeps the address that people see', async () => {
  const guard = await site.get('/es/profile.data')
  expect(await guard.text()).toContain('/es/login?next=/es/profile"')
  expect(await (await site.get('/es/properties.data')).text()).toContain(
    `"${siteUrl}/es/properties"`,
  )
  expect(await (await site.get('/_.data')).text()).toContain(`"${siteUrl}/"`)
})

test.each(['/login', '/register', '/forgot-password', '/reset-password', '/confirm', '/es/login'])(
  '%s is neither cached nor indexed',
  async (path) => {
    const response = await site.get(path)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.text()).toContain('name="robots" content="noindex"')
    expect(await (await site.get('/sitemap.xml')).text()).not.toContain(`${path}<`)
  },
)
