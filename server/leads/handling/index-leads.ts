import { type Kysely, sql, type SqlBool } from 'kysely'
import { inBatches } from '../../database/in-batches.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import { searchTermsOf } from './search-terms.ts'

/** Stores the search terms of leads, in the caller's transaction. */
export async function indexLeads(
  transaction: Kysely<Schema>,
  leads: readonly { id: string; fields: Readonly<Record<string, string>> }[],
): Promise<void> {
  const rows = leads.flatMap(({ id, fields }) =>
    searchTermsOf(fields).map((term) => ({ term, lead_id: id })),
  )
  for (const part of inBatches(rows))
    await transaction.insertInto('lead_search_terms').values(part).execute()
}

/**
 * Stores the search terms of leads that were stored without them.
 * @returns how many leads were indexed.
 */
export async function indexEarlierLeads(db: Kysely<Schema>, limit = 200): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const leads = await transaction
      .updateTable('leads')
      .set({ has_search_terms: 1 })
      .where('id', 'in', (ids) =>
        ids
          .selectFrom('leads')
          .select('id')
          .where(sql<SqlBool>`has_search_terms = 0`)
          .limit(limit),
      )
      .where(sql<SqlBool>`has_search_terms = 0`)
      .returning(['id', 'fields'])
      .execute()
    await indexLeads(
      transaction,
      leads.map(({ id, fields }) => ({ id, fields: fromJson(fields) })),
    )
    return leads.length
  })
}
