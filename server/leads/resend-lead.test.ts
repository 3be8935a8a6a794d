import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import type { Database } from '../database/database.ts'
import { mailStatus } from '../mail/mail-status.ts'
import { retryParked } from '../mail/queue.ts'
import { eraseLeads } from './erase-leads.ts'
import { resendLead } from './resend-lead.ts'

describeOnEachEngine('resending a lead’s e-mails, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('resending tries a waiting or parked e-mail now, and a sent one as a new message', async () => {
    await acceptLead(database.db, submissionOf('elena'), 'site.test')
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    const set = (values: object) => database.db.updateTable('outbox').set(values).execute()
    const emails = () =>
      database.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
    await set({ due_at: 9e12, attempts: 7, last_error: '451' })
    expect(await resendLead(database, { leadId: id, mailDomain: 'site.test', now: 5 })).toBe(
      'brought-forward',
    )
    expect(await emails()).toMatchObject([{ due_at: 5, state: 'waiting' }])
    await set({ state: 'parked', due_at: 1, created_at: 1 })
    expect(await mailStatus(database, Date.now())).toMatchObject({
      parked: 1,
      waiting: 0,
      stuck: [{ leadId: id, state: 'parked', lastError: '451', dueAt: null }],
    })
    expect(await resendLead(database, { leadId: id, mailDomain: 'site.test', now: 6 })).toBe(
      'retried',
    )
    expect(await emails()).toMatchObject([
      { state: 'waiting', attempts: 0, created_at: 6, due_at: 6 },
    ])
    await set({ state: 'sent', sent_at: Date.now() })
    expect(await mailStatus(database, Date.now())).toMatchObject({
      sent: 1,
      sentLastDay: 1,
      waiting: 0,
      stuck: [],
    })
    expect(
      await resendLead(database, { leadId: id, mailDomain: 'site.test', now: Date.now() }),
    ).toBe('sent-again')
    const after = await emails()
    expect(after.map(({ state }) => state)).toEqual(['sent', 'waiting'])
    expect(after[0]?.message_id).not.toBe(after[1]?.message_id)
    await set({ state: 'parked' })
    expect(await retryParked(database, Date.now())).toBe(2)
    await eraseLeads(database.db, [{ id, submission_id: 'submission-of-elena' }])
    expect(
      await resendLead(database, { leadId: id, mailDomain: 'site.test', now: Date.now() }),
    ).toBe('erased')
    expect(await emails()).toEqual([])
  })
})
