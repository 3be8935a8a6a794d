import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import {
  describeOnEachEngine,
  eachOnItsOwnDatabase,
  type TestPlace,
} from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { confirmAlert } from '../alerts/confirm.ts'
import { detectOwnChanges } from '../alerts/detect-changes.ts'
import { signUpForAlert } from '../alerts/sign-up.ts'
import { toRow } from '../catalogue/stored-properties.ts'
import type { Database } from '../database/database.ts'
import { countLeads, eachLead } from '../leads/find-leads.ts'
import { acceptSpooled } from '../leads/intake/accept-lead.ts'
import { openSpool } from '../leads/intake/spool.ts'
import { mailStatus } from '../mail/mail-status.ts'
import { createOutbox } from '../mail/outbox.ts'
import { namesInLog } from '../names-in-log.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { erasePerson } from './erase-person.ts'
import { createPeople } from './people.ts'
import { personData } from './person-data.ts'

describeOnEachEngine('export and erasure of a person, on %s', (engine) => {
  let place: TestPlace
  let database: Database
  let mailFolder: string
  let submissions = 0

  eachOnItsOwnDatabase(engine, (opened, at) => {
    database = opened
    place = at
    mailFolder = join(place.dataDir, 'mail')
  })

  const lead = (
    name: string,
    extra: { submissionId?: string | undefined; fields?: Record<string, string>; at?: number } = {},
  ) =>
    acceptLead(
      database.db,
      submissionOf(name, {
        consentWording: 'Write to me',
        fields: { name, email: `${name}@Example.com`, message: 'Private words', ...extra.fields },
        submissionId: 'submissionId' in extra ? extra.submissionId : `submission-${++submissions}`,
      }),
      'site.test',
      extra.at,
    )
  const newsletter = (email: string) =>
    subscribe(database.db, { email, language: 'es', consentWording: 'Sí' }, 'site.test', Date.now())
  const all = () => Array.fromAsync(eachLead(database))
  const dump = async () =>
    JSON.stringify(
      await Promise.all(
        (['leads', 'outbox', 'subscribers'] as const).map((table) =>
          database.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    )

  test('all data of one person is erased, and none of another', async () => {
    await lead('elena')
    await lead('elena', { submissionId: undefined, fields: { message: 'Without script' } })
    await lead('bruno')
    await newsletter('ELENA@example.com')
    await newsletter('bruno@example.com')
    const [sent] = (await all()).filter(({ fields }) => fields.name === 'elena')
    await database.db
      .updateTable('outbox')
      .set({ last_error: '451 <elena@example.com> later', state: 'sent', sent_at: 1 })
      .where('lead_id', '=', sent?.id ?? '')
      .execute()

    expect(
      await erasePerson(database, [' Elena@example.COM '], { clock: Date.now, mailFolder }),
    ).toEqual({
      leads: 2,
      spooled: 0,
      emails: 2,
      emailsBeingSent: 0,
      subscriptions: 1,
      alerts: 0,
      consents: 3,
      accounts: 0,
      files: 0,
    })
    const left = await dump()
    expect(left).not.toMatch(/elena/i)
    expect(left).not.toContain('Without script')
    expect(left).toContain('bruno@Example.com')
    expect(left).toContain('bruno@example.com')
    expect(await countLeads(database)).toBe(3)
    expect((await all()).filter(({ erased }) => erased)).toMatchObject([
      { fields: {}, kind: 'contact', consentWording: null },
      { fields: {} },
    ])
    expect((await mailStatus(database, Date.now())).waiting).toBe(2)
    expect(
      await erasePerson(database, ['elena@example.com'], { clock: Date.now, mailFolder }),
    ).toMatchObject({
      leads: 0,
      emails: 0,
      subscriptions: 0,
    })
  })

  test('a person’s alerts are exported, and erased with their pending notifications', async () => {
    const ask = (email: string) =>
      signUpForAlert(
        database.db,
        {
          email,
          language: 'en',
          search: 'type=villa',
          newHomes: true,
          reductions: true,
          frequency: 'weekly',
          consentWording: 'Yes.',
          sourcePath: '/alerts/new',
        },
        'site.test',
        Date.now(),
      )
    const response = await ask('Elena@example.com')
    await confirmAlert({ ...database, clock: Date.now }, response?.token ?? '')
    await ask('bruno@example.com')
    await detectOwnChanges(database, { now: Date.now(), delay: 0 })
    await database.db
      .insertInto('properties')
      .values(toRow(sampleHome({ propertyType: 'villa' })))
      .execute()
    await detectOwnChanges(database, { now: Date.now(), delay: 0 })
    expect((await personData(database, 'elena@example.com')).alerts).toMatchObject([
      { search: 'type=villa', state: 'active', notifications: 'weekly', homesNotified: 0 },
    ])
    expect(
      await erasePerson(database, ['elena@example.com'], { clock: Date.now, mailFolder }),
    ).toMatchObject({
      alerts: 1,
      emails: 1,
      consents: 2,
    })
    expect((await personData(database, 'elena@example.com')).alerts).toEqual([])
    expect(await database.db.selectFrom('alert_notifications').selectAll().execute()).toEqual([])
    expect((await personData(database, 'bruno@example.com')).alerts).toHaveLength(1)
  })

  const account = async (email: string) => {
    const none = {
      new_email: null,
      confirmation_sent_at: null,
      recovery_sent_at: null,
      email_change_sent_at: null,
      last_sign_in_at: null,
      banned_until: null,
    }
    const made = { created_at: 1, updated_at: 1, email_confirmed_at: 1 }
    await database.db
      .insertInto('auth_users')
      .values({
        ...none,
        ...made,
        id: `user-${email}`,
        email,
        password_hash: 'secret',
        role: 'authenticated',
        app_metadata: '{}',
        user_metadata: '{"name":"Elena"}',
      })
      .execute()
    await database.db
      .insertInto('auth_sessions')
      .values({
        id: `session-${email}`,
        user_id: `user-${email}`,
        method: 'password',
        client: 'digest',
        refresh_key: 'secret',
        refresh_counter: 0,
        created_at: 1,
        refreshed_at: 2,
      })
      .execute()
  }

  test('an account is exported and erased with its person and leads of other addresses', async () => {
    await account('elena@example.com')
    await account('bruno@example.com')
    await lead('bruno')
    await database.db.updateTable('leads').set({ user_id: 'user-elena@example.com' }).execute()
    await database.db
      .updateTable('auth_users')
      .set({ new_email: 'elena@example.com' })
      .where('email', '=', 'bruno@example.com')
      .execute()
    const data = await personData(database, 'elena@example.com')
    expect(data).toMatchObject({
      account: { metadata: { name: 'Elena' }, sessions: [{ usedAt: '1970-01-01T00:00:00.002Z' }] },
      leads: [{ fields: { name: 'bruno' } }],
    })
    expect(JSON.stringify(data)).not.toMatch(/secret|digest/)
    expect(
      await erasePerson(database, ['Elena@example.com'], { clock: Date.now, mailFolder }),
    ).toMatchObject({
      accounts: 1,
      leads: 1,
      emails: 1,
    })
    const users = await database.db
      .selectFrom('auth_users')
      .select(['email', 'new_email'])
      .execute()
    expect(users).toEqual([{ email: 'bruno@example.com', new_email: null }])
    expect(await database.db.selectFrom('auth_sessions').select('id').execute()).toEqual([
      { id: 'session-bruno@example.com' },
    ])
  })

  const worker = (send: () => Promise<void>) => {
    const outbox = createOutbox({
      clock: Date.now,
      database,
      mailer: { name: 'test', send, close() {} },
      log: pino({ level: 'silent' }),
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
    })
    outbox.start()
    return outbox
  }
  const claimed = async () => {
    await expect
      .poll(
        async () =>
          (await database.db.selectFrom('outbox').select('attempts').executeTakeFirst())?.attempts,
      )
      .toBe(1)
  }

  test('a withdrawal ends the news under all addresses of a person, and is in the log', async () => {
    const people = createPeople({
      database,
      mailFolder,
      spool: undefined,
      names: namesInLog,
      clock: Date.now,
    })
    const tom = { id: 'tom', name: 'Tom' }
    for (const name of ['elena', 'zoe', 'bruno'])
      await acceptLead(
        database.db,
        submissionOf(name, {
          fields: { name, email: `${name}@example.com` },
          consentWording: 'Yes',
        }),
        'site.test',
      )
    const rows = await database.db.selectFrom('leads').select('id').orderBy('email').execute()
    const [, asked = '', other = ''] = rows.map(({ id }) => id)
    await people.merge(asked, other, tom)
    expect(await people.endNews(other, tom)).toBe(true)
    expect(await people.endNews(asked, tom)).toBe(false)
    const agreeing = database.db.selectFrom('leads').select('email').where('consent', '=', 1)
    expect(await agreeing.execute()).toEqual([{ email: 'bruno@example.com' }])
    const person = await people.ofLead(asked)
    const events = person?.addresses.map(({ consents }) => consents.map(({ event }) => event))
    expect(events).toEqual([
      ['given', 'withdrawn'],
      ['given', 'withdrawn'],
    ])
    expect(person?.changes.entries.at(-1)).toMatchObject({
      table: 'people',
      after: { accepts_news: false },
    })
  })

  test('an erasure waits for an e-mail that is being sent, and removes its file too', async () => {
    await lead('elena')
    const removal = Promise.withResolvers<void>()
    const outbox = worker(async () => {
      await removal.promise
      mkdirSync(mailFolder, { recursive: true })
      writeFileSync(
        join(mailFolder, 'late.eml'),
        'To: agency@site.test\r\nReply-To: elena@example.com\r\n\r\nPrivate words',
      )
    })
    await claimed()
    const erasing = erasePerson(database, ['elena@example.com'], {
      clock: Date.now,
      mailFolder,
      sendingTimeout: 60_000,
      wait: async () => {
        removal.resolve()
        await setImmediate()
      },
    })
    expect(await erasing).toMatchObject({ leads: 1, emails: 0, emailsBeingSent: 0, files: 1 })
    await outbox.stop()
    expect(readdirSync(mailFolder)).toEqual([])
    expect(await dump()).not.toMatch(/elena|Private/)
  })

  test('an e-mail whose sending hangs is cancelled and never tried again', async () => {
    await lead('elena')
    const end = Promise.withResolvers<void>()
    let sent = 0
    const outbox = worker(async () => {
      sent++
      await end.promise
      throw new Error('451 not now')
    })
    await claimed()
    expect(
      await erasePerson(database, ['elena@example.com'], {
        clock: Date.now,
        mailFolder,
        sendingTimeout: 50,
        wait: () => setImmediate(),
      }),
    ).toMatchObject({ leads: 1, emails: 1, emailsBeingSent: 1 })
    end.resolve()
    await outbox.stop()
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(sent).toBe(1)
  })

  test('an e-mail claimed before its person was erased, and written after, does not go', async () => {
    await lead('elena')
    const { kind, lead_id } = await database.db
      .selectFrom('outbox')
      .select(['kind', 'lead_id'])
      .executeTakeFirstOrThrow()
    await erasePerson(database, ['elena@example.com'], { clock: Date.now, mailFolder })
    const writer = emailWriters(database.db).find((one) => one.kind === kind)
    await expect(writer?.write({ leadId: lead_id })).rejects.toThrow('no result')
  })

  test('leads on the local disk are erased, also those on their way into the database', async () => {
    const spool = openSpool(place.dataDir)
    const submission = submissionOf('elena', {
      fields: { name: 'Elena', email: 'Elena@Example.com', message: 'Private words' },
      consentWording: 'Yes',
      submissionId: undefined,
    })
    const arrival = { submission, receivedAt: Date.now() }
    await spool.keep([
      arrival,
      {
        ...arrival,
        submission: {
          ...submission,
          fields: { ...submission.fields, email: 'bruno@example.com' },
        },
      },
    ])
    const erased = await erasePerson(database, ['elena@example.com'], {
      clock: Date.now,
      mailFolder,
      spool,
    })
    expect(erased).toMatchObject({ spooled: 1 })
    // A process had read it from the spool a moment before, here or on another machine.
    const { acceptances } = await acceptSpooled(database, [arrival], 'site.test')
    expect(acceptances).toEqual(['repeated'])
    expect(spool.oldest(9).map(({ arrival }) => arrival.submission.fields.email)).toEqual([
      'bruno@example.com',
    ])
    expect(await dump()).not.toMatch(/elena|Private/i)
    spool.close()
  })

  test('an erasure has the time of the clock by which leads are received', async () => {
    await erasePerson(database, ['elena@example.com'], { clock: () => 5, mailFolder })
    const rows = await database.db.selectFrom('erased_people').select('erased_at').execute()
    expect(rows).toEqual([{ erased_at: 5 }])
  })

  test('later leads of an erased person are stored, and so are earlier ones of others', async () => {
    const before = Date.now() - 60_000
    const elena = submissionOf('elena')
    await erasePerson(database, ['elena@example.com'], { clock: Date.now, mailFolder })
    const { acceptances } = await acceptSpooled(
      database,
      [
        { submission: elena, receivedAt: before },
        { submission: submissionOf('bruno'), receivedAt: before },
        {
          submission: { ...elena, submissionId: 'again' },
          receivedAt: Date.now() + 1,
        },
      ],
      'site.test',
    )
    expect(acceptances).toEqual(['repeated', 'accepted', 'accepted'])
  })

  test('e-mails that were written as files are erased with their person', async () => {
    mkdirSync(mailFolder)
    writeFileSync(
      join(mailFolder, 'to.eml'),
      'From: site@site.test\r\nTo: Elena\r\n <Elena@example.com>\r\n\r\nHello',
    )
    writeFileSync(
      join(mailFolder, 'reply.eml'),
      'To: agency@site.test\r\nReply-To: elena@example.com\r\n\r\nHello',
    )
    writeFileSync(
      join(mailFolder, 'other.eml'),
      'To: maria-elena@example.com\r\nSubject: elena@example.com\r\n\r\nelena@example.com',
    )
    expect(
      await erasePerson(database, ['elena@example.com'], { clock: Date.now, mailFolder }),
    ).toMatchObject({
      files: 2,
    })
    expect(readdirSync(mailFolder)).toEqual(['other.eml'])
    expect(existsSync(join(mailFolder, 'other.eml'))).toBe(true)
  })

  test('a person’s data holds what staff note, answer and are still writing', async () => {
    await lead('elena')
    const [{ id } = { id: '' }] = await all()
    const about = { id: 'one', lead_id: id, author_id: 'tom', author: 'Tom' }
    const { db } = database
    await db
      .insertInto('lead_notes')
      .values({ ...about, at: 1, text: 'A note' })
      .execute()
    await db
      .insertInto('lead_replies')
      .values({
        ...about,
        at: 2,
        text: 'A reply',
        subject: 'Re',
        language: 'en',
        attachments: null,
      })
      .execute()
    await db
      .insertInto('lead_drafts')
      .values({ member_id: 'tom', lead_id: id, text: 'A draft', saved_at: 3 })
      .execute()
    const { handling } = await personData(database, 'elena@example.com')
    expect(handling.map(({ what, text }) => [what, text])).toEqual([
      ['note', 'A note'],
      ['reply', 'A reply'],
      ['draft', 'A draft'],
    ])
  })

  test('a person’s data contains everything about them and no keys', async () => {
    await lead('elena')
    await lead('bruno')
    await newsletter('elena@example.com')
    const data = await personData(database, 'ELENA@example.com')
    expect(data).toMatchObject({
      email: 'elena@example.com',
      leads: [
        {
          fields: { message: 'Private words' },
          consentWording: 'Write to me',
          emails: [{ kind: 'agency', state: 'waiting' }],
        },
      ],
      newsletter: { state: 'waiting', consentWording: 'Sí', confirmedAt: null },
    })
    expect(JSON.stringify(data)).not.toMatch(/token|bruno/i)
    expect(await personData(database, 'nobody@example.com')).toEqual({
      email: 'nobody@example.com',
      leads: [],
      viewings: [],
      handling: [],
      emails: [],
      newsletter: null,
      alerts: [],
      consents: [],
      account: null,
    })
  })
})
