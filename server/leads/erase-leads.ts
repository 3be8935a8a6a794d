import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { lockCalendar, takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import type { LeadsTable } from '../database/tables/leads.ts'
import { eraseEmailsAbout, lockUnsent } from '../mail/erase-emails.ts'
import { eraseUnsentForms } from '../unsent-forms/unsent-forms.ts'

/** Replaces the fingerprint of a lead whose person was erased. */
export const erasedMark = 'erased'

/** The tables whose rows belong to a lead, by their `lead_id`, and are deleted with its person. */
export const tablesOfLeads = [
  'lead_search_terms',
  'lead_notes',
  'lead_replies',
  'lead_drafts',
  // Deleting the rows of these two tables frees the half-hours of viewings and those that replies
  // proposed.
  'viewings',
  'offered_times',
] as const satisfies readonly (keyof Schema)[]

/** The values that replace personal data in an erased lead; other columns stay for the counts. */
export const erasedColumns = {
  fields: '{}',
  fingerprint: erasedMark,
  email: null,
  suspicion: null,
  consent_wording: null,
  user_id: null,
  home_ref: null,
  offer: null,
  side: 'erased',
  unread: 0,
  follow_up_at: null,
  remind: 0,
} as const satisfies Updateable<LeadsTable>

/**
 * Removes all personal data from leads; kind, language, page and time stay. Waiting e-mails about
 * the leads are cancelled.
 * @param transaction the caller's transaction, which has called {@link lockAround}.
 * @returns how many e-mails were cancelled.
 */
export async function eraseLeads(
  transaction: Kysely<Schema>,
  leads: readonly { id: string; submission_id: string }[],
): Promise<number> {
  takeLock(transaction, 'leads')
  // Updating the leads first locks them: it waits for others who write about a lead, such as a
  // note, and prevents further ones.
  for (const { id, submission_id } of leads)
    await transaction
      .updateTable('leads')
      .set({
        ...erasedColumns,
        // Without a script, the submission id is a digest of the text, so it is replaced. A random
        // id is kept, to recognise a repetition.
        submission_id: submission_id.startsWith('text:') ? `erased:${id}` : submission_id,
      })
      .where('id', '=', id)
      .execute()
  let emails = 0
  for (const part of inBatches(leads)) {
    const ids = part.map(({ id }) => id)
    emails += await eraseEmailsAbout(transaction, ids)
    await eraseUnsentForms(transaction, ids)
    for (const table of tablesOfLeads)
      await transaction.deleteFrom(table).where('lead_id', 'in', ids).execute()
  }
  return emails
}

/**
 * Takes the locks that come before that of the leads: the calendar, because half-hours are freed,
 * and the unsent e-mails about the leads, because these are cancelled.
 */
export async function lockAround(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  ids: readonly string[],
): Promise<void> {
  await lockCalendar(transaction, engine)
  for (const part of inBatches(ids)) {
    const leads = transaction.selectFrom('leads').select('id').where('id', 'in', part)
    await lockUnsent(transaction, engine, { addresses: [], leads })
  }
}

/**
 * Deletes the quarantined ones of these leads with their e-mails, in the caller's transaction. Only
 * a lead that staff have quarantined has e-mails.
 * @returns how many leads were deleted.
 */
export async function deleteQuarantined(
  { db: transaction, engine }: Pick<Database, 'db' | 'engine'>,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  await lockAround(transaction, engine, ids)
  takeLock(transaction, 'leads')
  // The update locks the rows, so that nobody releases one in the meantime.
  const quarantined = await transaction
    .updateTable('leads')
    .set({ unread: 0 })
    .where('id', 'in', ids)
    .where('state', '=', 'suspect')
    .returning('id')
    .execute()
  const found = quarantined.map(({ id }) => id)
  if (found.length === 0) return 0
  await transaction.deleteFrom('outbox').where('lead_id', 'in', found).execute()
  await eraseUnsentForms(transaction, found)
  await transaction.deleteFrom('leads').where('id', 'in', found).execute()
  return found.length
}
