import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { erasedColumns, tablesOfLeads } from './erase-leads.ts'

describeOnEachEngine('what an erasure knows of the schema, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  const tables = () => database.db.introspection.getTables()

  test('every table with a lead’s id is erased with it, or has rules of its own', async () => {
    const ofLeads = (await tables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'lead_id'))
      .map(({ name }) => name)
    const ofAddresses = ['consents', 'outbox']
    expect(ofLeads.sort()).toEqual([...tablesOfLeads, ...ofAddresses].sort())
  })

  test('every column of a lead is erased or known to say nothing of its person', async () => {
    const leads = (await tables()).find(({ name }) => name === 'leads')
    const asSent = ['id', 'kind', 'language', 'source_path', 'created_at', 'state', 'consent']
    const handling = ['stage', 'lost_reason', 'side_since', 'assignee_id', 'assignee', 'has_words']
    expect(leads?.columns.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(erasedColumns), ...asSent, ...handling, 'submission_id'].sort(),
    )
  })
})
