import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import { holdRestored } from '../../backup/hold-restored.ts'
import type { Property } from '../../catalogue/property.ts'
import type { Database } from '../../database/database.ts'
import { fromJson } from '../../database/schema.ts'
import { dropHeldEmails, releaseHeldEmails } from '../../mail/held.ts'
import { eraseOutdated } from '../../people/retention.ts'
import { retentionPeriods } from '../../personal-data/retention-periods.ts'
import { Unavailable } from '../../unavailable.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { writeIssue } from './issue-email.ts'
import { createIssues, type Issues } from './issues.ts'
import { batchOf, sendIssues } from './send-issues.ts'

const texts = {
  subject: { en: 'Three terraces', es: 'Tres terrazas' },
  opening: { en: 'February light.\n\nIt is <low>.', es: 'La luz de febrero.' },
}
const items = [
  { kind: 'home', key: 'a-home' },
  {
    kind: 'article',
    key: 'siesta',
    path: '/blog/siesta',
    title: { en: 'The siesta', es: 'La siesta' },
    text: { en: 'Defended.', es: 'Defendida.' },
  },
] as const
const marta = { id: 'marta', name: 'marta@example.com' }
const start = Date.UTC(2026, 10, 22, 9)
const logged: string[] = []
const log = pino({}, { write: (line: string) => void logged.push(line) })

test('a pace is a batch every five seconds, or single e-mails at longer intervals', () => {
  expect(batchOf(60)).toEqual({ every: 5_000, size: 5 })
  expect(batchOf(6000)).toEqual({ every: 5_000, size: 500 })
  expect(batchOf(2)).toEqual({ every: 30_000, size: 1 })
})

describeOnEachEngine('newsletters, on %s', (engine) => {
  let database: Database
  let issues: Issues
  let now: number
  let home: Property | undefined
  let isAway: boolean
  const catalogue = {
    async find(slug: string) {
      if (isAway) throw new Unavailable('The catalogue', new Error('away'))
      return slug === 'a-home' ? home : undefined
    },
  }
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
    now = start
    isAway = false
    home = sampleHome({ slug: 'a-home', price: 1_450_000, formerPrice: 1_495_000 })
    issues = createIssues({
      database,
      catalogue,
      outbox: { wake() {} },
      mailDomain: 'site.test',
      clock: () => now,
    })
  })
  const subscribe = (names: readonly string[], state: 'confirmed' | 'waiting' = 'confirmed') =>
    database.db
      .insertInto('subscribers')
      .values(
        names.map((name, index) => ({
          id: name,
          email: `${name}@example.com`,
          language: index % 2 === 0 ? ('en' as const) : ('es' as const),
          state,
          token_hash: name,
          token_expires_at: 0,
          unsubscribe_token: `stop-${name}`,
          consent_wording: 'The newsletter',
          consent_at: start,
          confirmed_at: state === 'confirmed' ? start - 1 : null,
          unsubscribed_at: null,
        })),
      )
      .execute()
  const names = Array.from({ length: 12 }, (_, index) => `reader-${String(index).padStart(2, '0')}`)
  beforeEach(async () => {
    await subscribe(names)
    await subscribe(['undecided'], 'waiting')
  })

  async function written() {
    const id = randomUUID()
    await issues.create(id, 'tom@example.com')
    await issues.save({ id, revision: 1 }, { texts, items }, 'tom@example.com')
    return id
  }
  async function scheduled() {
    const id = await written()
    expect(await issues.schedule({ id, revision: 2 }, now, marta)).toBe(true)
    return id
  }
  /** One run of a process, five seconds after the last. */
  async function tick(pace = 60) {
    const queued = await sendIssues(
      { database, catalogue, log, mailDomain: 'site.test', pace },
      now,
    )
    now += 5_000
    return queued
  }
  const queue = async () =>
    (
      await database.db
        .selectFrom('outbox')
        .select(['id', 'payload', 'state'])
        .where('kind', '=', 'newsletter-issue')
        .execute()
    )
      .map((row) => ({ ...row, email: fromJson(row.payload)?.email }))
      // A database returns rows in any order, and PostgreSQL moves a row that is updated.
      .toSorted((one, other) => `${one.email}`.localeCompare(`${other.email}`))
  const waitingFor = async () =>
    (await queue()).filter(({ state }) => state === 'waiting').map(({ email }) => email)
  const send = (id: string) =>
    database.db
      .updateTable('outbox')
      .set({ state: 'sent', payload: null })
      .where('id', '=', id)
      .execute()
  const stateOf = async (id: string) => (await issues.find(id))?.state

  test('every confirmed reader gets it once, some at a time, also with several processes', async () => {
    const id = await scheduled()
    await Promise.all(
      [1, 2, 3].map(() =>
        sendIssues({ database, catalogue, log, mailDomain: 'site.test', pace: 60 }, now),
      ),
    )
    expect(await waitingFor()).toHaveLength(5)
    now += 5_000
    await subscribe(['late'])
    await database.db
      .updateTable('subscribers')
      .set({ confirmed_at: now })
      .where('id', '=', 'late')
      .execute()
    expect([await tick(), await tick(), await tick(), await tick()]).toEqual([5, 2, 0, 0])
    expect((await waitingFor()).toSorted()).toEqual(names.map((name) => `${name}@example.com`))
    expect(await stateOf(id)).toBe('sent')
    for (const one of (await queue()).slice(0, 9)) await send(one.id)
    expect(await issues.progress(id)).toEqual({ readers: 12, sent: 9, unsent: 0 })
    expect(await issues.live()).toEqual([{ id, state: 'sent', readers: 12, sent: 9, unsent: 0 }])
    now += 3_600_000
    expect(await issues.live()).toEqual([])
  })

  test('readers are counted once in three seconds, however many screens are open', async () => {
    await scheduled()
    await tick()
    const counted = await Promise.all([issues.live(), issues.live()])
    expect(counted[1]).toBe(counted[0])
    for (const one of await queue()) await send(one.id)
    expect(await issues.live()).toBe(counted[0])
    now += 3_000
    expect(await issues.live()).toMatchObject([{ readers: 12, sent: 5 }])
  })

  test('the readers who did not get it are known after the outbox forgets its e-mails', async () => {
    const id = await scheduled()
    await tick()
    const [first, second, ...others] = await queue()
    const park = database.db.updateTable('outbox').set({ state: 'parked' })
    await park.where('id', '=', first?.id ?? '').execute()
    for (const one of [second, ...others]) await send(one?.id ?? '')
    const progress = { readers: 12, sent: 4, unsent: 1 }
    expect(await issues.progress(id)).toEqual(progress)
    await eraseOutdated(database, now + retentionPeriods.email + 1)
    expect(await queue()).toEqual([])
    expect(await issues.progress(id)).toEqual(progress)
  })

  test('it begins at its time, and not before', async () => {
    const id = await written()
    await issues.schedule({ id, revision: 2 }, now + 60_000, marta)
    expect(await tick()).toBe(0)
    now = start + 60_000
    expect(await tick()).toBe(5)
    expect(await stateOf(id)).toBe('sending')
  })

  test('an issue that cannot be started does not stop the others, and starts later', async () => {
    const sending = await scheduled()
    expect(await tick()).toBe(5)
    const due = await scheduled()
    isAway = true
    logged.length = 0
    expect(await tick()).toBe(5)
    expect([await stateOf(sending), await stateOf(due)]).toEqual(['sending', 'scheduled'])
    expect(logged).toEqual([expect.stringContaining(due)])
    isAway = false
    await tick()
    expect(await stateOf(due)).toBe('sending')
  })

  test('after a stop and a resume every reader gets it once', async () => {
    const id = await scheduled()
    await tick()
    const queued = await queue()
    const [first, second] = queued
    const last = queued.at(-1)
    await send(first?.id ?? '')
    const tried = database.db.updateTable('outbox').set({ attempts: 1 })
    // One e-mail is at the mail server, and one was there: its fate is unknown.
    await tried
      .set({ leased_until: now + 60_000 })
      .where('id', '=', second?.id ?? '')
      .execute()
    await tried.where('id', '=', last?.id ?? '').execute()
    await issues.stop(id, marta)
    expect(await stateOf(id)).toBe('stopped')
    expect([await tick(), await waitingFor()]).toEqual([0, [second?.email, last?.email]])
    expect(await issues.progress(id)).toEqual({ readers: 12, sent: 1, unsent: 0 })
    await issues.resume(id, marta)
    await tick()
    // Readers after the last one who has it come before those whose e-mails were taken back.
    const behind = names.slice(5, 10).map((name) => `${name}@example.com`)
    expect(await waitingFor()).toEqual(expect.arrayContaining(behind))
    for (let round = 0; round < 3; round++) await tick()
    const got = [first?.email, ...(await waitingFor())]
    expect(got.toSorted()).toEqual(names.map((name) => `${name}@example.com`))
    expect(await stateOf(id)).toBe('sent')
  })

  test('after a restore nobody gets an e-mail again that an operator dropped as sent', async () => {
    const id = await scheduled()
    await tick()
    const before = await waitingFor()
    expect(await holdRestored(database, now)).toBe(5)
    expect(await stateOf(id)).toBe('stopped')
    expect(await dropHeldEmails(database)).toBe(5)
    await issues.resume(id, marta)
    expect(await tick()).toBe(5)
    await issues.stop(id, marta)
    await issues.resume(id, marta)
    for (let round = 0; round < 4; round++) await tick()
    const got = await waitingFor()
    expect(got).toHaveLength(7)
    expect(got.filter((email) => before.includes(email))).toEqual([])
    expect(await stateOf(id)).toBe('sent')
  })

  test('a restore stops newsletters as staff do: in the log, and seen by who edits', async () => {
    const sending = await scheduled()
    await tick()
    const due = await written()
    await issues.schedule({ id: due, revision: 2 }, now + 60_000, marta)
    await holdRestored(database, now)
    expect(await issues.find(sending)).toMatchObject({ state: 'stopped' })
    expect(await issues.find(due)).toMatchObject({ state: 'draft', revision: 4, sendAt: null })
    for (const [id, state] of [
      [sending, 'stopped'],
      [due, 'draft'],
    ] as const) {
      const [last] = await readAuditEntries(database.db, { table: 'newsletter_issues', id })
      expect(last).toMatchObject({ actor: 'desk', after: { issue_state: state } })
    }
  })

  test('two at a time share the pace: the second goes when the first is sent', async () => {
    const first = await scheduled()
    expect(await tick()).toBe(5)
    const second = await scheduled()
    expect([await tick(), await tick()]).toEqual([5, 2])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['sending', 'sending'])
    const rest = [
      await tick(),
      await tick(),
      await tick(),
      await tick(),
      await tick(),
      await tick(),
    ]
    expect(rest).toEqual([0, 5, 5, 2, 0, 0])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['sent', 'sent'])
  })

  test('a batch is not sent earlier after a stop and a resume', async () => {
    const first = await scheduled()
    const second = await scheduled()
    expect(await tick()).toBe(5)
    now -= 4_000
    await issues.stop(first, marta)
    await issues.stop(second, marta)
    await issues.resume(second, marta)
    await issues.resume(first, marta)
    const early = await tick()
    now -= 1_000
    expect([early, await tick()]).toEqual([0, 5])
  })

  test('a stop after the last batch drops nothing, because nothing could resume it', async () => {
    const id = await scheduled()
    for (let round = 0; round < 4; round++) await tick()
    expect(await stateOf(id)).toBe('sent')
    await issues.stop(id, marta)
    expect(await waitingFor()).toHaveLength(12)
    expect(await issues.progress(id)).toMatchObject({ readers: 12 })
  })

  test('scheduling, stopping and sending are in the log, with their authors', async () => {
    const id = await scheduled()
    await tick()
    await issues.stop(id, marta)
    await issues.resume(id, marta)
    for (let round = 0; round < 4; round++) await tick()
    const entries = await readAuditEntries(database.db, { table: 'newsletter_issues', id })
    expect(entries.map(({ actor, after }) => [actor, after]).toReversed()).toEqual([
      [marta.name, { issue_state: 'scheduled', send_at: new Date(start).toISOString() }],
      ['newsletter', { issue_state: 'sending' }],
      [marta.name, { issue_state: 'stopped' }],
      [marta.name, { issue_state: 'sending' }],
      ['newsletter', { issue_state: 'sent', readers: 12 }],
    ])
    const other = await scheduled()
    await issues.stop(other, marta)
    const [last] = await readAuditEntries(database.db, { table: 'newsletter_issues', id: other })
    expect(last).toMatchObject({
      before: { issue_state: 'scheduled' },
      after: { issue_state: 'draft' },
    })
  })

  test('an issue whose homes are all gone is a draft again, in both logs', async () => {
    const id = randomUUID()
    await issues.create(id, 'tom@example.com')
    await issues.save({ id, revision: 1 }, { texts, items: items.slice(0, 1) }, 'tom@example.com')
    await issues.schedule({ id, revision: 2 }, now, marta)
    home = undefined
    logged.length = 0
    expect(await tick()).toBe(0)
    // Members who have its screen open are told that it has changed.
    expect(await issues.find(id)).toMatchObject({ state: 'draft', sendAt: null, revision: 4 })
    const [last] = await readAuditEntries(database.db, { table: 'newsletter_issues', id })
    expect(last).toMatchObject({
      actor: 'newsletter',
      before: { issue_state: 'scheduled' },
      after: { issue_state: 'draft' },
    })
    expect(logged.join('')).toContain(`"issue":"${id}"`)
  })

  test('a reader who unsubscribes meanwhile gets nothing, an erased one is not counted', async () => {
    const id = await scheduled()
    await tick()
    await unsubscribe({ ...database, clock: () => now }, 'stop-reader-00')
    await unsubscribe({ ...database, clock: () => now }, 'stop-reader-11')
    await database.db.deleteFrom('subscribers').where('id', '=', 'reader-01').execute()
    for (let round = 0; round < 3; round++) await tick()
    const got = await waitingFor()
    expect(got).not.toContain('reader-00@example.com')
    expect(got).not.toContain('reader-11@example.com')
    expect(await issues.progress(id)).toMatchObject({ readers: 10 })
  })

  test('a reader who unsubscribes while e-mails are held gets none that is released', async () => {
    await scheduled()
    await tick()
    await database.db.updateTable('outbox').set({ state: 'held' }).execute()
    await unsubscribe({ ...database, clock: () => now }, 'stop-reader-00')
    await releaseHeldEmails(database, now)
    const got = await waitingFor()
    expect(got).not.toContain('reader-00@example.com')
    expect(got).toContain('reader-01@example.com')
  })

  test('nobody overwrites another author’s issue, nor a scheduled one', async () => {
    const id = await written()
    expect(await issues.save({ id, revision: 1 }, { texts, items: [] }, 'marta@example.com')).toBe(
      false,
    )
    await issues.schedule({ id, revision: 2 }, now + 1_000_000, marta)
    expect(await issues.save({ id, revision: 3 }, { texts, items: [] }, 'tom@example.com')).toBe(
      false,
    )
    expect(await issues.discard({ id, revision: 3 })).toBe(false)
    await issues.stop(id, marta)
    expect(await issues.find(id)).toMatchObject({
      state: 'draft',
      items,
      sendAt: null,
      revision: 4,
    })
    expect(await issues.discard({ id, revision: 4 })).toBe(true)
  })

  test('missing fields are named, and a home withdrawn before the sending is left out', async () => {
    const id = randomUUID()
    await issues.create(id, 'tom@example.com')
    const empty = await issues.find(id)
    expect(empty && (await issues.problems(empty))).toHaveLength(5)
    const full = await issues.find(await scheduled())
    expect(full && (await issues.problems(full))).toEqual([])
    home = undefined
    expect(full && (await issues.problems(full))).toEqual([{ kind: 'unpublished', key: 'a-home' }])
    await tick()
    const row = await database.db
      .selectFrom('newsletter_issues')
      .select('content')
      .where('id', '=', full?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(fromJson(row.content)).toMatchObject({ items: [{ kind: 'article' }] })
  })

  test('it is in the reader’s language, with one click to leave and no tracking', async () => {
    const issue = await issues.find(await written())
    if (!issue) throw new Error('There is no issue')
    const content = await issues.compose(issue)
    const email = writeIssue(
      content,
      {
        email: 'r@example.com',
        language: 'es',
        unsubscribeToken: 'secret',
        agreedAt: '2025-11-14T10:00:00Z',
      },
      'https://site.test',
    )
    expect(email).toMatchObject({
      to: 'r@example.com',
      subject: 'Tres terrazas',
      headers: {
        'List-Unsubscribe': '<https://site.test/es/newsletter/unsubscribe?token=secret>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(email.text).toContain('1.450.000\u00a0€, antes 1.495.000\u00a0€')
    expect(email.text).toContain('https://site.test/es/blog/siesta')
    expect(email.html).toContain('14 de noviembre de 2025')
    expect(email.html?.match(/<img[^>]*>/g)).toHaveLength(1)
    const english = writeIssue(
      content,
      { email: 'r@example.com', language: 'en', unsubscribeToken: 't', agreedAt: '2025-11-14' },
      'https://site.test',
    )
    expect(english.html).toContain('It is &lt;low&gt;.')
  })

  test('a test e-mail says that it is one, and not that its reader subscribed', async () => {
    const issue = await issues.find(await written())
    if (!issue) throw new Error('There is no issue')
    const member = { email: 'tom@example.com', unsubscribeToken: 't', agreedAt: '2025-11-14' }
    const content = await issues.compose(issue)
    const email = writeIssue(
      content,
      { ...member, language: 'es', isTest: true },
      'https://site.test',
    )
    expect(email.subject).toBe('[Prueba] Tres terrazas')
    expect(email.text).toContain('Esto es una prueba, solo para usted.')
    expect(email.text).not.toContain('Pidió este boletín')
  })

  test('a test goes to one address, and to no reader', async () => {
    const issue = await issues.find(await written())
    if (issue) await issues.sendTest(issue, { email: 'tom@example.com', language: 'en' })
    const rows = await database.db.selectFrom('outbox').select(['kind', 'payload']).execute()
    expect(rows.map(({ kind, payload }) => [kind, fromJson(payload)?.email])).toEqual([
      ['newsletter-test', 'tom@example.com'],
    ])
  })
})
