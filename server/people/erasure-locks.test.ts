import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { sessionsWaiting } from '../../testing/lock-waits.ts'
import { slot, viewingsSite } from '../../testing/viewings.ts'
import { lockCalendar } from '../database/locks.ts'
import { lockLead } from '../leads/handling/lock-lead.ts'
import { erasePerson } from './erase-person.ts'

describeOnEachEngine('an erasure beside other changes, on %s', (engine) => {
  const site = viewingsSite(engine)

  test('waits while a viewing of its person is changed, and neither stops the other', async () => {
    const { id, lead } = await site.ask([slot(0)])
    const { database } = site
    const { erasing } = await database.db.transaction().execute(async (transaction) => {
      await lockCalendar(transaction, engine)
      await transaction
        .updateTable('viewings')
        .set({ changed_at: site.now })
        .where('id', '=', id)
        .execute()
      const erasing = erasePerson(database, ['elena1@example.com'], {
        clock: Date.now,
        mailFolder: site.place.dataDir,
      })
      // On SQLite it waits to begin; on PostgreSQL it waits for the calendar.
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(1)
      await lockLead(transaction, lead.id)
      return { erasing }
    })
    expect(await erasing).toMatchObject({ leads: 1 })
    expect(await database.db.selectFrom('viewings').selectAll().execute()).toEqual([])
  })
})
