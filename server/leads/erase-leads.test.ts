import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { sessionsWaiting } from '../../testing/lock-waits.ts'
import type { Database } from '../database/database.ts'
import { erasedColumns, eraseLeads, tablesOfLeads } from './erase-leads.ts'
import { lockLead } from './handling/lock-lead.ts'

describeOnEachEngine('an erasure of leads, on %s', (engine) => {
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
    const handling = [
      'stage',
      'lost_reason',
      'side_since',
      'assignee_id',
      'assignee',
      'called_at',
      'called_by',
      'has_search_terms',
    ]
    expect(leads?.columns.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(erasedColumns), ...asSent, ...handling, 'submission_id'].sort(),
    )
  })

  test('a note that is being written while its lead is erased goes with it', async () => {
    await acceptLead(database.db, submissionOf('ana'), 'site.test')
    const lead = database.db.selectFrom('leads').select(['id', 'submission_id'])
    const { id, submission_id } = await lead.executeTakeFirstOrThrow()
    const note = { id: 'n', lead_id: id, at: 1, author_id: 'tom', author: 'Tom', text: 'A dog.' }
    const { erasing } = await database.db.transaction().execute(async (transaction) => {
      await lockLead(transaction, id)
      await transaction.insertInto('lead_notes').values(note).execute()
      const erasing = database.db
        .transaction()
        .execute((other) => eraseLeads(other, [{ id, submission_id }]))
      // On SQLite it waits to begin; on PostgreSQL it waits for the lock on the lead.
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(1)
      return { erasing }
    })
    await erasing
    expect(await database.db.selectFrom('lead_notes').selectAll().execute()).toEqual([])
  })
})
