import type { Kysely, Selectable } from 'kysely'
import { takeLock } from '../../database/locks.ts'
import type { Schema } from '../../database/schema.ts'
import type { LeadsTable } from '../../database/tables/leads.ts'

/** A lead that a transaction has locked. */
export type LockedLead = Selectable<LeadsTable>

/**
 * Reads a lead and locks it: on PostgreSQL nobody else changes it until the caller's transaction
 * ends.
 * @returns undefined when there is no such lead, or it is quarantined or erased.
 */
export function lockLead(
  transaction: Kysely<Schema>,
  leadId: string,
): Promise<LockedLead | undefined> {
  takeLock(transaction, 'leads')
  return transaction
    .updateTable('leads')
    .set((set) => ({ stage: set.ref('stage') }))
    .where('id', '=', leadId)
    .where('state', '=', 'new')
    .where('side', '!=', 'erased')
    .returningAll()
    .executeTakeFirst()
}
