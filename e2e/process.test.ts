import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { openSpool } from '#server/leads/intake/spool.ts'
import { describeOnSqliteFirst, testPlace, type TestPlace } from '../testing/databases.ts'
import { scaled } from '../testing/full.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { runServer, startServer } from '../testing/server-process.ts'
import { staffCookie } from '../testing/staff.ts'
import { stampFor } from '../testing/stamp.ts'

const person = { email: 'elena@example.com', message: 'When may I see it?', page: '/' }

describeOnSqliteFirst('server processes from start to stop, on %s', (engine) => {
  let place: TestPlace
  let env: Record<string, string>
  let stamp: string

  beforeEach(async () => {
    place = await testPlace(engine, { migrated: true })
    env = place.env
    stamp = await stampFor(place)
  })
  afterEach(() => place.remove())

  const contact = (url: string, name: string) =>
    fetch(`${url}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ ...person, name, stamp }),
      redirect: 'manual',
    })

  const storedIn = async (where: TestPlace) => {
    const { db } = await connect(where)
    const leads = await db.selectFrom('leads').selectAll().execute()
    await db.destroy()
    return leads.length
  }

  const spooledIn = ({ dataDir }: TestPlace) => {
    const spool = openSpool(dataDir)
    const waiting = spool.waiting()
    spool.close()
    return waiting
  }

  test('killed right after the acknowledgement, it loses neither lead nor e-mail', async () => {
    const mail = await startMailServer()
    const first = await startServer({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' })
    const answers = await Promise.all(
      ['Ana', 'Bea', 'Carla'].map((name) => contact(first.url, name)),
    )
    await first.end('SIGKILL')
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    // A lead for which the database takes too long stays in the spool.
    expect((await storedIn(place)) + spooledIn(place)).toBe(3)

    // The first attempt failed and waits for the next one, which is brought forward here.
    const { db } = await connect(place)
    await db.updateTable('outbox').set({ due_at: 0, leased_until: 0 }).execute()
    await db.destroy()
    const second = await startServer({ ...env, SMTP_URL: mail.url })
    const emails = await mail.received(3)
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'New Message from Ana',
      'New Message from Bea',
      'New Message from Carla',
    ])
    await second.end('SIGTERM')
    await mail.stop()
  })

  test('processes that start at once fill a database once, and mail each lead once', async () => {
    const count = scaled(2, 4)
    const empty = await testPlace(engine)
    const mail = await startMailServer()
    const servers = await Promise.all(
      Array.from({ length: count }, () => startServer({ ...empty.env, SMTP_URL: mail.url })),
    )
    // While all of them are starting, a page may be delayed.
    for (const { url } of servers)
      await expect
        .poll(
          async () =>
            (await (await fetch(`${url}/properties`)).text()).match(/\d+ properties/)?.[0],
        )
        .toBe('28 properties')
    stamp = await stampFor(empty)
    const names = Array.from({ length: 12 }, (_, index) => `Person ${index}`)
    const answers = await Promise.all(
      names.map((name, index) => contact(servers[index % count]?.url ?? '', name)),
    )
    expect(answers.every(({ status }) => status === 303)).toBe(true)
    await mail.received(names.length)
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    expect(mail.toAgency.map(({ subject }) => subject).sort()).toEqual(
      names.map((name) => `New Message from ${name}`).sort(),
    )
    expect(await storedIn(empty)).toBe(names.length)
    await mail.stop()
    await empty.remove()
  })

  test('a clean stop finishes the e-mail that is being sent and ends with 0', async () => {
    const held: (() => void)[] = []
    let holding = true
    const mail = await startMailServer({
      onMailFrom: (_, __, done) => void (holding ? held.push(done) : done()),
    })
    const server = await startServer({ ...env, SMTP_URL: mail.url })
    await contact(server.url, 'Elena')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const ended = server.end('SIGTERM')
    const answers = () =>
      fetch(server.url).then(
        () => true,
        () => false,
      )
    await expect.poll(answers).toBe(false)
    holding = false
    for (const done of held) done()
    expect(await ended).toBe(0)
    expect(mail.toAgency).toHaveLength(1)
    expect(server.output()).toContain('"msg":"stopped"')
    await mail.stop()
  })
})

test(
  'a stop ends the news that an open office listens to, and is clean',
  { tags: 'slow' },
  async () => {
    const place = await testPlace('sqlite', { migrated: true })
    const siteUrl = 'http://site.test'
    const server = await startServer({ ...place.env, SITE_URL: siteUrl })
    onTestFinished(async () => {
      await server.end('SIGKILL')
      await place.remove()
    })
    const { db } = await connect(place)
    const Cookie = await staffCookie({ db }, siteUrl, 'agent')
    await db.destroy()
    const news = await fetch(`${server.url}/office/events`, { headers: { Cookie } })
    expect(news.headers.get('Content-Type')).toBe('text/event-stream')
    const ended = server.end('SIGTERM')
    // The stream ends without an error: the browser reconnects, and another process answers.
    expect(await news.text()).toContain('event: leads')
    expect(await ended).toBe(0)
    expect(server.output()).toContain('"msg":"stopped"')
  },
)

test('without a mail server each e-mail is a file', async () => {
  const place = await testPlace('sqlite')
  const folder = join(place.dataDir, 'mail')
  const server = await startServer({ DATA_DIR: place.dataDir })
  const body = new URLSearchParams({ ...person, name: 'Elena', stamp: await stampFor(place) })
  await fetch(`${server.url}/contact`, { method: 'POST', body, redirect: 'manual' })
  const files = () =>
    existsSync(folder)
      ? readdirSync(folder).filter((name) => /@(127\.0\.0\.1|localhost)\.eml$/.test(name))
      : []
  await expect.poll(files).toHaveLength(2)
  await server.end('SIGTERM')
  await place.remove()
})

test('a bad configuration names every bad value and ends with 1', async () => {
  const { code, output } = await runServer({ PORT: 'many', SITE_URL: 'here', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  for (const name of ['PORT="many"', 'SITE_URL="here"', 'LOG_LEVEL="loud"'])
    expect(output).toContain(name)
  expect(output).not.toMatch(/\n\s+at /)
})

test('a port in use ends the process with 1 and a message', { tags: 'slow' }, async () => {
  const place = await testPlace('sqlite')
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { code, output } = await runServer({
    DATA_DIR: place.dataDir,
    HOST: '127.0.0.1',
    PORT: port,
  })
  expect(code).toBe(1)
  expect(output).toContain('cannot listen')
  other.close()
  await place.remove()
})
