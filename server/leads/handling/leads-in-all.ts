import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '../../database/schema.ts'

type LeadIds = SelectQueryBuilder<Schema, 'lead_search_terms', { lead_id: string }>

/**
 * The ids of the leads that every one of the queries finds. They are looked up first, because
 * reading leads in the order of time until enough of them match could read all leads.
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
