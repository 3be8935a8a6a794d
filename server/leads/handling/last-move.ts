import type { Kysely } from 'kysely'
import { type AuditEntry, readAuditEntries } from '../../audit-log/read-entries.ts'
import type { Schema } from '../../database/schema.ts'
import type { LockedLead } from './lock-lead.ts'

/** How many of the lead's latest changes are searched. */
const maxEntries = 20

/**
 * The change that moved a lead to its present stage; undefined where the log does not contain it.
 */
export async function lastMove(
  transaction: Kysely<Schema>,
  { id, stage }: Pick<LockedLead, 'id' | 'stage'>,
): Promise<AuditEntry | undefined> {
  const entries = await readAuditEntries(transaction, { table: 'leads', id }, { limit: maxEntries })
  return entries.find(({ after }) => after?.stage === stage)
}
