import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { plansOf } from '../../testing/query-plans.ts'
import { alertConfirmationKind, notificationKind } from '../alerts/email-kinds.ts'
import { accountEmailKind } from '../backend/auth/emails.ts'
import type { Database } from '../database/database.ts'
import type { NewEmail } from '../mail/email-kind.ts'
import { enqueue } from '../mail/enqueue.ts'
import { recordSent } from '../mail/queue.ts'
import { namesInLog } from '../names-in-log.ts'
import { newsletterConfirmationKind } from '../newsletter/email-kinds.ts'
import { issueKind } from '../newsletter/issues/issue-email.ts'
import { erasePerson } from './erase-person.ts'
import { createPeople } from './people.ts'
import { personData } from './person-data.ts'
import { readPersonEmails } from './person-emails.ts'

const elena = { email: 'Elena@example.com', language: 'en' } as const
const start = Date.UTC(2026, 1, 9, 10)

const notice = (email: string): NewEmail =>
  accountEmailKind.with({ kind: 'password_changed', email, language: 'en' })

describeOnEachEngine('the e-mails to a person, on %s', (engine) => {
  let database: Database
  let mailFolder: string
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    mailFolder = place.dataDir
  })

  const queue = (email: NewEmail, at = start) => enqueue(database.db, email, 'site.test', at)
  const sent = async (email: NewEmail, at = start) => {
    const [id = ''] = await queue(email, at)
    await recordSent(database.db, { id }, at)
    return id
  }

  /** A newsletter and an alert, each with the record of its e-mail to Elena. */
  async function record(outboxId: string, alertedAt: number) {
    const { db } = database
    const token = { token_hash: '', token_expires_at: 0, consent_wording: '', consent_at: 0 }
    const address = { email: 'elena@example.com', language: 'en' } as const
    await db
      .insertInto('subscribers')
      .values({ ...address, ...token, id: 'reader', state: 'confirmed', unsubscribe_token: 'u' })
      .execute()
    await db
      .insertInto('newsletter_issues')
      .values({
        id: 'issue',
        state: 'sent',
        texts: JSON.stringify({ subject: { en: 'Spring', es: 'Primavera' } }),
        items: '[]',
        revision: 1,
        updated_by: 'tom',
        updated_at: 0,
        started_at: start,
      })
      .execute()
    await db
      .insertInto('newsletter_deliveries')
      .values({ issue_id: 'issue', subscriber_id: 'reader', outbox_id: outboxId })
      .execute()
    await db
      .insertInto('alert_subscribers')
      .values({ ...address, id: 'asks', manage_token: 'm' })
      .execute()
    await db
      .insertInto('alerts')
      .values({
        ...token,
        id: 'alert',
        subscriber_id: 'asks',
        search: '',
        state: 'active',
        new_homes: 1,
        reductions: 0,
        frequency: 'weekly',
        stop_token: 's',
      })
      .execute()
    for (const id of ['one', 'two']) {
      await db
        .insertInto('home_changes')
        .values({ id, home_id: id, price: 1, previous: null, at: 0 })
        .execute()
      await db
        .insertInto('alert_notifications')
        .values({
          subscriber_id: 'asks',
          change_id: id,
          alert_id: 'alert',
          home: '{}',
          due_at: 0,
          queued_at: alertedAt,
        })
        .execute()
    }
  }

  const secret = { token: 'secret', stopToken: 'secret', unsubscribeToken: 'secret' }
  const news = { ...elena, ...secret, agreedAt: '' }
  const alert = { ...elena, ...secret, search: '' }

  test('are all there with their delivery, without their links', async () => {
    await sent(newsletterConfirmationKind.with(news), start)
    await sent(alertConfirmationKind.with(alert), start + 1)
    const issue = await sent(issueKind.with({ ...news, issueId: 'issue' }), start + 2)
    const homes = { alertId: 'alert', homes: [], more: 0, manageToken: 'secret' }
    await sent(notificationKind.with({ ...alert, ...homes }), start + 3)
    const [parked = ''] = await queue(notice(elena.email), start + 4)
    await database.db
      .updateTable('outbox')
      .set({ state: 'parked', last_error: '550 no such mailbox' })
      .where('id', '=', parked)
      .execute()
    await sent(notice('bruno@example.com'))
    await record(issue, start + 3)
    const data = await personData(database, 'elena@example.com')
    expect(data.emails.map(({ kind, state }) => [kind, state])).toEqual([
      ['newsletter-confirmation', 'sent'],
      ['alert-confirmation', 'sent'],
      ['newsletter-issue', 'sent'],
      ['alert-news', 'sent'],
      ['account', 'parked'],
    ])
    expect(data.emails[2]).toMatchObject({
      subject: { en: 'Spring', es: 'Primavera' },
      sentAt: new Date(start + 2).toISOString(),
    })
    expect(data.emails[4]).toMatchObject({ lastError: '550 no such mailbox', sentAt: null })
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  test('are listed as far as they are recorded, once the outbox has removed them', async () => {
    await record('gone', start + 3)
    const emails = await readPersonEmails(database.db, 'elena@example.com')
    expect(emails.map(({ kind, state, dueFrom }) => [kind, state, dueFrom])).toEqual([
      ['newsletter-issue', 'sent', new Date(start).toISOString()],
      ['alert-news', 'unrecorded', new Date(start + 3).toISOString()],
    ])
    await database.db.updateTable('newsletter_deliveries').set({ undelivered: 1 }).execute()
    const [undelivered] = await readPersonEmails(database.db, 'elena@example.com')
    expect(undelivered).toMatchObject({ state: 'dropped', sentAt: null })
  })

  test('have no recipient any more once the person is erased', async () => {
    await sent(notice(elena.email))
    await queue(notice(elena.email))
    const erased = await erasePerson(database, [elena.email], { clock: Date.now, mailFolder })
    expect(erased).toMatchObject({ emails: 1 })
    const rows = await database.db.selectFrom('outbox').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/elena/i)
  })

  test('are found by an index', async () => {
    const number = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 10000)`
    await sql`${number} insert into outbox
        (id, kind, recipient, message_id, state, attempts, due_at, leased_until, created_at)
      select 'e-' || n, 'account', n || '@example.com', 'm-' || n, 'sent', 1, 0, 0, 0
      from numbers`.execute(database.db)
    await sql.raw('analyze').execute(database.db)
    const [plan] = await plansOf(database, (db) => readPersonEmails(db, '7@example.com'))
    expect(plan).toContain('outbox_recipient')
    expect(plan).not.toMatch(/seq scan|scan outbox/i)
  })

  test('and what staff did with their leads is in the person’s log, with each export', async () => {
    await acceptLead(
      database.db,
      submissionOf('elena', { fields: { name: 'Elena', email: elena.email, message: 'Hello' } }),
      'site.test',
    )
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    const people = createPeople({
      database,
      mailFolder,
      spool: undefined,
      names: namesInLog,
      clock: () => start,
    })
    const tom = { id: 'tom', name: 'tom@example.com' }
    expect(await people.export(id, tom)).toMatchObject([{ email: 'elena@example.com' }])
    expect(await people.export('nobody', tom)).toBeUndefined()
    const person = await people.ofLead(id)
    expect(person?.changes.entries).toMatchObject([
      { table: 'people', leadId: id, actor: 'tom@example.com', after: { exported: true } },
    ])
  })
})
