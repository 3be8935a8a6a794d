import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasPostgres, testPlace, type TestPlace } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { confirmAlert } from '../alerts/confirm.ts'
import { detectOwnChanges } from '../alerts/detect-changes.ts'
import { signUpForAlert } from '../alerts/sign-up.ts'
import { stopAlert } from '../alerts/stop.ts'
import { applySubscriberAction } from '../alerts/subscriber.ts'
import { deskActor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import { toRow } from '../catalogue/stored-properties.ts'
import { connect, sqliteFile } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { eachLead } from '../leads/find-leads.ts'
import { dropHeldEmails, holdWaitingEmails, releaseHeldEmails } from '../mail/held.ts'
import { queueDepth } from '../mail/queue.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { erasePerson } from '../people/erase-person.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

let place: TestPlace
let database: Database | undefined

const open = async () => (database ??= await connect(place))
const close = async () => {
  await database?.db.destroy()
  database = undefined
}
const lead = async (name: string) => acceptLead((await open()).db, submissionOf(name), 'site.test')
const askForAlert = async (email: string) =>
  signUpForAlert(
    (await open()).db,
    {
      email,
      language: 'en',
      search: '',
      newHomes: true,
      reductions: true,
      frequency: 'weekly',
      consentWording: 'Yes',
      sourcePath: '/alerts/new',
    },
    'site.test',
    Date.now(),
  )
const names = async () =>
  (await Array.fromAsync(eachLead(await open())))
    .map(({ fields, erased }) => (erased ? 'erased' : fields.name))
    .sort()
const copies = () =>
  existsSync(join(place.dataDir, 'backups')) ? readdirSync(join(place.dataDir, 'backups')) : []

afterEach(async () => {
  await close()
  await place.remove()
})

describe('SQLite', () => {
  beforeEach(async () => {
    place = await testPlace('sqlite', { migrated: true })
  })
  const target = () => join(place.dataDir, 'copy.sqlite')

  test('a backup never overwrites another, and a failing one leaves no file', async () => {
    const elsewhere = { ...place, dataDir: join(place.dataDir, 'empty') }
    await expect(backUp(elsewhere, { target: target() })).rejects.toThrow('no database')
    await lead('ana')
    writeFileSync(target(), 'mine')
    await expect(backUp(place, { target: target() })).rejects.toThrow('exists')
    expect(readFileSync(target(), 'utf8')).toBe('mine')
    await backUp(place, { now: Date.parse('2026-11-20T12:00:00Z') })
    expect(copies()).toEqual(['alboran-2026-11-20T12-00-00.sqlite'])
    expect(readdirSync(place.dataDir).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('a file that is no intact backup of this site is refused, and the database stays', async () => {
    await lead('ana')
    await close()
    writeFileSync(
      join(place.dataDir, 'text'),
      'not a database, but long enough to be read as one'.repeat(100),
    )
    new DatabaseSync(join(place.dataDir, 'other')).exec('CREATE TABLE t (x)')
    const { file } = await backUp(place)
    const bytes = readFileSync(file)
    writeFileSync(join(place.dataDir, 'damaged'), bytes.fill(0xff, 4096 * 3, 4096 * 5))
    for (const [name, message] of [
      ['nothing', 'no file'],
      ['text', 'cannot be read'],
      ['other', 'not a backup of this site'],
      ['damaged', /damaged|cannot be read/],
    ] as const)
      await expect(restore(place, join(place.dataDir, name), { force: true })).rejects.toThrow(
        message,
      )
    expect(await names()).toEqual(['ana'])
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('restore-'))).toEqual([])
  })

  test('a backup of a newer version is refused before anything is changed', async () => {
    await lead('ana')
    await close()
    const { file } = await backUp(place)
    new DatabaseSync(file).exec(`INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')`)
    await expect(restore(place, file, { force: true })).rejects.toThrow('newer')
    expect(await names()).toEqual(['ana'])
  })

  test('a database newer than the backup is replaced only when forced, and copied', async () => {
    await lead('ana')
    await backUp(place, { target: target() })
    await lead('bea')
    await close()
    await expect(restore(place, target())).rejects.toThrow('1 in leads')
    expect(await names()).toEqual(['ana', 'bea'])
    await close()
    const { kept } = await restore(place, target(), { force: true })
    expect(await names()).toEqual(['ana'])
    await close()
    await restore(place, kept ?? '')
    expect(await names()).toEqual(['ana', 'bea'])
  })

  test('stopped alerts stay stopped, and nothing is notified twice', async () => {
    const { db } = await open()
    const stopping = await askForAlert('ana@example.com')
    const staying = await askForAlert('bea@example.com')
    for (const alert of [stopping, staying])
      await confirmAlert({ db, clock: Date.now }, alert?.token ?? '')
    await detectOwnChanges(await open(), { now: Date.now(), delay: 0 })
    await db.insertInto('properties').values(toRow(sampleHome())).execute()
    await detectOwnChanges(await open(), { now: Date.now(), delay: 0 })
    expect(await db.selectFrom('alert_notifications').selectAll().execute()).toHaveLength(2)
    await backUp(place, { target: target() })
    await stopAlert({ ...(await open()), clock: Date.now }, stopping?.stopToken ?? '')
    await close()
    await restore(place, target(), { force: true })
    const restored = (await open()).db
    const states = await restored.selectFrom('alerts').select('state').orderBy('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['active', 'stopped'])
    await detectOwnChanges(await open(), { now: Date.now(), delay: 0 })
    expect(await restored.selectFrom('alert_notifications').selectAll().execute()).toEqual([])
  })

  test.each(['closed', 'open'])(
    'an alert that its subscriber deleted stays deleted, and no other (%s database)',
    async (state) => {
      const { db } = await open()
      const deleted = await askForAlert('ana@example.com')
      const staying = await askForAlert('bea@example.com')
      const page = (await confirmAlert({ db, clock: Date.now }, deleted?.token ?? '')) ?? ''
      await confirmAlert({ db, clock: Date.now }, staying?.token ?? '')
      await backUp(place, { target: target() })
      // One of these ids is of somebody else's alert, as a crafted form could name it.
      for (const { id: alert } of await db.selectFrom('alerts').select('id').execute())
        await applySubscriberAction({ ...(await open()), clock: Date.now, delay: 0 }, page, {
          do: 'delete',
          alert,
        })
      const alerts = async () =>
        (await open()).db
          .selectFrom('alerts')
          .innerJoin('alert_subscribers', 'alert_subscribers.id', 'subscriber_id')
          .select(['email', 'state'])
          .execute()
      if (state === 'closed') await close()
      await restore(place, target(), { force: true })
      await close()
      expect(await alerts()).toEqual([{ email: 'bea@example.com', state: 'active' }])
      await close()

      // A second restore starts from a database that knows of the deletion by the first one only.
      await restore(place, target(), { force: true })
      expect(await alerts()).toEqual([{ email: 'bea@example.com', state: 'active' }])
    },
  )

  test('later changes are kept: e-mails sent, people erased, newsletter unsubscribed', async () => {
    await lead('ana')
    await lead('bea')
    const { db } = await open()
    await subscribe(
      db,
      { email: 'dora@example.com', language: 'en', consentWording: 'Yes' },
      'site.test',
      Date.now(),
    )
    await subscribe(
      db,
      { email: 'bea@example.com', language: 'en', consentWording: 'Yes' },
      'site.test',
      Date.now(),
    )
    await backUp(place, { target: target() })
    await db
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: 7 })
      .where('kind', '=', 'newsletter-confirmation')
      .execute()
    await db
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: 8 })
      .where('email', '=', 'dora@example.com')
      .execute()
    await erasePerson(await open(), ['bea@example.com'], {
      clock: Date.now,
      mailFolder: join(place.dataDir, 'mail'),
    })
    await close()
    expect((await restore(place, target())).carried).toEqual({
      emailsSent: 2,
      emailsHeld: 0,
      leadsErased: 1,
      unsubscribed: 1,
      rolesTaken: 0,
    })
    expect(await names()).toEqual(['ana', 'erased'])
    const restored = (await open()).db
    const inLists = restored.selectFrom('leads').select('id').where('side', '!=', 'erased')
    expect(await inLists.execute()).toHaveLength(1)
    const emails = await restored
      .selectFrom('outbox')
      .select(['kind', 'state', 'payload'])
      .orderBy('kind')
      .execute()
    expect(emails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'agency waiting',
      'newsletter-confirmation sent',
      'newsletter-confirmation sent',
    ])
    for (const table of ['leads', 'outbox', 'subscribers', 'consents'] as const)
      expect(JSON.stringify(await restored.selectFrom(table).selectAll().execute())).not.toContain(
        'bea@',
      )
  })

  test('restored elsewhere, the e-mails that waited are held, as they may have been sent', async () => {
    await lead('ana')
    await lead('bea')
    await backUp(place, { target: target() })
    // Both are sent after the backup, and one more lead arrives.
    await (await open()).db.updateTable('outbox').set({ state: 'sent', sent_at: 7 }).execute()
    await lead('carla')

    const states = async (elsewhere: TestPlace) => {
      const { db } = await connect(elsewhere)
      const rows = await db.selectFrom('outbox').select(['state', 'last_error']).execute()
      await db.destroy()
      return rows
    }
    const held = { state: 'held', last_error: 'it may have been sent after the backup was made' }
    const empty = await testPlace('sqlite')
    expect((await restore(empty, target())).carried.emailsHeld).toBe(2)
    expect(await states(empty)).toEqual([held, held])
    await empty.remove()

    // A site was started there before, but its database knows nothing of these e-mails.
    const started = await testPlace('sqlite', { migrated: true })
    expect((await restore(started, target(), { force: true })).carried).toMatchObject({
      emailsHeld: 2,
      emailsSent: 0,
    })
    expect(await states(started)).toEqual([held, held])
    await started.remove()

    // This database knows what was sent.
    await close()
    expect((await restore(place, target(), { force: true })).carried).toMatchObject({
      emailsHeld: 0,
      emailsSent: 2,
    })
  })

  test('restored elsewhere, no newsletter goes on or starts by itself', async () => {
    const { db } = await open()
    const issue = { texts: '{}', items: '[]', revision: 1, updated_by: 'ana', updated_at: 1 }
    await db
      .insertInto('newsletter_issues')
      .values([
        { ...issue, id: 'going', state: 'sending', started_at: 1, next_batch_at: 1 },
        { ...issue, id: 'planned', state: 'scheduled', send_at: 1 },
        { ...issue, id: 'gone', state: 'sent', started_at: 1, sent_at: 1 },
      ])
      .execute()
    await backUp(place, { target: target() })
    const elsewhere = await testPlace('sqlite')
    const damaged = await testPlace('sqlite')
    mkdirSync(damaged.dataDir, { recursive: true })
    writeFileSync(sqliteFile(damaged.dataDir), 'rubbish'.repeat(1000))
    for (const there of [elsewhere, damaged]) {
      await restore(there, target())
      const restored = await connect(there)
      const issues = restored.db.selectFrom('newsletter_issues').select(['id', 'state', 'send_at'])
      expect(await issues.orderBy('id').execute()).toEqual([
        { id: 'going', state: 'stopped', send_at: null },
        { id: 'gone', state: 'sent', send_at: null },
        { id: 'planned', state: 'draft', send_at: null },
      ])
      await restored.db.destroy()
      await there.remove()
    }
  })

  test('a reader who got nothing of a newsletter since then counts as such', async () => {
    const { db } = await open()
    const issue = { texts: '{}', items: '[]', revision: 1, updated_by: 'ana', updated_at: 1 }
    await db
      .insertInto('newsletter_issues')
      .values({ ...issue, id: 'going', state: 'sending', started_at: 1, next_batch_at: 1 })
      .execute()
    const consent = { language: 'en', consent_wording: 'Yes', consent_at: 1 } as const
    await db
      .insertInto('subscribers')
      .values(
        ['ana', 'eva', 'leo'].map((id) => ({
          id,
          email: `${id}@example.com`,
          state: 'confirmed' as const,
          ...consent,
          token_hash: id,
          token_expires_at: 0,
          unsubscribe_token: id,
          confirmed_at: 1,
          unsubscribed_at: null,
        })),
      )
      .execute()
    const deliver = (names: string[], undelivered: number) =>
      db
        .insertInto('newsletter_deliveries')
        .values(
          names.map((name) => ({
            issue_id: 'going',
            subscriber_id: name,
            outbox_id: `mail-${name}`,
            undelivered,
          })),
        )
        .execute()
    await deliver(['ana'], 0)
    await backUp(place, { target: target() })
    await db.updateTable('newsletter_deliveries').set({ undelivered: 1 }).execute()
    await deliver(['eva'], 1)
    await deliver(['leo'], 0)
    await close()
    await restore(place, target())
    const { db: restored } = await open()
    const deliveries = restored.selectFrom('newsletter_deliveries')
    expect(
      await deliveries.select(['subscriber_id', 'undelivered']).orderBy('subscriber_id').execute(),
    ).toEqual([
      { subscriber_id: 'ana', undelivered: 1 },
      { subscriber_id: 'eva', undelivered: 1 },
      { subscriber_id: 'leo', undelivered: 0 },
    ])
  })

  test.each(['closed', 'open'])(
    'the audit log keeps what was done after the backup (%s database)',
    async (state) => {
      const log = async (id: string) =>
        (await open()).db
          .transaction()
          .execute((transaction) =>
            recordAuditEntries(
              transaction,
              deskActor,
              [{ table: 'properties', id, before: undefined, after: { id } }],
              Date.now(),
            ),
          )
      await log('before')
      await backUp(place, { target: target() })
      await log('after')
      if (state === 'closed') await close()
      await restore(place, target(), { force: true })
      const rows = await (
        await open()
      ).db
        .selectFrom('changes')
        .select('row_id')
        .orderBy('id')
        .execute()
      expect(rows.map(({ row_id }) => row_id)).toEqual(['before', 'after'])
      await log('later')
      expect(await (await open()).db.selectFrom('changes').selectAll().execute()).toHaveLength(3)
    },
  )

  test('an e-mail that a person released or dropped stays settled', async () => {
    await lead('ana')
    await lead('bea')
    await backUp(place, { target: target() })
    expect(await holdWaitingEmails(await open())).toBe(2)
    expect(await releaseHeldEmails(await open(), Date.now(), 'no such id')).toBe(0)
    const [first] = await (await open()).db.selectFrom('outbox').select('id').execute()
    expect(await releaseHeldEmails(await open(), Date.now(), first?.id.slice(0, 8))).toBe(1)
    expect(await dropHeldEmails(await open())).toBe(1)
    expect(await queueDepth((await open()).db, Date.now())).toMatchObject({
      waiting: 1,
      held: 0,
      parked: 0,
    })
    await close()
    await restore(place, target())
    const { db } = await open()
    const rows = await db.selectFrom('outbox').select('state').execute()
    expect(rows.map(({ state }) => state).sort()).toEqual(['dropped', 'waiting'])
  })

  test('a damaged or missing database is replaced by the backup', async () => {
    await lead('ana')
    await backUp(place, { target: target() })
    await close()
    writeFileSync(sqliteFile(place.dataDir), 'rubbish'.repeat(1000))
    const { kept } = await restore(place, target())
    expect(readFileSync(kept ?? '', 'utf8')).toContain('rubbish')
    expect(await names()).toEqual(['ana'])
    await close()
    const copy = target()
    const empty = await testPlace('sqlite')
    mkdirSync(empty.dataDir, { recursive: true })
    expect(await restore(empty, copy)).toMatchObject({ kept: null })
    await empty.remove()
    expect(existsSync(copy)).toBe(true)
  })
})

describe.runIf(hasPostgres)('PostgreSQL', () => {
  beforeEach(async () => {
    place = await testPlace('postgres')
  })

  test('a backup is a dump that was checked; restoring prints the command', async () => {
    await lead('ana')
    const { file, bytes } = await backUp(place)
    expect(file).toMatch(/\.dump$/)
    expect(bytes).toBe(statSync(file).size)
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('PGDMP')
    await expect(restore(place, file, { force: true })).rejects.toThrow('pg_restore --clean')
    expect(await names()).toEqual(['ana'])
  })

  test('without pg_dump it prints the command; a failing one leaves no file', async () => {
    await lead('ana')
    const path = process.env.PATH
    process.env.PATH = place.dataDir
    try {
      await expect(backUp(place)).rejects.toThrow(
        /pg_dump is not installed[\s\S]*pg_dump --format=custom/,
      )
    } finally {
      process.env.PATH = path
    }
    await expect(backUp({ ...place, databaseUrl: `${place.databaseUrl}_gone` })).rejects.toThrow(
      'pg_dump ended with',
    )
    expect(copies()).toEqual([])
  })
})
