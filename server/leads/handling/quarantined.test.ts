import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { kindsOfNewLead } from '../../../testing/emails-of-lead.ts'
import { enquiryOf, leadHandlingOn, storeLead } from '../../../testing/leads.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import type { Database } from '../../database/database.ts'
import type { QueuedEmail } from '../../mail/queue.ts'
import { day } from '../../shared/time/durations.ts'
import type { Submission } from '../lead.ts'
import type { LeadHandling } from './handling.ts'

const start = Date.parse('2026-11-22T10:00:00Z')
const tom = { id: 'tom', name: 'tom@example.com' }

describeOnEachEngine('spam that staff quarantine, on %s', (engine) => {
  let database: Database
  let handling: LeadHandling
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
    handling = leadHandlingOn(database, () => start)
  })

  /** @returns the id of an acknowledged lead. */
  const newLead = (): Promise<string> => {
    const fields = { name: 'Max Rank', email: 'max@example.com', message: 'Buy SEO' }
    const consentWording = 'Yes, write to me'
    const submission: Submission = { ...enquiryOf('1', fields), kind: 'contact', consentWording }
    return storeLead(database.db, { submission, receivedAt: start, acknowledge: true })
  }
  const count = async (table: 'outbox' | 'consents' | 'lead_notes') =>
    (await database.db.selectFrom(table).selectAll().execute()).length

  test('a quarantined lead is not listed, and a release restores it without an e-mail', async () => {
    const id = await newLead()
    await handling.note(
      id,
      { id: randomUUID(), text: 'Seen twice.' },
      { member: { id: tom.id, name: 'Tom' }, actor: tom },
    )
    const before = await handling.list('ours', {})
    expect(await handling.quarantined.quarantine(id, tom)).toBe('quarantined')
    expect(await handling.quarantined.quarantine(id, tom)).toBe('unknown')
    expect(await handling.count({})).toEqual({ ours: 0, theirs: 0, closed: 0 })
    expect(await handling.read(id, tom.id)).toBeUndefined()
    expect(await handling.quarantined.list(5)).toMatchObject([{ id, suspicion: 'staff' }])

    expect(await handling.quarantined.release(id, tom)).toBe(true)
    expect(await handling.list('ours', {})).toEqual(before)
    expect([await count('outbox'), await count('consents')]).toEqual([kindsOfNewLead.length, 1])
    expect((await handling.read(id, tom.id))?.notes).toMatchObject([{ text: 'Seen twice.' }])
    const log = await readAuditEntries(database.db, { table: 'leads', id })
    expect(log.slice(0, 2)).toMatchObject([
      { actor: tom.name, after: { state: 'new' } },
      { actor: tom.name, after: { state: 'suspect' } },
    ])
  })

  test('its unsent e-mails are dropped, and come back with it as they were', async () => {
    const id = await newLead()
    const later = start + day
    const { db } = database
    const reply = { lead_id: id, kind: 'lead-reply', attempts: 2, due_at: start, leased_until: 0 }
    const add = (email: string, change: Pick<QueuedEmail, 'state' | 'created_at'>) =>
      db
        .insertInto('outbox')
        .values({ ...reply, id: email, message_id: email, payload: '{"replyId":"1"}', ...change })
        .execute()
    await add('sent', { state: 'sent', created_at: start })
    await add('given up', { state: 'dropped', created_at: start })
    await add('parked', { state: 'parked', created_at: start - 4 * day })
    await add('for later', { state: 'waiting', created_at: later })
    await add('unanswered', { state: 'held', created_at: start })
    const emails = async () =>
      Object.fromEntries(
        (await db.selectFrom('outbox').select(['id', 'kind', 'state', 'created_at']).execute()).map(
          ({ id: email, kind, state, created_at }) => [
            kind === 'lead-reply' ? email : kind,
            [state, created_at],
          ],
        ),
      )
    await handling.quarantined.quarantine(id, tom)
    const states = Object.values(await emails()).map(([state]) => state)
    expect(states.filter((state) => state === 'dropped')).toHaveLength(kindsOfNewLead.length + 4)
    // The reason is for people to read, and may be worded anew.
    await db.updateTable('outbox').set({ last_error: 'spam' }).execute()
    await handling.quarantined.release(id, tom)
    expect(await emails()).toEqual({
      ...Object.fromEntries(kindsOfNewLead.map((kind) => [kind, ['waiting', start]])),
      sent: ['sent', start],
      'given up': ['dropped', start],
      parked: ['waiting', start],
      'for later': ['waiting', later],
      unanswered: ['held', start],
    })
  })

  test('it is discarded with its notes and e-mails', async () => {
    const id = await newLead()
    await handling.note(
      id,
      { id: randomUUID(), text: 'Spam.' },
      { member: { id: tom.id, name: 'Tom' }, actor: tom },
    )
    expect(await handling.quarantined.discard(id, tom)).toBe(false)
    await handling.quarantined.quarantine(id, tom)
    expect(await handling.quarantined.discard(id, tom)).toBe(true)
    expect([await count('outbox'), await count('lead_notes')]).toEqual([0, 0])
    expect(await handling.quarantined.count()).toBe(0)
  })
})
