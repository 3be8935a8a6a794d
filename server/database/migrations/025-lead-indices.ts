import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Indices by which lists, counts and searches of many leads read only the rows that they show: each
 * filter has an index with the columns of its counts, and the words of a single lead can be read.
 */
export const addLeadIndices: Migration = {
  async up(db: Kysely<unknown>) {
    const indices = {
      assignee: 'assignee_id, state, side, side_since, id, stage',
      stage: 'state, stage, side, side_since, id, home_ref, assignee_id',
      kind: 'kind, state, side, side_since, id',
    }
    for (const [name, columns] of Object.entries(indices)) {
      const index = sql.ref(`leads_${name}`)
      await sql`drop index if exists ${index}`.execute(db)
      await sql`create index ${index} on leads (${sql.raw(columns)})`.execute(db)
    }
    await sql`drop index lead_words_lead`.execute(db)
    await sql`create index lead_words_lead on lead_words (lead_id, word)`.execute(db)
  },
}
