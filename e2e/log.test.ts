import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { describeOnSqliteFirst, testPlace, type TestPlace } from '../testing/databases.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { type ServerProcess, startServer } from '../testing/server-process.ts'
import { stampFor } from '../testing/stamp.ts'

/** Values that occur nowhere else, so that one in the log can only have come from a visitor. */
const personal = {
  name: 'Zoraida Quintanilla',
  email: 'zoraida.quintanilla@postbox.example',
  newEmail: 'zq-second@postbox.example',
  phone: '+34 611 222 333',
  message: 'My flat is at Calle Almendralejo 47',
  password: 'tamarindo-escondido-9',
}

/** Matches any trace of these values: unchanged, encoded, or in part. */
const traces =
  /zoraida|quintanilla|zq-second|postbox|611.{0,3}222|611222333|almendralejo|tamarindo|203\.0\.113/i

/** A mail server that refuses, and whose answer quotes the refused e-mail. */
const quoting: SMTPServerOptions = {
  onRcptTo: ({ address }, _, done) =>
    address.startsWith('sales')
      ? done()
      : done(answer(550, `5.1.1 <${address}> ${personal.name}: no such person here`)),
  onData(stream, _, done) {
    stream.resume()
    stream.on('end', () =>
      done(
        answer(
          451,
          `4.7.1 "New Message from ${personal.name}" looks like spam, call ${personal.phone}`,
        ),
      ),
    )
  },
}
const answer = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode })

describeOnSqliteFirst('on %s, nothing that a visitor typed is in the log', (engine) => {
  let place: TestPlace
  let database: Database
  let mail: MailServer
  let server: ServerProcess
  let stamp: string

  beforeEach(async () => {
    place = await testPlace(engine, { migrated: true })
    database = await connect(place)
    stamp = await stampFor(place)
  })
  afterEach(async () => {
    await mail.stop()
    await database.db.destroy()
    await place.remove()
  })

  const start = async (options?: SMTPServerOptions) => {
    mail = await startMailServer(options)
    server = await startServer({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'trace',
    })
  }
  const visitor = { 'X-Forwarded-For': '203.0.113.77' }
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { redirect: 'manual', headers: { ...visitor, ...headers } })
  const post = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    fetch(server.url + path, {
      method: 'POST',
      body: new URLSearchParams({ stamp, ...fields }),
      redirect: 'manual',
      headers: { ...visitor, ...headers },
    })
  const call = (path: string, body: unknown) =>
    fetch(server.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { ...visitor, apikey: 'alboran-public', 'Content-Type': 'application/json' },
    })

  const { name, email, phone, message, password } = personal
  const person = { name, email, phone, message, page: '/' }
  const sendForms = async () => {
    const home = '/properties/garden-apartment-south-terrace'
    for (const [path, more] of [
      ['/contact', {}],
      ['/properties', {}],
      [home, { reference: 'R49052083' }],
      ['/rental-properties', {}],
      ['/information', { about: message }],
      ['/new-releases', { newsletter: 'yes' }],
      [`/shortlist?homes=garden-apartment-south-terrace&note=${encodeURIComponent(message)}`, {}],
    ] as const)
      expect((await post(path, { ...person, ...more })).status, path).toBe(303)
    for (const bad of [{ email: `${name}@` }, { name: '' }, { phone: message }])
      expect((await post('/information', { ...person, ...bad })).status).toBe(400)
    await post('/contact.data', { ...person, submission: 'a-known-submission' })
    await post('/contact.data', { ...person, message: name, submission: 'a-known-submission' })
    await post('/contact', { ...person, subject: name })
    await post('/contact', { ...person, stamp: name })
    await post('/services-support', { email })
    await post('/services-support', { email: name })
    await post('/contact', { ...person, message: 'x'.repeat(70_000) })
  }

  /** Requests addresses that people type by mistake, and that robots try. */
  const typeAddresses = async () => {
    const typed = [name, email, phone, message].map(encodeURIComponent)
    for (const one of typed)
      for (const path of [
        `/${one}`,
        `/${one}/`,
        `/es/${one}`,
        `/properties/${one}`,
        `/properties/${one}/brochure.pdf`,
        `/property-types/${one}`,
        `/blog/${one}`,
        `/blog?category=${one}`,
        `/properties?type=${one}`,
        `/newsletter/confirm?token=${one}`,
        `/assets/${one}`,
        `/pictures/${one}.jpg`,
        `/rest/v1/${one}`,
        `/rest/v1/properties?slug=eq.${one}`,
        `/auth/v1/verify?token=${one}&type=signup`,
        `/${one}%E0%A4%A`,
        `/sign-out?next=${one}`,
        `/login?next=/${one}`,
      ])
        await get(path, {
          Cookie: `session=${one}; shortlist=${one}; lang=${one}`,
          Referer: `https://x.example/${one}`,
        })
    for (const method of ['PUT', 'PATCH', 'OPTIONS', 'HEAD'])
      await fetch(`${server.url}/rest/v1/Zoraida%20Quintanilla`, { method })
    await call('/rest/v1/rpc/Zoraida', { name })
    await call('/auth/v1/signup', `{"email": "${email}", ${name}`)
    await call('/auth/v1/token?grant_type=password', { email, password: name })
    await call('/auth/v1/verify', { type: 'signup', token: name, email })
  }

  const openAccount = async () => {
    const cookieOf = (response: Response) =>
      response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
    const linkFor = async (subject: RegExp) => {
      await expect.poll(() => mail.emails.some((one) => subject.test(one.subject ?? ''))).toBe(true)
      const found = mail.emails.findLast((one) => subject.test(one.subject ?? ''))?.text
      const { pathname, search } = new URL(/https?:\/\/\S+/.exec(found ?? '')?.[0] ?? '')
      return pathname + search
    }
    expect((await post('/register', { email, password, confirm: password })).status).toBeLessThan(
      400,
    )
    await post('/register', { email, password, confirm: name })
    await post('/login', { email, password: name })
    const confirmLink = await linkFor(/confirm your (e-mail|address)|confirm/i)
    await get(confirmLink)
    const session = { Cookie: cookieOf(await post(confirmLink, {})) }
    await get('/profile', session)
    await get('/profile/data.json', session)
    await post(
      '/profile',
      { name, phone, language: 'es', newPassword: '', currentPassword: '' },
      session,
    )
    await post('/profile', { name, phone: message, language: name }, session)
    expect(
      (await post('/contact', { ...person, message: 'From my account' }, session)).status,
    ).toBe(303)
    await post('/forgot-password', { email })
    await post('/reset-password?token_hash=zoraida', { password, confirm: password })
    await post('/login', { email, password })
    await post('/profile/delete', { currentPassword: name }, session)
    await post('/profile/delete', { currentPassword: password }, session)
  }

  /** Fails where a personal value is in the log, which is complete once the process has ended. */
  const searchLog = async () => {
    expect(await server.end('SIGTERM')).toBe(0)
    const lines = server.output().split('\n')
    expect(lines.filter((line) => traces.test(line))).toEqual([])
    for (const line of lines.filter(Boolean)) expect(() => JSON.parse(line), line).not.toThrow()
    expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(10)
    return lines.join('\n')
  }

  test('while the database refuses queries', { timeout: 120_000 }, async () => {
    await start()
    await post('/register', { email, password, confirm: password })
    for (const table of ['outbox', 'subscribers', 'auth_one_time_tokens', 'rate_counts'] as const)
      await database.db.schema.alterTable(table).renameTo(`${table}_away`).execute()
    expect((await post('/contact', person)).status).toBe(303)
    await post('/services-support', { email: personal.newEmail })
    await post('/register', { email: personal.newEmail, password, confirm: password })
    await post('/login', { email, password })
    await post('/forgot-password', { email })
    await typeAddresses()
    expect(await searchLog()).toContain('the database refuses a query')
  })

  // The tests below have a working database, which logs nothing, so one engine is enough.
  if (engine === 'postgres') return

  test('after every flow of a visitor and a user', { timeout: 120_000 }, async () => {
    await start()
    await sendForms()
    await typeAddresses()
    await openAccount()
    await mail.received(8)
    const { text } =
      mail.emails.find(({ subject }) => subject === 'Please confirm your address') ?? {}
    const links = text?.match(/https?:\/\/\S+/g) ?? []
    expect(links).toHaveLength(2)
    for (const link of links) {
      const { pathname, search } = new URL(link)
      await get(pathname + search)
      expect((await post(pathname + search, { pressed: 'yes' })).status).toBe(200)
    }
    expect(await searchLog()).toContain('"path":"/properties/…"')
  })

  test('while the mail server refuses and quotes', { timeout: 120_000 }, async () => {
    await start(quoting)
    await sendForms()
    await post('/register', { email, password, confirm: password })
    await post('/forgot-password', { email })
    await expect
      .poll(async () => {
        const rows = await database.db
          .selectFrom('outbox')
          .select(['state', 'last_error'])
          .where('last_error', 'is not', null)
          .execute()
        return [...new Set(rows.map(({ state }) => state))].sort()
      })
      .toEqual(['parked', 'waiting'])
    // The operator reads the whole answer with `mail status`.
    const { last_error: error } = await database.db
      .selectFrom('outbox')
      .select('last_error')
      .where('state', '=', 'parked')
      .executeTakeFirstOrThrow()
    expect(error).toContain(email)
    const log = await searchLog()
    expect(log).toContain('550 5.1.1')
    expect(log).toContain('451 4.7.1')
  })
})
