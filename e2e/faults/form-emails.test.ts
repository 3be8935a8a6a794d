import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { day } from '#server/shared/time/durations.ts'
import { sharedKey } from '#server/spam/shared-key.ts'
import { createStamps, type Stamps } from '#server/spam/stamp.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { scaled } from '../../testing/full.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { stampPattern } from '../../testing/stamp.ts'

const link = 'https://pills.example'

/**
 * The forms must not be a way to send e-mail to strangers; these tests count what an attacker
 * achieves.
 */
describeOnSqliteFirst('on %s, e-mail that forms send to strangers', (engine) => {
  let site: ServedSite
  let database: Database
  let mail: MailServer
  let stamps: Stamps
  /** The addresses of the site, and of another site on the same database. */
  let urls: string[]
  const others: ServedSite[] = []

  beforeEach(async () => {
    mail = await startMailServer()
    site = await serveSite(engine, { SMTP_URL: mail.url, TRUST_PROXY: '1' })
    urls = [site.url]
    database = site.database
    const key = await sharedKey(database.db, 'forms')
    stamps = createStamps(() => [key])
  })
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.close()))
    await site.close()
    await mail.stop()
  })

  const startAnother = async () => {
    const another = await serveSite(engine, {
      DATA_DIR: site.dataDir,
      DATABASE_URL: site.databaseUrl ?? '',
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
    })
    others.push(another)
    urls.push(another.url)
  }
  const stampOf = (age: number) => stamps.issue(Date.now() - age)

  /** Posts a form that would send an attacker's text to a stranger. */
  const attack = (index: number, fields: Record<string, string>, address: string) =>
    fetch(`${urls[index % urls.length]}/contact`, {
      method: 'POST',
      body: new URLSearchParams({
        name: `Win at ${link}`,
        email: `stranger-${index}@example.com`,
        message: `Visit ${link}/${index}`,
        page: '/',
        ...fields,
      }),
      headers: { 'X-Forwarded-For': address },
      redirect: 'manual',
    })
  const many = async (count: number, post: (index: number) => Promise<Response>) => {
    const statuses = []
    for (let first = 0; first < count; first += 10)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(10, count - first) }, (_, index) => post(first + index)),
        )),
      )
    return statuses.map(({ status }) => status)
  }

  /** Every e-mail to somebody other than the agency, once no due e-mail waits. */
  const toStrangers = async () => {
    await expect
      .poll(
        async () =>
          (
            await database.db
              .selectFrom('outbox')
              .select('id')
              .where('state', '=', 'waiting')
              .where('due_at', '<=', Date.now())
              .execute()
          ).length,
        { timeout: 60_000 },
      )
      .toBe(0)
    const strangers = mail.emails.filter((email) => !mail.toAgency.includes(email))
    for (const { subject, text, html } of strangers)
      expect(`${subject} ${text} ${html}`).not.toMatch(/pills|Win at/)
    return strangers.length
  }
  /** While the database is slow, leads wait in the spool. */
  const stored = async () => {
    const rows = await database.db.selectFrom('leads').select(['state', 'suspicion']).execute()
    return {
      all: rows.length,
      apart: rows.filter(({ state }) => state === 'suspect').length,
    }
  }
  const accepted = (count: number) => Array.from({ length: count }, () => 303)

  test('is five of 45 from one stamp and one address', async () => {
    const stamp = stampOf(60_000)
    expect(await many(45, (index) => attack(index, { stamp }, '203.0.113.9'))).toEqual(accepted(45))
    await expect.poll(stored).toEqual({ all: 45, apart: 5 })
    expect(await toStrangers()).toBeLessThanOrEqual(5)
    expect(mail.toAgency).toHaveLength(40)
    expect(mail.toAgency.filter(({ subject }) => subject?.startsWith('Suspect: '))).toHaveLength(30)
  })

  test('is twenty from one stamp and many addresses, over two processes', async () => {
    await startAnother()
    const count = scaled(60, 200)
    const stamp = stampOf(60_000)
    expect(
      await many(count, (index) => attack(index, { stamp }, `198.51.${index % 100}.${index}`)),
    ).toEqual(accepted(count))
    await expect.poll(stored).toEqual({ all: count, apart: 0 })
    expect(await toStrangers()).toBeLessThanOrEqual(20)
    expect(mail.toAgency).toHaveLength(count)
  })

  test('is forty an hour from many stamps and addresses, over two processes', async () => {
    await startAnother()
    const count = scaled(60, 200)
    await many(count, (index) =>
      attack(index, { stamp: stampOf(60_000 + index * 1000) }, `198.51.${index % 100}.${index}`),
    )
    await expect.poll(stored).toMatchObject({ all: count })
    const written = await toStrangers()
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThanOrEqual(40)
  })

  test('is one to a mailbox, however it is written', async () => {
    await many(20, (index) =>
      attack(
        index,
        { stamp: stampOf(60_000 + index), email: `Victim+${index}@example.com` },
        `198.51.100.${index}`,
      ),
    )
    await expect.poll(stored).toMatchObject({ all: 20 })
    expect(await toStrangers()).toBe(1)
  })

  test.each([
    ['ten years old', () => stampOf(10 * 365 * day)],
    ['one day ahead', () => stampOf(-day)],
  ])('is none by a stamp %s: the form comes back, and one more press sends it', async (_, make) => {
    const stamp = make()
    expect(await many(20, (index) => attack(index, { stamp }, `198.51.100.${index}`))).toEqual(
      Array.from({ length: 20 }, () => 400),
    )
    expect(await stored()).toEqual({ all: 0, apart: 0 })

    const answer = await attack(
      0,
      { stamp, name: 'Elena', message: 'When may I see it?' },
      '192.0.2.1',
    )
    const page = await answer.text()
    expect(page).toContain('Please press the button once more')
    expect(page).toContain('value="Elena"')
    expect(page).toContain('When may I see it?')
    const [renewed = ''] = page.match(stampPattern) ?? []
    expect(
      (
        await attack(
          0,
          { stamp: renewed, name: 'Elena', message: 'When may I see it?' },
          '192.0.2.1',
        )
      ).status,
    ).toBe(303)
    await mail.received(1)
    expect(mail.toAgency[0]?.subject).toBe('New Message from Elena')
    expect(await toStrangers()).toBe(1)
  })

  test('is none from forms sent at once', async () => {
    const count = scaled(20, 50)
    // The stamp of a page that was just rendered, by a clock that is ahead, because the machine
    // may be slow.
    const stamp = () => stampOf(-30_000)
    expect(
      await many(count, (index) => attack(index, { stamp: stamp() }, `198.51.100.${index}`)),
    ).toEqual(accepted(count))
    await expect.poll(stored).toMatchObject({ all: count })
    expect(await toStrangers()).toBe(0)
  })

  test('is none from forms without a stamp or with a forged one', async () => {
    expect(
      await many(100, (index) =>
        attack(
          index,
          index % 2 ? {} : { stamp: `t1.${Date.now().toString(36)}.${'A'.repeat(22)}` },
          `198.51.100.${index}`,
        ),
      ),
    ).toEqual(accepted(100))
    await expect.poll(stored).toEqual({ all: 100, apart: 70 })
    expect(await toStrangers()).toBe(0)
    // The agency is told about the first ones, and that there are more.
    expect(mail.toAgency).toHaveLength(30)
    expect(mail.toAgency.every(({ subject }) => subject?.startsWith('Suspect: '))).toBe(true)
    await database.db
      .updateTable('outbox')
      .set({ due_at: 0 })
      .where('kind', '=', 'quarantine')
      .execute()
    const notice = await mail.received(31)
    expect(notice.at(-1)?.subject).toBe('Quarantined as a robot’s: 70')
  })

  test('is five in all from the boxes of the newsletter', async () => {
    const count = 20
    const stamp = stampOf(60_000)
    const post = (index: number, path: string, fields: Record<string, string>) =>
      fetch(`${site.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams({
          stamp,
          email: `stranger-${path.length}-${index}@example.com`,
          ...fields,
        }),
        headers: { 'X-Forwarded-For': '203.0.113.9' },
        redirect: 'manual',
      })
    await many(count, (index) => post(index, '/services-support', {}))
    await many(count, (index) =>
      post(index, '/new-releases', {
        name: 'Elena',
        phone: '600',
        newsletter: 'yes',
        page: '/new-releases',
      }),
    )
    await expect.poll(stored).toMatchObject({ all: count })
    expect(await toStrangers()).toBeLessThanOrEqual(5)
  })
})
