import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from './database.ts'
import { lockCalendar, takeLock } from './locks.ts'

describeOnEachEngine('the locks of a transaction, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('are taken in one order, each as often as needed', async () => {
    const transaction = database.db.transaction().execute(async (own) => {
      await lockCalendar(own, engine)
      await lockCalendar(own, engine)
      takeLock(own, 'emails')
      takeLock(own, 'leads')
      takeLock(own, 'leads')
      return 'done'
    })
    expect(await transaction).toBe('done')
  })

  test('a lock that comes earlier in the order is refused without waiting', async () => {
    const transaction = database.db.transaction().execute(async (own) => {
      takeLock(own, 'leads')
      await lockCalendar(own, engine)
    })
    await expect(transaction).rejects.toThrow(
      'the lock of the calendar is taken after that of the leads',
    )
  })
})
