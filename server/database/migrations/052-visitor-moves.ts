import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Counts how often the visitor has moved each viewing; for viewings from before, the log is
 * counted.
 */
export const addVisitorMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('viewings')
      .addColumn('visitor_moves', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    // A visitor's change is a move or a cancellation; the log has only the columns that differ.
    await sql`update viewings set visitor_moves = (select count(*) from changes
      where table_name = 'viewings' and row_id = viewings.id and actor = 'visitor'
      and cast(after as text) not like '%"cancelled"%')`.execute(db)
  },
}
