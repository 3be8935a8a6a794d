import { idsIn, type NameRows } from '../audit-log/row-name.ts'
import { rowOfLead } from '../leads/names-in-log.ts'

/** Names viewings in the log by the people of their leads. */
export const nameViewings: NameRows = async (db, entries) => {
  const ids = idsIn(entries, 'viewings')
  if (ids.length === 0) return []
  const viewings = await db
    .selectFrom('viewings')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .where('viewings.id', 'in', ids)
    .where('leads.state', '=', 'new')
    .where('leads.side', '!=', 'erased')
    .select(['viewings.id', 'leads.id as leadId', 'fields'])
    .execute()
  return viewings.map(rowOfLead)
}
