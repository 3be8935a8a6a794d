import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { readAuditEntries } from '../audit-log/read-entries.ts'
import type { Database } from '../database/database.ts'
import { agencyEmailKind } from '../leads/email-kinds.ts'
import { day } from '../shared/time/durations.ts'
import { enqueue } from './enqueue.ts'
import { createMailHandling } from './mail-handling.ts'

const actor = { id: 'user-1', name: 'marta@example.com' }
const now = Date.UTC(2027, 0, 4, 9)

describeOnEachEngine('handling e-mails that could not be sent, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test.each(['parked', 'held'] as const)(
    'the audit log records that an e-mail was %s, and when it was settled',
    async (state) => {
      await acceptLead(database.db, submissionOf('elena'), 'site.test')
      await database.db.updateTable('outbox').set({ state }).execute()
      const { id } = await database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
      const handling = createMailHandling(database, { wake() {} }, () => now)
      expect(await handling.drop(id, actor)).toBe(true)
      expect(await handling.sendAgain(id, actor)).toBe(false)
      expect(await readAuditEntries(database.db, { table: 'outbox', id })).toMatchObject([
        { before: { state }, after: { state: 'dropped' }, at: now },
      ])
    },
  )

  test('of two people who settle an e-mail at once, one succeeds', async () => {
    await acceptLead(database.db, submissionOf('elena'), 'site.test')
    await database.db.updateTable('outbox').set({ state: 'held' }).execute()
    const { id } = await database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
    const handling = createMailHandling(database, { wake() {} }, () => now)
    const settled = await Promise.all([handling.drop(id, actor), handling.sendAgain(id, actor)])
    expect(settled.toSorted()).toEqual([false, true])
    expect(await readAuditEntries(database.db, { table: 'outbox', id })).toHaveLength(1)
  })

  test('an e-mail for later waits from its due time on', async () => {
    await acceptLead(database.db, submissionOf('elena'), 'site.test', now)
    const { lead_id: leadId } = await database.db
      .selectFrom('outbox')
      .select('lead_id')
      .where('lead_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const later = { ...agencyEmailKind.with({ leadId: leadId ?? '' }), dueAt: now + day }
    const [id] = await enqueue(database.db, later, 'site.test', now)
    const waitingAt = (time: number) =>
      createMailHandling(database, { wake() {} }, () => time).waiting()
    expect(await waitingAt(now)).not.toContain(id)
    expect(await waitingAt(now)).not.toEqual([])
    expect(await waitingAt(now + day)).toContain(id)
  })
})
