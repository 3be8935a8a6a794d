import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasPostgres, testPlace, type TestPlace } from '../../../testing/databases.ts'
import { submissionOf } from '../../../testing/leads.ts'
import { createLink, type NetworkLink } from '../../../testing/link.ts'
import { rules } from '../../../testing/viewings.ts'
import { connect } from '../../database/connect.ts'
import type { Database } from '../../database/database.ts'
import { isUnreachable } from '../../database/unreachable.ts'
import { viewingsOfLeads } from '../../viewings/requests/viewings-of-leads.ts'
import type { Arrival } from '../lead.ts'
import { openSpool } from './spool.ts'
import { createLeadStore, type LeadStore } from './store.ts'

const arrival = (
  name: string,
  change: Partial<Arrival['submission']> = {},
  receivedAt = Date.now(),
): Arrival => ({
  submission: submissionOf(name, change),
  receivedAt,
  acknowledge: true,
})
const log = pino({ level: 'silent' })

describe.skipIf(!hasPostgres)('while PostgreSQL is away', () => {
  let place: TestPlace
  let link: NetworkLink
  let database: Database
  let direct: Database
  let store: LeadStore

  const open = () =>
    createLeadStore({
      database,
      spool: openSpool(place.dataDir),
      mailDomain: 'site.test',
      log,
      onEmails() {},
    })

  beforeEach(async () => {
    place = await testPlace('postgres', { migrated: true })
    link = await createLink(place.databaseUrl ?? '')
    database = await connect({ ...place, databaseUrl: link.url })
    direct = await connect(place)
    store = open()
  })
  afterEach(async () => {
    await link.close()
    await store.close()
    await database.db.destroy()
    await direct.db.destroy()
    await place.remove()
  })

  const names = async () => {
    const rows = await direct.db.selectFrom('leads').select('email').orderBy('email').execute()
    return rows.map(({ email }) => email?.split('@')[0])
  }
  const emails = async () => (await direct.db.selectFrom('outbox').select('id').execute()).length

  test('leads are spooled on the disk, and each is moved into the database once', async () => {
    expect(await store.accept(arrival('before'))).toBe('accepted')
    await link.cut()
    expect(
      await Promise.all(['ana', 'bea', 'eva'].map((name) => store.accept(arrival(name)))),
    ).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await store.accept(arrival('ana'))).toBe('repeated')
    expect(
      await store.accept(arrival('ana', { fields: { name: 'ana', email: 'other@example.com' } })),
    ).toBe('conflict')
    // It was accepted before the database went away: nobody can know that now, and moving it to the
    // database shows it.
    expect(await store.accept(arrival('before'))).toBe('accepted')
    expect(store.spooled()).toBe(4)
    expect(await names()).toEqual(['before'])
    await link.mend()
    await expect.poll(() => store.spooled()).toBe(0)
    expect(await names()).toEqual(['ana', 'bea', 'before', 'eva'])
    expect(await emails()).toBe(8)
    await expect
      .poll(async () => [await store.accept(arrival('after')), store.spooled()])
      .toEqual(['repeated', 0])
    expect(await names()).toEqual(['after', 'ana', 'bea', 'before', 'eva'])
  })

  test('leads that a process leaves in the spool are moved by the next one', async () => {
    await link.cut()
    await store.accept(
      arrival(
        'ana',
        { submissionId: undefined, language: 'es', consentWording: 'Escríbanme' },
        Date.parse('2026-11-19T23:59:59Z'),
      ),
    )
    await store.close()
    await link.mend()
    store = open()
    await expect.poll(() => store.spooled()).toBe(0)
    const lead = await direct.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      email: 'ana@example.com',
      language: 'es',
      consent_wording: 'Escríbanme',
      created_at: '2026-11-19T23:59:59.000Z',
    })
    expect(await direct.db.selectFrom('consents').select('email').execute()).toEqual([
      { email: 'ana@example.com' },
    ])
  })

  test('another text under a known id is stored too, as its visitor saw a confirmation', async () => {
    await store.accept(arrival('ana'))
    await link.cut()
    expect(
      await store.accept(arrival('ana', { fields: { name: 'ana', email: 'other@example.com' } })),
    ).toBe('accepted')
    await link.mend()
    await expect.poll(() => store.spooled()).toBe(0)
    expect(await names()).toEqual(['ana', 'other'])
  })

  test('a hung server counts as away, and a commit with a lost answer adds no lead', async () => {
    await store.accept(arrival('before'))
    link.hang()
    expect(await store.accept(arrival('ana'))).toBe('accepted')
    expect(store.spooled()).toBe(1)
    await link.mend()
    await expect.poll(() => store.spooled(), { timeout: 25_000 }).toBe(0)
    expect(await names()).toEqual(['ana', 'before'])
    expect(await emails()).toBe(4)
  })

  test('a lead that was moved over but is still in the spool is stored once', async () => {
    await link.cut()
    await store.accept(arrival('ana'))
    await store.close()
    // This has the effect of a process that was killed between the two.
    const other = createLeadStore({
      database: direct,
      spool: undefined,
      mailDomain: 'site.test',
      log,
      onEmails() {},
    })
    await other.accept(arrival('ana'))
    await link.mend()
    store = open()
    await expect.poll(() => store.spooled()).toBe(0)
    expect(await names()).toEqual(['ana'])
    expect(await emails()).toBe(2)
  })

  test('where even the spool cannot store a lead, the error says so', async () => {
    await link.cut()
    const spool = openSpool(place.dataDir)
    const full = createLeadStore({
      database,
      spool: {
        ...spool,
        keep: () => {
          throw new Error('disk full')
        },
      },
      mailDomain: 'site.test',
      log,
      onEmails() {},
    })
    await expect(full.accept(arrival('ana'))).rejects.toMatchObject({ name: 'Unavailable' })
    await full.close()
  })
})

test('a lead whose query the database refuses is kept, logged and moved later', async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const database = await connect(place)
  const logged: { msg: string; err: { message: string } }[] = []
  const store = createLeadStore({
    database,
    spool: openSpool(place.dataDir),
    mailDomain: 'site.test',
    log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    onEmails() {},
  })
  await database.db.schema.alterTable('outbox').renameTo('away').execute()
  expect(await store.accept(arrival('ana'))).toBe('accepted')
  expect(store.spooled()).toBe(1)
  expect(logged[0]).toMatchObject({
    msg: 'leads: the database refuses a query, so new ones go to the spool',
    err: { message: 'no such table: outbox' },
  })
  await database.db.schema.alterTable('away').renameTo('outbox').execute()
  // The spool is no detour for the leads after it.
  expect(await store.accept(arrival('bea'))).toBe('accepted')
  const stored = async () => {
    const rows = await database.db.selectFrom('leads').select('email').orderBy('email').execute()
    return rows.map(({ email }) => email)
  }
  expect(await stored()).toContain('bea@example.com')
  await expect.poll(() => store.spooled()).toBe(0)
  expect(await stored()).toEqual(['ana@example.com', 'bea@example.com'])
  await store.close()
  await database.db.destroy()
  await place.remove()
})

test.each([
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('the database system is shutting down'), { code: '57P03' }), true],
  [Object.assign(new Error('disk full'), { code: '53100' }), true],
  [Object.assign(new Error('read-only transaction'), { code: '25006' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new AggregateError([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })]), true],
  [Object.assign(new Error('no such table'), { code: '42P01' }), false],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
])('%s: away %s', (error, away) => {
  expect(isUnreachable(error)).toBe(away)
})

test('a mistake in what is stored with a lead is no outage', async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const database = await connect(place)
  const mistake = new TypeError('x is not a function')
  const failing = createLeadStore({
    database,
    spool: openSpool(place.dataDir),
    mailDomain: 'site.test',
    viewings: {
      ...viewingsOfLeads(database, rules, Date.now),
      lock: () => Promise.reject(mistake),
    },
    log,
    onEmails() {},
  })
  await expect(failing.accept(arrival('ana', { kind: 'viewing' }))).rejects.toBe(mistake)
  expect(failing.spooled()).toBe(0)
  await failing.close()
  await database.db.destroy()
  await place.remove()
})

describe('a full disk under the embedded database', () => {
  test('refuses leads with a message, and accepts them again when there is room', async () => {
    const place = await testPlace('sqlite', { migrated: true })
    const database = await connect(place)
    const { sql } = await import('kysely')
    const pages = async (max: number) =>
      (
        await sql<{ max_page_count: number }>`PRAGMA max_page_count = ${sql.lit(max)}`.execute(
          database.db,
        )
      ).rows[0]?.max_page_count
    const store = createLeadStore({
      database,
      spool: undefined,
      mailDomain: 'site.test',
      log,
      onEmails() {},
    })
    await pages(1)
    const text = 'x'.repeat(4000)
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        store.accept(
          arrival(`p${index}`, {
            fields: { name: `p${index}`, email: `p${index}@example.com`, message: text },
          }),
        ),
      ),
    )
    const accepted = answers.filter(({ status }) => status === 'fulfilled').length
    expect(accepted).toBeLessThan(200)
    const stored = async () => (await database.db.selectFrom('leads').select('id').execute()).length
    expect(await stored()).toBe(accepted)
    await pages(1_000_000)
    expect(await store.accept(arrival('after'))).toBe('accepted')
    expect(await stored()).toBe(accepted + 1)
    await store.close()
    await database.db.destroy()
    await place.remove()
  })
})
