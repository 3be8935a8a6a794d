import { beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { outageOf } from '../../../testing/outage.ts'
import { log, rules, slot, start } from '../../../testing/viewings.ts'
import type { Database } from '../../database/database.ts'
import { hour } from '../../shared/time/durations.ts'
import { type WatchedFirstFree, watchFirstFree } from './first-free.ts'

describeOnEachEngine('the first free half-hour, on %s', (engine) => {
  let database: Database
  let time: number
  let watch: WatchedFirstFree
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  beforeEach(() => {
    // The time is a day before the first half-hour of Wednesday.
    time = start + 24 * hour
    watch = watchFirstFree(database, rules, log, () => time)
  })

  test('is none before it was read, and then the first that is offered', async () => {
    expect(watch.current()).toBe(0)
    await watch.refresh()
    expect(watch.current()).toBe(slot(0))
  })

  test('moves on as time passes', async () => {
    await watch.refresh()
    expect(watch.current()).toBe(slot(0))
    time += 1
    await watch.refresh()
    expect(watch.current()).toBe(slot(1))
  })

  test('stays what it was while the database does not answer', async () => {
    await watch.refresh()
    outageOf(database, 'viewing_slots')
    time += hour
    await watch.refresh()
    expect(watch.current()).toBe(slot(0))
  })
})
