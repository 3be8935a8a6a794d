import type { Selectable } from 'kysely'
import type { AuditEntry } from '../audit-log/read-entries.ts'
import { idsIn, type NamedRow, type NameRows } from '../audit-log/row-name.ts'
import { fromJson } from '../database/schema.ts'
import type { LeadsTable } from '../database/tables/leads.ts'

/** Names leads, and the people of leads, in the log. */
export const nameLeads: NameRows = async (db, entries) => {
  const ids = [
    ...idsIn(entries, 'leads', 'lead_notes', 'people'),
    ...entries.flatMap(leadsOfSamePerson),
  ]
  if (ids.length === 0) return []
  const leads = await db
    .selectFrom('leads')
    .where('id', 'in', ids)
    .where('state', '=', 'new')
    .where('side', '!=', 'erased')
    .select(['id', 'id as leadId', 'fields'])
    .execute()
  return leads.map(rowOfLead)
}

/** Names the e-mails of leads in the log. */
export const nameEmailsOfLeads: NameRows = async (db, entries) => {
  const ids = idsIn(entries, 'outbox')
  if (ids.length === 0) return []
  const emails = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .where('outbox.id', 'in', ids)
    .where('leads.state', '=', 'new')
    .where('leads.side', '!=', 'erased')
    .select(['outbox.id', 'leads.id as leadId', 'fields'])
    .execute()
  return emails.map(rowOfLead)
}

/** The name of a row that belongs to a lead: that of the lead's person. */
export function rowOfLead({
  id,
  leadId,
  fields,
}: Pick<Selectable<LeadsTable>, 'id' | 'fields'> & { leadId: string }): NamedRow {
  const { name, email } = fromJson(fields)
  const called = name || email
  return [id, { name: called ? { en: called, es: called } : undefined, leadId }]
}

/** The ids of leads in an entry of the log that says that they are of the same person. */
const leadsOfSamePerson = ({ before, after }: AuditEntry): string[] =>
  [before?.same_as, after?.same_as].filter((id) => typeof id === 'string')
