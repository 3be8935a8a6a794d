import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy, newEmail, signUpUser, password } from '../testing/accounts.ts'
import { codeNow, withEarlierCode } from '../testing/authenticator.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { runDeskCommand } from '../testing/desk.ts'
import { parseHtml, textOf } from '../testing/html.ts'
import { emailsTo, subjectsTo } from '../testing/mail-files.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'
import { type Visitor, visitorOf } from '../testing/visitor.ts'

const wordsOf = (html: string) => textOf(parseHtml(html))

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describeOnEachEngine('on %s, without script', (engine) => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
  })
  afterAll(() => site.close())

  const where = (response: Response) =>
    `${response.status} ${(response.headers.get('Location') ?? '').replace(site.url, '')}`
  const wordsAt = async (visitor: Visitor, path: string) =>
    wordsOf(await (await visitor.get(path)).text())
  async function signedIn(email: string, userAgent = firefox) {
    const visitor = visitorOf(site, userAgent)
    expect(where(await visitor.post('/login', { email, password }))).toBe('303 /?sent=signIn')
    return visitor
  }
  const secretOn = (html: string) =>
    /class="scan__key">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(' ', '') ?? ''
  /** Turns the second step on and creates recovery codes. */
  async function withSecondStep() {
    const { email } = await signUpUser(site)
    const owner = await signedIn(email)
    const secret = secretOn(await (await owner.get('/profile/second-step')).text())
    const on = await withEarlierCode(
      secret,
      (code) => owner.post('/profile/second-step', { code, currentPassword: password }),
      ({ status }) => status === 303,
    )
    expect(where(on)).toBe('303 /profile/second-step/codes?sent=secondStepOn')
    const page = await (await owner.post('/profile/second-step/codes', {})).text()
    const codes = [...page.matchAll(/<code>([\w-]+)<\/code>/g)].map(([, code]) => code ?? '')
    expect(codes).toHaveLength(10)
    return { email, owner, secret, codes }
  }
  const firstStep = async (email: string, next = '') => {
    const visitor = visitorOf(site, iphone)
    const response = await visitor.post('/login', { email, password, ...(next ? { next } : {}) })
    return { visitor, response }
  }

  test('the second step is turned on with key and QR code; mistakes keep the same key', async () => {
    const { email } = await signUpUser(site)
    const owner = await signedIn(email)
    const html = await (await owner.get('/es/profile/second-step')).text()
    expect(html).toMatch(/<svg class="scan__qr"[^>]*aria-label="Código QR para la aplicación/)
    const secret = secretOn(html)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const attempt = async (fields: Record<string, string>) => {
      const response = await owner.post('/es/profile/second-step', fields)
      return { status: response.status, html: await response.text() }
    }
    const wrong = await attempt({ code: '000000', currentPassword: password })
    expect(wrong.status).toBe(400)
    expect(wordsOf(wrong.html)).toContain('El código no es correcto o ya se ha usado.')
    expect(secretOn(wrong.html)).toBe(secret)
    const notOwner = await attempt({ code: codeNow(secret), currentPassword: 'wrong-olive' })
    expect(wordsOf(notOwner.html)).toContain('No es su contraseña actual.')
    expect(secretOn(notOwner.html)).toBe(secret)
    expect(wordsOf((await attempt({})).html)).toContain('Escriba el código')
    expect(await wordsAt(owner, '/es/profile/security')).toContain('Desactivada.')
    const on = await owner.post('/es/profile/second-step', {
      code: codeNow(secret).replace(/(...)/, '$1 '),
      currentPassword: password,
    })
    expect(where(on)).toBe('303 /es/profile/second-step/codes?sent=secondStepOn')
    expect(await wordsAt(owner, '/es/profile/security')).toContain('Activada.')
  })

  test('it is asked for at sign-in, and leads to the page that was asked for', async () => {
    const { email, secret } = await withSecondStep()
    const { visitor, response } = await firstStep(email, '/profile')
    expect(where(response)).toBe('303 /login/code?next=/profile')
    expect(await wordsAt(visitor, '/login/code?next=/profile')).toContain(`Signing in as ${email}.`)
    expect(where(await visitor.get('/profile'))).toBe('302 /login?next=/profile')
    const wrong = await visitor.post('/login/code?next=/profile', { code: '12345' })
    expect(wrong.status).toBe(400)
    expect(wordsOf(await wrong.text())).toContain('That code is not right, or it has been used.')
    const code = codeNow(secret)
    expect(where(await visitor.post('/login/code?next=/profile', { code }))).toBe(
      '303 /profile?sent=signIn',
    )
    expect(await wordsAt(visitor, '/profile')).toContain(email)
    expect([...visitor.cookies.keys()].sort()).toEqual(['device', 'session'])

    // An onlooker knows the password and the code, but uses them too late.
    const { visitor: thief } = await firstStep(email)
    expect((await thief.post('/login/code', { code })).status).toBe(400)
  })

  test('the tokens of the first step sign nobody in, in any cookie', async () => {
    const { email } = await withSecondStep()
    const { visitor } = await firstStep(email)
    const tokens = visitor.cookies.get('pending') ?? ''
    expect(tokens).toContain('~')
    for (const name of ['session', 'recovery', 'enrolment']) {
      const thief = visitorOf(site)
      thief.cookies.set(name, tokens)
      expect(where(await thief.get('/profile'))).toBe('302 /login?next=/profile')
      expect(await (await thief.get('/account/status')).json()).toEqual({ email: null })
    }
  })

  test('without a first step there is no second', async () => {
    const visitor = visitorOf(site)
    expect(where(await visitor.get('/es/login/code'))).toBe('302 /es/login')
    const response = await visitor.post('/login/code', { code: '123456' })
    expect(response.status).toBe(302)
  })

  test('a recovery code signs in once with an e-mail, and new codes replace old ones', async () => {
    const { email, codes, owner } = await withSecondStep()
    const { visitor } = await firstStep(email)
    expect(await wordsAt(visitor, '/login/code?by=recovery')).toContain('Recovery code')
    const code = codes[0]?.toUpperCase() ?? ''
    expect(where(await visitor.post('/login/code?by=recovery', { code }))).toBe('303 /?sent=signIn')
    expect(await wordsAt(visitor, '/profile/security')).toContain('Recovery codes left: 9')
    await expect.poll(() => subjectsTo(site, email)).toContain('A recovery code was used')
    const { visitor: again } = await firstStep(email)
    expect((await again.post('/login/code?by=recovery', { code })).status).toBe(400)

    expect((await owner.post('/profile/second-step/codes', {})).status).toBe(400)
    const renewed = await owner.post('/profile/second-step/codes', { currentPassword: password })
    expect(wordsOf(await renewed.text())).toContain('Keep these on paper')
    const { visitor: late } = await firstStep(email)
    expect((await late.post('/login/code?by=recovery', { code: codes[1] ?? '' })).status).toBe(400)
  })

  test('with it on, the owner alone changes the password and deletes the account', async () => {
    const { email, secret, codes, owner } = await withSecondStep()
    const changed = await owner.post('/profile', {
      name: 'Elena',
      phone: '',
      language: 'en',
      newPassword: 'a-second-olive',
      currentPassword: password,
    })
    expect(where(changed)).toBe('303 /profile?sent=profile&lang=en')

    const visitor = visitorOf(site)
    await visitor.post('/forgot-password', { email })
    const link = async () => {
      const found = (await emailsTo(site, email)).find(({ text }) =>
        text?.includes('/reset-password'),
      )
      return /https?:\/\/\S+reset-password\S+/.exec(found?.text ?? '')?.[0] ?? ''
    }
    await expect.poll(link).toBeTruthy()
    const page = (await link()).replace(site.url, '')
    const reset = (fields: Record<string, string>, who = visitor) =>
      who.post(page, { password: 'a-third-olive', confirm: 'a-third-olive', ...fields })
    const answer = await reset({})
    expect(answer.status).toBe(400)
    expect(wordsOf(await answer.text())).toContain('Code of the second step')
    expect((await reset({ code: '000000' })).status).toBe(400)
    expect((await reset({ code: codeNow(secret) }, visitorOf(site))).status).toBe(400)
    expect(where(await reset({ code: codes[5] ?? '' }))).toBe('303 /login?sent=reset')
    // Neither the link nor the cookies from its use work again.
    for (const replay of [visitor, visitorOf(site)])
      expect(wordsOf(await (await reset({ code: codes[6] ?? '' }, replay)).text())).toContain(
        'This link has been used or has expired.',
      )
    expect(where(await owner.get('/profile'))).toBe('302 /login?next=/profile')

    const back = visitorOf(site)
    await back.post('/login', { email, password: 'a-third-olive' })
    await back.post('/login/code?by=recovery', { code: codes[7] ?? '' })
    expect(where(await back.post('/profile/delete', { currentPassword: 'a-third-olive' }))).toBe(
      '303 /?sent=deleted',
    )
  })

  test('it is turned off with the password', async () => {
    const { email, owner } = await withSecondStep()
    expect(
      (await owner.post('/profile/second-step', { currentPassword: 'wrong-one' })).status,
    ).toBe(400)
    expect(where(await owner.post('/profile/second-step', { currentPassword: password }))).toBe(
      '303 /profile/security?sent=secondStepOff',
    )
    const { response } = await firstStep(email)
    expect(where(response)).toBe('303 /?sent=signIn')
  })

  test('the desk removes it for an owner without phone and codes, and ends the sessions', async () => {
    const { email, owner } = await withSecondStep()
    const command = ['accounts', 'remove-second-step', email.toUpperCase(), '--json']
    const env = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '', SITE_URL: site.url }
    const before = Date.now()
    expect(await runDeskCommand(command, env)).toMatchObject({ code: 0, err: '' })
    expect(where(await owner.get('/profile'))).toBe('302 /login?next=/profile')
    expect(where((await firstStep(email)).response)).toBe('303 /?sent=signIn')
    const waiting = await site.database.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'account')
      .where('created_at', '>=', before)
      .execute()
    expect(waiting.length).toBeGreaterThan(0)
    expect(await runDeskCommand(command, env)).toMatchObject({ code: 1 })
  })

  test('sessions are listed by device, and ended one by one or all others at once', async () => {
    const { email } = await signUpUser(site)
    const here = await signedIn(email)
    const telephone = await signedIn(email, iphone)
    const unknown = await signedIn(email, '<script>alert(1)</script>')
    const html = await (await here.get('/profile/security')).text()
    const words = wordsOf(html)
    expect(words).toContain('Firefox on Windows This browser')
    expect(words).toContain('Safari on iPhone')
    expect(words).toContain('An unidentified device')
    expect(html).not.toContain('alert(1)')
    expect(await wordsAt(here, '/es/profile/security')).toContain('Safari en iPhone')

    const button = /<button[^>]*aria-label="Sign out: Safari on iPhone"[^>]*>/.exec(html)?.[0]
    const session = /value="([\da-f-]{36})"/.exec(button ?? '')?.[1] ?? ''
    expect(session).not.toBe('')
    // They cannot end a stranger's session.
    const { email: other } = await signUpUser(site)
    const stranger = await signedIn(other)
    await stranger.post('/profile/security', { session })
    expect(await wordsAt(telephone, '/profile')).toContain(email)

    expect(where(await here.post('/profile/security', { session }))).toBe(
      '303 /profile/security?sent=sessionEnded',
    )
    expect(where(await telephone.get('/profile'))).toBe('302 /login?next=/profile')
    expect(await wordsAt(unknown, '/profile')).toContain(email)
    expect(where(await here.post('/profile/security', { others: 'all' }))).toBe(
      '303 /profile/security?sent=othersEnded',
    )
    expect(where(await unknown.get('/profile'))).toBe('302 /login?next=/profile')
    expect(await wordsAt(here, '/profile')).toContain(email)
    expect(where(await here.post('/profile/security', { session: 'x' }))).toBe(
      '303 /profile/security?sent=endingFailed',
    )
    expect(where(await visitorOf(site).get('/profile/security'))).toBe(
      '302 /login?next=/profile/security',
    )
  })

  test('a sign-in from a new device sends an e-mail, one from a known device does not', async () => {
    const { email } = await signUpUser(site)
    const known = await signedIn(email)
    await known.post('/sign-out', {})
    await known.post('/login', { email, password })
    await signedIn(email, iphone)
    const told = async () =>
      (await emailsTo(site, email)).filter(
        ({ subject }) => subject === 'A sign-in from a new device',
      )
    await expect.poll(async () => (await told()).length).toBe(1)
    expect((await told())[0]?.text).toContain('The device: Safari on iPhone.')
  })

  test('a password known from breaches is refused beside its field', async () => {
    const visitor = visitorOf(site)
    for (const common of ['password123', 'Qwerty123', 'iloveyou']) {
      const response = await visitor.post('/es/register', {
        email: newEmail(),
        password: common,
        confirm: common,
      })
      expect(response.status).toBe(400)
      expect(wordsOf(await response.text())).toContain(
        'Esta contraseña es conocida o demasiado fácil.',
      )
    }
  })

  test('links in e-mails lead to the site for any Host header', async () => {
    const { email } = await signUpUser(site)
    const body = new URLSearchParams({ email }).toString()
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${site.url}/forgot-password`,
        {
          method: 'POST',
          headers: {
            Host: 'evil.example',
            Origin: 'http://evil.example',
            'X-Forwarded-Host': 'evil.example',
            'X-Forwarded-Proto': 'https',
            Forwarded: 'host=evil.example;proto=https',
            'X-Original-Host': 'evil.example',
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': String(body.length),
          },
        },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
    expect(status).toBe(200)
    const find = async () =>
      (await emailsTo(site, email)).find(({ text }) => text?.includes('reset-password'))
    await expect.poll(find).toBeTruthy()
    const found = await find()
    expect(`${found?.text} ${found?.html}`).not.toContain('evil.example')
    expect(found?.text).toContain(`${site.url}/reset-password?token_hash=`)
  })
})
