import type { Kysely } from 'kysely'
import { type Actor, deskActor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import { recordConsents } from '../consents/consents.ts'
import { takeLock } from '../database/locks.ts'
import { receivedAtOf } from '../database/received-at.ts'
import type { Schema } from '../database/schema.ts'
import { fromJson } from '../database/schema.ts'
import { restoreEmailsOfSpam } from '../mail/emails-of-spam.ts'
import { enqueue } from '../mail/enqueue.ts'
import type { Clock } from '../shared/time/clock.ts'
import { emailsOfNewLead } from './emails-of-new-lead.ts'
import { consentOfLead } from './lead-consent.ts'
import type { ViewingsOfLeads } from './viewings-of-leads.ts'

interface ReleaseContext {
  db: Kysely<Schema>
  mailDomain: string
  viewings?: ViewingsOfLeads | undefined
  clock: Clock
}

/**
 * Turns a quarantined submission that a person has judged into a lead, and queues its e-mail to the
 * agency. The visitor gets no acknowledgement, because it would come long after the visit. A lead
 * that staff had quarantined is restored: its unsent e-mails wait again, and nothing is queued or
 * recorded a second time.
 * @returns false where it is not in quarantine.
 */
export async function releaseQuarantined(
  { db, mailDomain, viewings, clock }: ReleaseContext,
  leadId: string,
  actor: Actor = deskActor,
): Promise<boolean> {
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    await viewings?.lock(transaction)
    const before = await transaction
      .selectFrom('leads')
      .select('suspicion')
      .where('id', '=', leadId)
      .executeTakeFirst()
    const wasLead = before?.suspicion === 'staff'
    if (wasLead) await restoreEmailsOfSpam(transaction, leadId, now)
    takeLock(transaction, 'leads')
    const lead = await transaction
      .updateTable('leads')
      .set({ state: 'new', suspicion: null })
      .where('id', '=', leadId)
      .where('state', '=', 'suspect')
      .returning(['kind', 'fields', 'consent_wording', 'language', 'source_path', 'created_at'])
      .executeTakeFirst()
    if (!lead) return false
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'leads', id: leadId, before: { state: 'suspect' }, after: { state: 'new' } }],
      now,
    )
    const aboutViewing = await viewings?.release(transaction, leadId)
    if (wasLead) return true
    const { consent_wording: wording, language, source_path: sourcePath } = lead
    const { email } = fromJson(lead.fields)
    // The visitor gets no e-mail: it was not counted against the mailbox's budget, and staff can
    // write themselves.
    const emails = emailsOfNewLead({ leadId, at: now, mayWrite: false, aboutViewing })
    await enqueue(transaction, emails, mailDomain, now)
    await recordConsents(
      transaction,
      consentOfLead({ leadId, email, wording, language, sourcePath, at: receivedAtOf(lead) }),
    )
    return true
  })
}
