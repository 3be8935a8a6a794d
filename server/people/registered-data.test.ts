import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { registeredData } from './registered-data.ts'

/** Tables that say nothing of a person, or name only who of the staff wrote a row. */
const ofNobody = [
  'alert_watch',
  'auth_signing_keys',
  'calendar_feeds',
  'catalogue_version',
  'changes',
  'content_drafts',
  'content_versions',
  'erased_rows',
  'home_changes',
  'home_drafts',
  'home_schedules',
  'keys',
  'newsletter_issues',
  'office_sessions',
  'price_history',
  'properties',
  'seen_homes',
  'settings',
  'storage_blobs',
  'storage_buckets',
  'storage_chunks',
  'storage_objects',
  'visit_counts',
]

describeOnEachEngine('the registered data of people, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  const registered = registeredData.flatMap(({ tables }) => tables)
  const unregistered = async () => {
    const known = new Set<string>([...registered, ...ofNobody])
    const tables = await database.db.introspection.getTables()
    return tables.map(({ name }) => name).filter((name) => !known.has(name))
  }

  test('is every table, each once, except those without data about people', async () => {
    expect(await unregistered()).toEqual([])
    const all = [...registered, ...ofNobody]
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
    await database.db.schema.createTable('guests').addColumn('email', 'text').execute()
    expect(await unregistered()).toEqual(['guests'])
  })
})
