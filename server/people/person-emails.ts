import type { Kysely } from 'kysely'
import { notificationKind } from '../alerts/email-kinds.ts'
import { textAt } from '../audit-log/text-at.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { emailFromRow } from '../leads/emails-of-leads.ts'
import { readableEmail, type ReadableEmail } from '../leads/readable-lead.ts'
import { issueKind } from '../newsletter/issues/issue-email.ts'
import { isoTime } from '../shared/time/iso-time.ts'

/** An e-mail to a person about no lead, without its text and its links. Times are in ISO 8601. */
export interface PersonEmail extends Pick<
  ReadableEmail,
  'id' | 'kind' | 'lastError' | 'dueFrom' | 'sentAt'
> {
  /** `unrecorded`: it was queued, but whether it was delivered is no longer recorded. */
  state: ReadableEmail['state'] | 'unrecorded'
  /** The subject of a newsletter. */
  subject: Record<Language, string> | null
}

/**
 * The e-mails to an address that are about no lead, oldest first: those in the outbox, and those
 * that other tables record for longer.
 * @param address in lower case.
 */
export async function readPersonEmails(
  db: Kysely<Schema>,
  address: string,
): Promise<PersonEmail[]> {
  const queued = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', address)
    .where('lead_id', 'is', null)
    .execute()
  const newsletters = await readNewsletters(db, address)
  const subjects = new Map(newsletters.map(({ id, subject }) => [id, subject]))
  const ids = new Set(queued.map(({ id }) => id))
  const alertsAt = new Set(
    queued.flatMap(({ kind, created_at }) => (kind === notificationKind.name ? [created_at] : [])),
  )
  return [
    ...queued.map((row) => {
      const { attempts: _, audience: __, ...email } = readableEmail(emailFromRow(row))
      return { ...email, subject: subjects.get(row.id) ?? null }
    }),
    ...newsletters.filter(({ id }) => !ids.has(id)),
    ...(await readAlertEmails(db, address)).filter(
      ({ dueFrom }) => !alertsAt.has(Date.parse(dueFrom)),
    ),
  ].toSorted((one, other) => (one.dueFrom < other.dueFrom ? -1 : 1))
}

/** The newsletters that were given to the outbox for a reader. */
async function readNewsletters(db: Kysely<Schema>, address: string): Promise<PersonEmail[]> {
  const rows = await db
    .selectFrom('subscribers')
    .innerJoin('newsletter_deliveries', 'subscriber_id', 'subscribers.id')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'issue_id')
    .select(['outbox_id', 'undelivered', 'texts', 'started_at'])
    .where('email', '=', address)
    .execute()
  return rows.map(({ outbox_id: id, undelivered, texts, started_at: startedAt }) => {
    const [en, es] = (['en', 'es'] as const).map((one) => textAt(fromJson(texts), 'subject', one))
    const at = isoTime(startedAt ?? 0)
    return {
      id,
      kind: issueKind.name,
      state: undelivered ? 'dropped' : 'sent',
      lastError: null,
      dueFrom: at,
      sentAt: undelivered ? null : at,
      subject: en || es ? { en: en || es || '', es: es || en || '' } : null,
    }
  })
}

/** The e-mails of alerts, by the notifications that were in them. */
async function readAlertEmails(db: Kysely<Schema>, address: string): Promise<PersonEmail[]> {
  const rows = await db
    .selectFrom('alert_subscribers')
    .innerJoin('alert_notifications', 'subscriber_id', 'alert_subscribers.id')
    .select(['alert_id', 'queued_at'])
    .distinct()
    .where('email', '=', address)
    .where('queued_at', 'is not', null)
    .execute()
  return rows.map(({ alert_id: alertId, queued_at: at }) => ({
    id: `${alertId}-${at}`,
    kind: notificationKind.name,
    state: 'unrecorded',
    lastError: null,
    dueFrom: isoTime(at ?? 0),
    sentAt: null,
    subject: null,
  }))
}
