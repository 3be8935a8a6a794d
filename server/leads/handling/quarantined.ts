import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Database } from '../../database/database.ts'
import { receivedAtOf } from '../../database/received-at.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import { type LeadKind, type Suspicion, suspicionOf } from '../../database/tables/column-values.ts'
import { dropEmailsOfSpam } from '../../mail/emails-of-spam.ts'
import { deleteQuarantined } from '../erase-leads.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import type { LeadContext } from './handle-lead.ts'
import { lockLead } from './lock-lead.ts'

/** A submission that is quarantined until a person judges it. */
interface QuarantinedLead {
  id: string
  kind: LeadKind
  name: string
  /** The text of the submission, shortened. */
  text: string
  suspicion: Suspicion | null
  at: number
}

/**
 * Quarantined submissions, newest first.
 * @param limit the most that are listed.
 */
export async function listQuarantined(
  db: Kysely<Schema>,
  limit: number,
): Promise<QuarantinedLead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'fields', 'suspicion', 'created_at'])
    .where('state', '=', 'suspect')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const { name, email, message, about } = fromJson(row.fields)
    return {
      id: row.id,
      kind: row.kind,
      name: name ?? email ?? '',
      text: (message ?? about ?? '').slice(0, 200),
      suspicion: row.suspicion && suspicionOf(row.suspicion),
      at: receivedAtOf(row),
    }
  })
}

/**
 * - `quarantined`: the lead is in quarantine until somebody releases it
 * - `confirmedViewing`: its confirmed viewing has to be cancelled first, which e-mails the visitor
 * - `unknown`: there is no such lead
 */
type Quarantining = 'quarantined' | 'confirmedViewing' | 'unknown'

/**
 * Quarantines a lead as spam: its unsent e-mails are dropped and the half-hours that it holds are
 * freed. A release restores the lead, its handling and its e-mails.
 */
export const quarantineLead = (
  { db, viewings, clock }: LeadContext & { viewings?: ViewingsOfLeads | undefined },
  leadId: string,
  actor: Actor,
): Promise<Quarantining> =>
  db.transaction().execute(async (transaction) => {
    await viewings?.lock(transaction)
    if ((await viewings?.quarantine(transaction, leadId)) === false) return 'confirmedViewing'
    // E-mails are locked before their lead. An unknown lead has none, so that none is dropped.
    await dropEmailsOfSpam(transaction, leadId)
    if (!(await lockLead(transaction, leadId))) return 'unknown'
    await transaction
      .updateTable('leads')
      .set({ state: 'suspect', suspicion: 'staff' })
      .where('id', '=', leadId)
      .execute()
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'leads', id: leadId, before: { state: 'new' }, after: { state: 'suspect' } }],
      clock(),
    )
    return 'quarantined'
  })

/** The number of submissions in quarantine. */
export async function countQuarantined(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'suspect')
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Deletes a quarantined submission for good.
 * @returns false where it is not in quarantine.
 */
export const discardQuarantined = (
  { db, engine, clock }: LeadContext & Pick<Database, 'engine'>,
  id: string,
  actor: Actor,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if ((await deleteQuarantined({ db: transaction, engine }, [id])) === 0) return false
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'leads', id, before: { state: 'suspect' }, after: undefined }],
      clock(),
    )
    return true
  })
