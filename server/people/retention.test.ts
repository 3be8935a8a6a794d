import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  describeOnEachEngine,
  eachOnItsOwnDatabase,
  type TestPlace,
} from '../../testing/databases.ts'
import { submissionOf } from '../../testing/leads.ts'
import { outageOf } from '../../testing/outage.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { propertiesCsv } from '../catalogue/exchange/csv.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { createImports } from '../homes/imports/imports.ts'
import { eachLead } from '../leads/find-leads.ts'
import { quarantineLead } from '../leads/handling/quarantined.ts'
import { acceptLeads } from '../leads/intake/accept-lead.ts'
import { openSpool, type Spool } from '../leads/intake/spool.ts'
import type { Arrival } from '../leads/lead.ts'
import { mergePeople } from '../leads/same-people/same-people.ts'
import { confirm } from '../newsletter/confirm.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { endNews, unsubscribe } from '../newsletter/unsubscribe.ts'
import { batch, type RetentionRule } from '../personal-data/retention-rule.ts'
import { day } from '../shared/time/durations.ts'
import { storeUnsentForm } from '../unsent-forms/unsent-forms.ts'
import { createRetentionJob } from './retention-job.ts'
import { eraseOutdated, retentionRules } from './retention.ts'

const start = Date.UTC(2026, 10, 20)

describeOnEachEngine('retention periods, on %s', (engine) => {
  let place: TestPlace
  let database: Database
  eachOnItsOwnDatabase(engine, (opened, at) => {
    database = opened
    place = at
  })

  const accept = (name: string, at: number, more: Partial<Arrival> = {}) =>
    acceptLeads(
      database.db,
      [
        {
          submission: submissionOf(name, {
            fields: { name, email: `${name}@Example.com`, message: 'Private words' },
            consentWording: 'Write to me',
            submissionId: undefined,
          }),
          receivedAt: at,
          ...more,
        },
      ],
      'site.test',
    )
  const newsletter = (name: string, at: number) =>
    subscribe(
      database.db,
      { email: `${name}@example.com`, language: 'en', consentWording: 'Yes' },
      'site.test',
      at,
    )
  const names = async () =>
    (await Array.fromAsync(eachLead(database)))
      .map(({ fields, erased }) => (erased ? '(erased)' : fields.name))
      .sort()
  const emails = async (table: 'subscribers' | 'consents' | 'auth_users') =>
    (await database.db.selectFrom(table).select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )

  test('an enquiry is erased two years after its person’s last, and its consent kept', async () => {
    await accept('ana', start)
    await accept('bea', start)
    await accept('bea', start + 300 * day)
    expect(await eraseOutdated(database, start + 730 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 731 * day)).toEqual({ leads: 1, marketing: 1 })
    expect(await names()).toEqual(['(erased)', 'bea', 'bea'])
    expect(await emails('consents')).toEqual([
      'ana@example.com',
      'bea@example.com',
      'bea@example.com',
    ])
    const queued = await database.db.selectFrom('outbox').select('lead_id').execute()
    expect(queued).toHaveLength(2)
    expect(await eraseOutdated(database, start + 1_030 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 1_031 * day)).toEqual({ leads: 2 })
  })

  test('a marketing consent ends after two years, its proof three years later', async () => {
    await accept('ana', start)
    await accept('ana', start + 700 * day, {
      submission: submissionOf('later', { fields: { name: 'ana', email: 'ana@example.com' } }),
    })
    const agreeing = () =>
      database.db.selectFrom('leads').select('id').where('consent', '=', 1).execute()
    expect(await eraseOutdated(database, start + 730 * day)).toEqual({})
    expect(await agreeing()).toHaveLength(1)
    expect(await eraseOutdated(database, start + 731 * day)).toEqual({ marketing: 1 })
    expect(await agreeing()).toEqual([])
    expect(await eraseOutdated(database, start + 1_826 * day)).toEqual({ leads: 2 })
    expect(await eraseOutdated(database, start + 1_827 * day)).toEqual({ marketingConsents: 1 })
    expect(await emails('consents')).toEqual([])
  })

  test('the proof of a withdrawn consent goes after three years, another one stays', async () => {
    await accept('ana', start)
    await accept('bea', start)
    await accept('bea', start + 300 * day)
    const withdraw = (email: string, at: number) =>
      database.db
        .transaction()
        .execute((transaction) => endNews(transaction, { engine, emails: [email], now: at }))
    await withdraw('ana@example.com', start + 100 * day)
    await withdraw('bea@example.com', start + 100 * day)
    expect(await eraseOutdated(database, start + 1_195 * day)).toEqual({ leads: 3 })
    expect(await eraseOutdated(database, start + 1_196 * day)).toEqual({
      marketingConsents: 2,
      marketingWithdrawals: 2,
    })
    expect(await emails('consents')).toEqual(['bea@example.com'])
  })

  test('the leads of merged addresses stay until the last of their person is old', async () => {
    await accept('old', start)
    await accept('new', start + 300 * day)
    await database.db
      .transaction()
      .execute((transaction) => mergePeople(transaction, 'old@example.com', 'new@example.com'))
    expect(await eraseOutdated(database, start + 1_030 * day)).toEqual({ marketing: 1 })
    expect(await names()).toEqual(['new', 'old'])
    expect(await eraseOutdated(database, start + 1_031 * day)).toEqual({ leads: 2, samePeople: 2 })
  })

  test('more leads than fit into one transaction are erased', async () => {
    const many = Array.from({ length: 450 }, (_, index): Arrival => ({
      submission: submissionOf(`person${index}`),
      receivedAt: start,
    }))
    for (let from = 0; from < many.length; from += 150)
      await acceptLeads(database.db, many.slice(from, from + 150), 'site.test')
    expect(await eraseOutdated(database, start + 731 * day)).toEqual({ leads: 450 })
    expect(new Set(await names())).toEqual(new Set(['(erased)']))
  })

  test('suspects go after a month; one that was released is a lead like any other', async () => {
    await accept('robot', start, { suspicion: 'honeypot', quarantined: true })
    await accept('person', start, { suspicion: 'address', quarantined: true })
    await database.db
      .updateTable('leads')
      .set({ state: 'new' })
      .where('email', '=', 'person@example.com')
      .execute()
    expect(await eraseOutdated(database, start + 30 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 31 * day)).toEqual({ suspects: 1 })
    expect(await names()).toEqual(['person'])
  })

  test('leads that staff quarantine are erased a month later, with their e-mails', async () => {
    await accept('max', start)
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    const tom = { id: 'tom', name: 'tom@example.com' }
    const needs = { db: database.db, clock: () => start + 100 * day }
    expect(await quarantineLead(needs, id, tom)).toBe('quarantined')
    expect(await eraseOutdated(database, start + 130 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 131 * day)).toEqual({ suspects: 1 })
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('a reader without confirmation goes after 30 days, one who left after three years', async () => {
    await newsletter('never', start)
    const stays = await newsletter('stays', start)
    const leaves = await newsletter('leaves', start)
    for (const sent of [stays, leaves])
      await confirm({ db: database.db, clock: () => start + 1 }, sent?.token ?? '')
    await unsubscribe({ ...database, clock: () => start + day }, leaves?.unsubscribeToken ?? '')
    expect(await eraseOutdated(database, start + 32 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 33 * day)).toEqual({ unconfirmed: 1, consents: 1 })
    expect(await emails('subscribers')).toEqual(['leaves@example.com', 'stays@example.com'])
    await database.db.updateTable('outbox').set({ state: 'sent', payload: null }).execute()
    expect(await eraseOutdated(database, start + 1_096 * day)).toEqual({ emails: 3 })
    expect(await eraseOutdated(database, start + 1_097 * day)).toEqual({ left: 1, consents: 3 })
    expect(await emails('subscribers')).toEqual(['stays@example.com'])
    expect(await emails('consents')).toEqual(['stays@example.com', 'stays@example.com'])
  })

  test('the address in a sent question goes after 30 days unless it is known', async () => {
    const stays = await newsletter('stays', start)
    await newsletter('never', start)
    await confirm({ db: database.db, clock: () => start + 1 }, stays?.token ?? '')
    await database.db.updateTable('outbox').set({ state: 'sent', payload: null }).execute()
    expect(await eraseOutdated(database, start + 33 * day)).toEqual({
      unconfirmed: 1,
      consents: 1,
      recipients: 1,
    })
    const sent = await database.db.selectFrom('outbox').select('recipient').execute()
    expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(
      new Set([null, 'stays@example.com']),
    )
  })

  test('accounts that nobody confirmed and sessions that nobody uses go after 30 days', async () => {
    await database.db
      .insertInto('auth_users')
      .values([userOf('confirmed', start), userOf('never', null)])
      .execute()
    await database.db
      .insertInto('auth_sessions')
      .values([
        sessionOf('unused', 'confirmed', start),
        sessionOf('used', 'confirmed', start + 20 * day),
      ])
      .execute()
    expect(await eraseOutdated(database, start + 30 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 31 * day)).toEqual({
      sessions: 1,
      accounts: 1,
      newAddresses: 1,
    })
    expect(await emails('auth_users')).toEqual(['confirmed@example.com'])
    expect(await database.db.selectFrom('auth_sessions').select('id').execute()).toEqual([
      { id: 'used' },
    ])
  })

  test('links and counts go when they run out, a known browser a year after its use', async () => {
    await database.db.insertInto('auth_users').values(userOf('confirmed', start)).execute()
    await database.db
      .insertInto('auth_one_time_tokens')
      .values({
        id: 'token',
        user_id: 'confirmed',
        purpose: 'recovery',
        email: 'confirmed@example.com',
        token_hash: 'x',
        expires_at: start,
        code_hash: 'x',
        code_expires_at: start,
        code_attempts: 0,
      })
      .execute()
    await database.db
      .insertInto('rate_counts')
      .values([
        { key: 'old', expires_at: start, hits: 1 },
        { key: 'new', expires_at: start + 90 * day, hits: 1 },
      ])
      .execute()
    await database.db
      .insertInto('auth_devices')
      .values({ user_id: 'confirmed', device_hash: 'x', seen_at: start })
      .execute()
    expect(await eraseOutdated(database, start + 1)).toEqual({ rateCounts: 1, tokens: 1 })
    expect(await database.db.selectFrom('rate_counts').select('key').execute()).toEqual([
      { key: 'new' },
    ])
    expect(await eraseOutdated(database, start + 365 * day)).toEqual({
      rateCounts: 1,
      newAddresses: 1,
    })
    expect(await eraseOutdated(database, start + 366 * day)).toEqual({ devices: 1 })
  })

  test('a change of a home goes after a year, an e-mail about no lead after 180 days', async () => {
    await database.db
      .insertInto('home_changes')
      .values({ id: 'change', home_id: 'home', price: 400_000, previous: null, at: start })
      .execute()
    await newsletter('reader', start)
    await database.db
      .updateTable('outbox')
      .set({ state: 'sent', payload: null, created_at: start })
      .execute()
    await database.db
      .updateTable('subscribers')
      .set({ state: 'confirmed', confirmed_at: start })
      .execute()
    expect(await eraseOutdated(database, start + 180 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 181 * day)).toEqual({ emails: 1 })
    expect(await eraseOutdated(database, start + 365 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 366 * day)).toEqual({ homeChanges: 1 })
  })

  test('unsent forms and undecided imports go after seven days', async () => {
    await storeUnsentForm(
      database.db,
      'tom',
      { path: '/office/leads/1/reply', fields: [['text', 'Dear Ana']] },
      start,
    )
    const imports = createImports(database, 'https://site.test', () => start)
    const file = new TextEncoder().encode(propertiesCsv([sampleHome()]))
    await imports.read('feed.csv', file, { id: null, name: 'tom@example.com' })
    expect(await eraseOutdated(database, start + 7 * day)).toEqual({})
    expect(await eraseOutdated(database, start + 8 * day)).toEqual({
      unsentForms: 1,
      undecidedImports: 1,
    })
  })

  test('no step erases more than a batch, so that a backlog blocks nobody for long', async () => {
    const many = Array.from({ length: batch + 50 }, (_, index) => `many-${index}`)
    const now = start + 731 * day
    await database.db
      .insertInto('rate_counts')
      .values(many.map((key) => ({ key, expires_at: start, hits: 1 })))
      .execute()
    await database.db
      .insertInto('auth_users')
      .values(many.map((id) => ({ ...userOf(id, start), email_change_sent_at: start })))
      .execute()
    await database.db
      .insertInto('auth_sessions')
      .values(many.map((id) => sessionOf(id, id, start)))
      .execute()
    for (const name of many) await newsletter(name, start)
    await database.db.updateTable('outbox').set({ state: 'sent', payload: null }).execute()
    const step = (rule: RetentionRule) =>
      database.db
        .transaction()
        .execute((transaction) => rule.apply({ db: transaction, engine }, now))
    const erased = []
    for (const rule of retentionRules) {
      const count = await step(rule)
      if (count > 0) erased.push([rule.name, count])
    }
    expect(erased).toEqual([
      ['rateCounts', batch],
      ['unconfirmed', batch],
      ['consents', batch],
      ['sessions', batch],
      ['newAddresses', batch],
      ['emails', batch],
    ])
    expect(await eraseOutdated(database, now)).toEqual({
      rateCounts: 50,
      unconfirmed: 50,
      consents: 50,
      emails: 50,
      sessions: 50,
      newAddresses: 50,
    })
  })

  // On a single SQLite file the second one waits for the first, which one process alone cannot
  // show.
  if (engine === 'postgres')
    test('several processes at once do it once', async () => {
      for (let index = 0; index < 20; index++) await accept(`person${index}`, start)
      const others = await Promise.all([connect(place), connect(place)])
      const counts = await Promise.all(
        [database, ...others].map((one) => eraseOutdated(one, start + 731 * day)),
      )
      for (const { db } of others) await db.destroy()
      expect(counts.reduce((sum, { leads = 0 }) => sum + leads, 0)).toBe(20)
      expect(new Set(await names())).toEqual(new Set(['(erased)']))
    })

  const linesOfRetention = (mailFolder: string) => {
    const logged: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
    return {
      logged,
      retention: createRetentionJob({ database, mailFolder, spool, clock: () => now, log }),
    }
  }
  let spool: Spool
  beforeEach(() => {
    spool = openSpool(place.dataDir)
  })
  afterEach(() => spool.close())
  const now = start + 731 * day

  test('retention erases at the start, e-mail files too, and logs counts alone', async () => {
    await accept('ana', start)
    const mailFolder = join(place.dataDir, 'mail')
    mkdirSync(mailFolder)
    for (const [name, days] of [
      ['old.eml', 731],
      ['new.eml', 730],
    ] as const) {
      writeFileSync(join(mailFolder, name), 'To: ana@example.com\r\n\r\nHello')
      const written = (now - days * day) / 1000
      utimesSync(join(mailFolder, name), written, written)
    }
    const { logged, retention } = linesOfRetention(mailFolder)
    retention.start()
    await expect.poll(() => logged).toHaveLength(1)
    await retention.stop()
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ erased: { leads: 1, files: 1 } })
    expect(logged[0]).not.toContain('ana')
    expect(readdirSync(mailFolder)).toEqual(['new.eml'])
  })

  test('leads that were set aside in the spool are erased by their age as well', async () => {
    const spooled = (name: string, days: number, quarantined = false) => ({
      submission: submissionOf(name),
      receivedAt: now - days * day,
      quarantined,
    })
    await spool.keep([
      spooled('ana', 731),
      spooled('bea', 730),
      spooled('eva', 31, true),
      spooled('luz', 30, true),
    ])
    await spool.setAside(spool.oldest(4).map(({ id }) => id))
    const { logged, retention } = linesOfRetention(join(place.dataDir, 'mail'))
    retention.start()
    await expect.poll(() => logged).toHaveLength(1)
    await retention.stop()
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ erased: { spooled: 2 } })
    expect(spool.aside()).toBe(2)
  })

  test('retention that fails says so, and is tried again', async () => {
    outageOf(database, 'consents')
    const { logged, retention } = linesOfRetention(join(place.dataDir, 'mail'))
    retention.start()
    await expect.poll(() => logged.at(-1)).toContain('it is tried again')
    await retention.stop()
  })
})

const userOf = (id: string, confirmed: number | null) => ({
  id,
  email: `${id}@example.com`,
  password_hash: 'x',
  role: 'authenticated',
  app_metadata: '{}',
  user_metadata: '{}',
  new_email: 'new@example.com',
  email_confirmed_at: confirmed,
  confirmation_sent_at: start,
  recovery_sent_at: null,
  email_change_sent_at: start,
  last_sign_in_at: null,
  banned_until: null,
  created_at: start,
  updated_at: start,
})

const sessionOf = (id: string, user: string, refreshed: number) => ({
  id,
  user_id: user,
  method: 'password',
  client: null,
  refresh_key: 'x',
  refresh_counter: 0,
  created_at: start,
  refreshed_at: refreshed,
})
