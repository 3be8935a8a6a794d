import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { sharedKey } from '#server/spam/shared-key.ts'
import { createStamps } from '#server/spam/stamp.ts'
import { hasPostgres, testPlace, type TestPlace } from '../../testing/databases.ts'
import { freePort } from '../../testing/free-port.ts'
import { longTest } from '../../testing/full.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { administer, databaseIn, startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { runServer, startServer } from '../../testing/server-process.ts'
import { isAged, stampPattern } from '../../testing/stamp.ts'

describe.skipIf(!hasPostgres)('a process that starts while PostgreSQL is stopped', () => {
  let postgres: TestPostgres
  let place: TestPlace
  let mail: MailServer
  let env: Record<string, string>
  let databaseUrl: string
  let databases = 0
  beforeAll(async () => {
    postgres = (await startPostgres()) ?? expect.fail()
  })
  afterAll(() => postgres?.stop())
  beforeEach(async () => {
    const name = `outage_${++databases}`
    await administer(postgres.url, `CREATE DATABASE ${name}`)
    databaseUrl = databaseIn(postgres.url, name)
    place = await testPlace('sqlite')
    mail = await startMailServer()
    env = {
      DATA_DIR: place.dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
      LOG_LEVEL: 'warn',
    }
  })
  afterEach(async () => {
    await mail.stop()
    await place.remove()
  })

  const stampOf = async (url: string) =>
    (await (await fetch(`${url}/contact`)).text()).match(stampPattern)?.[0] ?? ''
  const send = async (url: string, name: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({
      name,
      email: `${name}@example.com`,
      message: 'A long and careful message',
      page: '/',
      ...fields,
    })
    const { status } = await fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' })
    return status
  }
  const leads = async () => {
    const { db } = await connect({ ...place, databaseUrl })
    const rows = await db
      .selectFrom('leads')
      .select(['email', 'suspicion'])
      .orderBy('email')
      .execute()
    await db.destroy()
    return rows.map(({ email, suspicion }) => `${email?.split('@')[0]} ${suspicion ?? 'trusted'}`)
  }

  test(
    'on an empty folder it accepts leads, and shows pages once the database is back',
    { timeout: longTest },
    async () => {
      await postgres.halt()
      const server = await startServer(env, { untilHealthy: false })
      expect((await fetch(`${server.url}/health`)).status).toBe(503)
      expect((await fetch(`${server.url}/properties`)).status).toBe(503)
      expect((await fetch(`${server.url}/contact`)).status).toBe(200)
      // Staff may have changed the text or, if it is an article, withdrawn it.
      expect((await fetch(`${server.url}/privacy`)).status).toBe(503)
      // No stamp can be verified, so nobody is suspected because of theirs, not even with a link in
      // the text.
      expect(await stampOf(server.url)).toBe('')
      expect(
        await send(server.url, 'ana', {
          stamp: '',
          message: 'Like https://example.com/this-one',
        }),
      ).toBe(303)
      expect(await send(server.url, 'bea', { stamp: `t1.mwoynzmf.${'A'.repeat(22)}` })).toBe(303)

      await postgres.resume()
      await mail.received(2, 60)
      await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(200)
      expect(await (await fetch(`${server.url}/properties`)).text()).toContain('28 properties')
      await expect.poll(async () => (await fetch(`${server.url}/privacy`)).status).toBe(200)
      expect(await leads()).toEqual(['ana trusted', 'bea trusted'])
      expect(mail.toAgency.map(({ subject }) => subject).sort()).toEqual([
        'New Message from ana',
        'New Message from bea',
      ])
      // From now on the page's stamp is genuine, and a forged one is recognised.
      const stamp = await stampOf(server.url)
      const { db } = await connect({ ...place, databaseUrl })
      const key = await sharedKey(db, 'forms')
      await db.destroy()
      expect(createStamps(() => [key]).read(stamp, Date.now()).state).toBe('valid')
      expect(await send(server.url, 'forger', { stamp: `t1.mwoynzmf.${'A'.repeat(22)}` })).toBe(303)
      expect(await leads()).toEqual(['ana trusted', 'bea trusted', 'forger stamp'])
      expect(await server.end('SIGTERM')).toBe(0)
    },
  )

  test(
    'where it has run before, stamps of before and after the start hold',
    { tags: 'slow', timeout: longTest },
    async () => {
      const first = await startServer(env)
      const before = await stampOf(first.url)
      await first.end('SIGTERM')
      const file = join(place.dataDir, 'forms.key')
      expect(statSync(file).mode & 0o777).toBe(0o600)
      await postgres.halt()
      const server = await startServer(env, { untilHealthy: false })
      const during = await stampOf(server.url)
      expect(during).toMatch(stampPattern)
      await expect.poll(() => isAged(during)).toBe(true)
      const link = { message: 'Like https://example.com/this-one' }
      expect(await send(server.url, 'ana', { stamp: before, ...link })).toBe(303)
      expect(await send(server.url, 'forger', { stamp: `t1.mwoynzmf.${'A'.repeat(22)}` })).toBe(303)
      await postgres.resume()
      await mail.received(1, 60)
      expect(await send(server.url, 'bea', { stamp: during, ...link })).toBe(303)
      await mail.received(2, 60)
      expect(await leads()).toEqual(['ana trusted', 'bea trusted', 'forger stamp'])
      expect(await server.end('SIGTERM')).toBe(0)
    },
  )

  test(
    'stopped before the database came, it ends cleanly and keeps the leads',
    { tags: 'slow', timeout: longTest },
    async () => {
      await postgres.halt()
      const server = await startServer(env, { untilHealthy: false })
      expect(await send(server.url, 'ana', { stamp: '' })).toBe(303)
      expect(await server.end('SIGTERM')).toBe(0)
      rmSync(join(place.dataDir, 'forms.key'), { force: true })
      await postgres.resume()
      const next = await startServer(env)
      await mail.received(1, 60)
      expect(await leads()).toEqual(['ana trusted'])
      await next.end('SIGTERM')
      expect(readFileSync(join(place.dataDir, 'forms.key'), 'utf8')).toMatch(/^[\w-]{43}\n$/)
    },
  )

  test.each([
    [
      'a database that does not exist',
      (url: URL) => (url.pathname = '/nowhere'),
      'database "nowhere" does not exist',
    ],
    [
      'a user that does not exist',
      (url: URL) => (url.username = 'stranger'),
      'role "stranger" does not exist',
    ],
  ])(
    '%s is a mistake and not an outage: the process ends with 1 and a message',
    async (_, change, message) => {
      const url = new URL(databaseUrl)
      change(url)
      const { code, output } = await runServer({
        ...env,
        DATABASE_URL: url.href,
        PORT: String(await freePort()),
      })
      expect(code).toBe(1)
      expect(output).toContain('cannot start: ')
      expect(output).toContain(JSON.stringify(message).slice(1, -1))
    },
  )
})
