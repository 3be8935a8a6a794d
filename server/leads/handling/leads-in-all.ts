import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '../../database/schema.ts'

type LeadIds = SelectQueryBuilder<Schema, 'lead_search_terms', { lead_id: string }>

/**
 * The ids of the leads that all of the queries find. They are looked up before the leads are read:
 * reading leads in the order of their time until enough match may read all of them.
 * @param most how many at most.
 * @returns none without a query.
 */
export async function leadsInAll(queries: readonly LeadIds[], most: number): Promise<string[]> {
  const [first, ...others] = queries
  if (!first) return []
  const rows = await others
    .reduce((query, other) => query.intersect(other), first)
    .limit(most)
    .execute()
  return rows.map(({ lead_id }) => lead_id)
}
