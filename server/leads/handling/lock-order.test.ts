import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../../testing/leads.ts'
import { sessionsWaiting } from '../../../testing/lock-waits.ts'
import type { Database } from '../../database/database.ts'
import { settleEmail } from '../../mail/settle-email.ts'
import { lockLead } from './lock-lead.ts'
import { quarantineLead } from './quarantined.ts'

const actor = { id: 'tom', name: 'tom@example.com' }
const now = Date.now()

describeOnEachEngine('two changes of a lead at once, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('a lead is marked as spam while its refused e-mail is sent again', async () => {
    await acceptLead(database.db, submissionOf('elena'), 'site.test')
    const { id, lead_id } = await database.db
      .updateTable('outbox')
      .set({ state: 'parked' })
      .returning(['id', 'lead_id'])
      .executeTakeFirstOrThrow()
    const leadId = lead_id ?? ''
    const { quarantining } = await database.db.transaction().execute(async (transaction) => {
      await settleEmail(transaction, { id, become: 'waiting', actor, now })
      const quarantining = quarantineLead({ db: database.db, clock: () => now }, leadId, actor)
      // On SQLite it waits to begin; on PostgreSQL it waits for the e-mail.
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(1)
      await lockLead(transaction, leadId)
      return { quarantining }
    })
    expect(await quarantining).toBe('quarantined')
    expect(
      await database.db.selectFrom('outbox').select('state').where('id', '=', id).execute(),
    ).toEqual([{ state: 'dropped' }])
  })
})
