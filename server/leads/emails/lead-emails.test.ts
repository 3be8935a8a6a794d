import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { staffSession } from '../../../testing/staff.ts'
import type { Database } from '../../database/database.ts'
import { UnwantedEmail } from '../../mail/email-kind.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { noticesOf, visitorKind } from '../../viewings/email-kinds.ts'
import { acknowledgementKind, followUpKind, replyKind } from '../email-kinds.ts'
import { acceptLeads } from '../intake/accept-lead.ts'
import { leadEmailWriters } from './lead-emails.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const message = { subject: 'Your viewing', text: 'Until Friday.', language: 'en' } as const

describeOnEachEngine('e-mails about a lead, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => void (database = opened))

  async function newLead(): Promise<string> {
    const fields = { name: 'Anne Whitfield', email: 'anne@example.com' }
    const submission = { submissionId: 'one', kind: 'contact', language: 'en', fields } as const
    const rest = { sourcePath: '/contact', consentWording: null }
    await acceptLeads(
      database.db,
      [{ submission: { ...submission, ...rest }, receivedAt: now, acknowledge: true }],
      'site.test',
    )
    return (await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()).id
  }

  const reply = (leadId: string) =>
    database.db
      .insertInto('lead_replies')
      .values({
        id: 'reply',
        lead_id: leadId,
        at: now,
        author_id: 'tom',
        author: 'Tom',
        ...message,
      })
      .execute()

  const writerOf = ({ name }: { name: string }, mailFrom = 'no-reply@alboran.example') =>
    leadEmailWriters({
      db: database.db,
      clock: () => now,
      siteUrl: 'https://site.test',
      agencyEmail: 'sales@alboran.example',
      agencyLanguage: 'en',
      mailFrom,
      chatPhone: '+34 600 000 000',
      readFile: async () => undefined,
    }).find(({ kind }) => kind === name)

  test('a reminder goes to the assignee, or to the agency once they have left', async () => {
    const { db } = database
    const leadId = await newLead()
    const member = await staffSession(database, { siteUrl: 'https://site.test', role: 'agent' })
    await db.updateTable('leads').set({ assignee_id: member.id, follow_up_at: now }).execute()
    const reader = async () => (await writerOf(followUpKind)?.write({ leadId }))?.to
    expect(await reader()).toBe(member.email)
    await db.updateTable('auth_users').set({ app_metadata: '{}' }).execute()
    expect(await reader()).toBe('sales@alboran.example')
  })

  test('a reminder is dropped once its lead is answered, closed or put off', async () => {
    const { db } = database
    const leadId = await newLead()
    const reminder = async () => writerOf(followUpKind)?.write({ leadId })
    const followUpAt = (time: number | null) =>
      db.updateTable('leads').set({ follow_up_at: time }).execute()
    await followUpAt(now)
    // The person's address is among the headers, so that an erasure finds the file of the e-mail.
    expect((await reminder())?.replyTo).toBe(
      (await db.selectFrom('leads').select('email').executeTakeFirstOrThrow()).email,
    )
    for (const time of [null, now + 1]) {
      await followUpAt(time)
      await expect(reminder()).rejects.toThrow(UnwantedEmail)
    }
  })

  test.each([
    ['Alborán <no-reply@alboran.example>', 'Alborán <sales@alboran.example>'],
    ['no-reply@Alboran.example', 'sales@alboran.example'],
    ['Alborán <no-reply@mail.example>', 'Alborán <no-reply@mail.example>'],
  ])('with MAIL_FROM %s, a reply comes from %s', async (mailFrom, from) => {
    const leadId = await newLead()
    await reply(leadId)
    const written = await writerOf(replyKind, mailFrom)?.write({ leadId, replyId: 'reply' })
    expect(written).toMatchObject({ from, replyTo: 'sales@alboran.example' })
  })

  test('a reply refers to all that the visitor was sent, and to nothing the agency was', async () => {
    const { db } = database
    const leadId = await newLead()
    const notices = noticesOf({
      event: 'confirmed',
      by: 'office',
      viewing: {
        leadId,
        sequence: 0,
        state: 'confirmed',
        start: now,
        heldUntil: undefined,
      },
      now,
    })
    await enqueue(db, notices, 'site.test', now + 1)
    await db.updateTable('outbox').set({ state: 'sent' }).execute()
    await reply(leadId)

    const written = await writerOf(replyKind)?.write({ leadId, replyId: 'reply' })
    const sent = await db
      .selectFrom('outbox')
      .select('message_id')
      .where('kind', 'in', [acknowledgementKind.name, visitorKind.name])
      .orderBy('created_at')
      .execute()
    const thread = sent.map((email) => `<${email.message_id}>`)
    expect(thread).toHaveLength(2)
    expect(written?.headers).toEqual({ 'In-Reply-To': thread[1], References: thread.join(' ') })
  })
})
