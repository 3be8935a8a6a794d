import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  describeOnEachEngine,
  eachOnItsOwnDatabase,
  type TestPlace,
} from '../../testing/databases.ts'
import { kindsOfNewLead } from '../../testing/emails-of-lead.ts'
import type { Database } from '../database/database.ts'
import { eachLead } from '../leads/find-leads.ts'
import { acceptLeads } from '../leads/intake/accept-lead.ts'
import type { Arrival } from '../leads/lead.ts'
import { releaseQuarantined } from '../leads/release-quarantined.ts'
import { withdrawMarketing } from '../leads/withdraw-marketing.ts'
import { confirm } from '../newsletter/confirm.ts'
import type { NewsletterConfirmation } from '../newsletter/email-kinds.ts'
import { askToConfirm, subscribe } from '../newsletter/subscribe.ts'
import { endNews, unsubscribe } from '../newsletter/unsubscribe.ts'
import { erasePerson } from '../people/erase-person.ts'
import { personData } from '../people/person-data.ts'
import { recordConsents } from './consents.ts'

const start = Date.parse('2026-11-20T10:00:00.000Z')

describeOnEachEngine('the ledger of consents, on %s', (engine) => {
  let place: TestPlace
  let database: Database
  eachOnItsOwnDatabase(engine, (opened, at) => {
    database = opened
    place = at
  })

  const arrival = (
    email: string,
    change: Partial<Arrival['submission']> = {},
    more: Partial<Arrival> = {},
  ): Arrival => ({
    submission: {
      kind: 'interest',
      language: 'es',
      sourcePath: '/es/new-releases',
      fields: { name: 'Elena', email, phone: '600', newsletter: 'yes' },
      consentWording: 'Escríbanme.',
      submissionId: undefined,
      ...change,
    },
    receivedAt: start,
    acknowledge: true,
    confirm: true,
    ...more,
  })
  /** Stores leads, and starts the newsletter's double opt-in of those that ask for it. */
  async function accept(arrivals: Arrival[]): Promise<NewsletterConfirmation[]> {
    const confirmations: NewsletterConfirmation[] = []
    await acceptLeads(database.db, arrivals, 'site.test', {
      async subscribe(transaction, request, at) {
        const confirmation = await askToConfirm(transaction, request, 'site.test', at)
        if (confirmation) confirmations.push(confirmation)
        return undefined
      },
    })
    return confirmations
  }
  const ledger = async () =>
    (
      await database.db
        .selectFrom('consents')
        .selectAll()
        .orderBy('at')
        .orderBy('purpose')
        .execute()
    ).map(({ email, purpose, event, wording, language, source_path: page, at }) => ({
      email,
      purpose,
      event,
      wording,
      language,
      page,
      at,
    }))
  const outbox = async () =>
    (await database.db.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
      ({ kind }) => kind,
    )

  test('the ledger records each consent with its person, wording and time', async () => {
    const [confirmation] = await accept([arrival('Elena@Example.com')])
    const entry = {
      email: 'elena@example.com',
      wording: 'Escríbanme.',
      language: 'es',
      page: '/es/new-releases',
      event: 'given',
      at: start,
    }
    expect(await ledger()).toEqual([
      { ...entry, purpose: 'marketing' },
      { ...entry, purpose: 'newsletter' },
    ])
    // The checkbox of the interest form starts the double opt-in in addition to the lead.
    expect(await outbox()).toEqual([...kindsOfNewLead, 'newsletter-confirmation'].toSorted())
    expect(
      await confirm({ db: database.db, clock: () => start + 1 }, confirmation?.token ?? ''),
    ).toBe(true)
    expect(
      await confirm({ db: database.db, clock: () => start + 2 }, confirmation?.token ?? ''),
    ).toBe(true)
    await unsubscribe({ ...database, clock: () => start + 3 }, confirmation?.unsubscribeToken ?? '')
    await unsubscribe({ ...database, clock: () => start + 4 }, confirmation?.unsubscribeToken ?? '')
    expect(
      (await ledger())
        .slice(2)
        .map(({ purpose, event, at, wording }) => [purpose, event, at - start, wording]),
    ).toEqual([
      ['newsletter', 'confirmed', 1, 'Escríbanme.'],
      // The box beside the form promised that this link ends it.
      ['marketing', 'withdrawn', 3, 'Escríbanme.'],
      ['newsletter', 'withdrawn', 3, 'Escríbanme.'],
    ])
  })

  test('an entry of the ledger cannot be changed', async () => {
    await accept([arrival('elena@example.com')])
    await expect(
      database.db.updateTable('consents').set({ wording: 'Anything' }).execute(),
    ).rejects.toThrow('never changed')
  })

  test('without a tick there is no entry, and a repetition adds none', async () => {
    const plain = arrival('elena@example.com', {
      consentWording: null,
      fields: { name: 'E', email: 'elena@example.com', newsletter: 'no' },
    })
    await accept([plain, plain])
    expect(await ledger()).toEqual([])
    await accept([arrival('elena@example.com'), arrival('elena@example.com')])
    await accept([arrival('elena@example.com')])
    expect(await ledger()).toHaveLength(2)
  })

  test('an address that could be read as two gets no e-mail; the agency still does', async () => {
    await accept([arrival('a@example.com,b@example.com')])
    expect(await outbox()).toEqual(['agency'])
  })

  test('a suspect is stored separately until it is released', async () => {
    await accept([arrival('elena@example.com', {}, { suspicion: 'honeypot', quarantined: true })])
    expect(await outbox()).toEqual([])
    expect(await ledger()).toEqual([])
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({ state: 'suspect', suspicion: 'honeypot' })
    const needs = { db: database.db, mailDomain: 'site.test', clock: Date.now }
    expect(await releaseQuarantined(needs, lead.id)).toBe(true)
    expect(await releaseQuarantined(needs, lead.id)).toBe(false)
    expect(await outbox()).toEqual(['agency'])
    expect(await ledger()).toMatchObject([{ purpose: 'marketing', at: start }])
  })

  const ended = (emails: string[], now: number) =>
    database.db
      .transaction()
      .execute((transaction) => endNews(transaction, { engine, emails, now }))
  const agreeing = async () =>
    (await Array.fromAsync(eachLead(database)))
      .filter(({ consentWording }) => consentWording)
      .map(({ fields }) => fields.email)

  test('a withdrawal ends the consent of every lead of that person, once', async () => {
    const enquiry = (email: string, at: number) =>
      arrival(email, { fields: { name: 'E', email, message: `${at}` } }, { receivedAt: at })
    await accept([
      enquiry('Elena@example.com', start),
      enquiry('elena@example.com', start + 1),
      enquiry('bea@example.com', start),
    ])
    expect(await ended(['elena@example.com'], start + 2)).toBe(1)
    expect(await ended(['elena@example.com'], start + 3)).toBe(0)
    expect(await agreeing()).toEqual(['bea@example.com'])
    expect((await ledger()).at(-1)).toMatchObject({
      email: 'elena@example.com',
      event: 'withdrawn',
      wording: 'Escríbanme.',
      at: start + 2,
    })
    // Whoever agrees again has agreed.
    await accept([enquiry('elena@example.com', start + 4)])
    expect(await agreeing()).toHaveLength(2)
    expect(await ended(['elena@example.com'], start + 5)).toBe(1)
  })

  test('a suspect whose sender has withdrawn is released without a consent', async () => {
    const suspect = arrival('elena@example.com', {}, { suspicion: 'honeypot', quarantined: true })
    await accept([suspect])
    await ended(['elena@example.com'], start + 1)
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    await releaseQuarantined({ db: database.db, mailDomain: 'site.test', clock: Date.now }, id)
    expect(await ledger()).toEqual([])
  })

  test('an erasure removes the ledger of that person alone', async () => {
    await accept([arrival('elena@example.com'), arrival('bea@example.com')])
    await subscribe(
      database.db,
      { email: 'elena@example.com', language: 'en', consentWording: 'Yes.' },
      'site.test',
      start,
    )
    const data = await personData(database, ' ELENA@example.com ')
    expect(data).toMatchObject({
      leads: [{ kind: 'interest' }],
      newsletter: { state: 'waiting' },
      consents: [{ event: 'given' }, { event: 'given' }],
    })
    expect(JSON.stringify(data)).not.toContain('bea@')

    expect(
      await erasePerson(database, ['Elena@example.com'], {
        clock: Date.now,
        mailFolder: place.dataDir,
      }),
    ).toMatchObject({ leads: 1, emails: kindsOfNewLead.length + 1, subscriptions: 1, consents: 2 })
    expect(await personData(database, 'elena@example.com')).toEqual({
      email: 'elena@example.com',
      leads: [],
      viewings: [],
      emails: [],
      newsletter: null,
      alerts: [],
      consents: [],
      handling: [],
      account: null,
    })
    expect((await personData(database, 'bea@example.com')).consents).toHaveLength(2)
    for (const table of ['leads', 'outbox', 'subscribers', 'consents'] as const) {
      const rows = await sql<{ text: string }>`SELECT * FROM ${sql.table(table)}`.execute(
        database.db,
      )
      expect(JSON.stringify(rows.rows)).not.toContain('elena')
    }
  })

  test('a consent given at the moment of a withdrawal is withdrawn afterwards', async () => {
    const email = 'elena@example.com'
    const entry = {
      email,
      purpose: 'marketing',
      wording: 'Escríbanme.',
      language: 'es',
      at: start,
    } as const
    await database.db.transaction().execute(async (transaction) => {
      await recordConsents(transaction, [{ ...entry, event: 'given' }])
      await recordConsents(transaction, [{ ...entry, event: 'withdrawn' }])
    })
    const ended = await database.db
      .transaction()
      .execute((transaction) =>
        withdrawMarketing(transaction, { engine, emails: [email], now: start + 1 }),
      )
    expect(ended).toBe(1)
  })
})
