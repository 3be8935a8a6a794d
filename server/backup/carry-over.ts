import type { DatabaseSync } from 'node:sqlite'
import { heldAfterRestore } from '../mail/held.ts'
import { carryOverAccess, insertMissing } from './carry-over-access.ts'
import { forgetErased } from './forget-erased.ts'
import { tableColumns, tablesOf } from './inspect.ts'

/** Counts of changes after the backup that a restore must not undo. */
export interface CarriedOver {
  emailsSent: number
  /** E-mails that wait in the backup and may have been sent since; a person decides about them. */
  emailsHeld: number
  leadsErased: number
  unsubscribed: number
  /** Members of staff who lost their role or got a lower one. */
  rolesTaken: number
}

/**
 * Brings a backup up to date with what happened after it: e-mails that were sent, people who were
 * erased or left the newsletter, consents, and access that was taken away.
 * @param database the current one, with the copy attached as `backup`, in a transaction.
 */
export function carryOver(database: DatabaseSync): CarriedOver {
  const changes = (sql: string) => Number(database.prepare(sql).run().changes)
  const hasAlerts = tablesOf(database).includes('alerts')
  // The audit log keeps all entries, also those of changes that the backup undoes.
  database.exec(
    `INSERT INTO backup.changes
     SELECT * FROM main.changes WHERE id NOT IN (SELECT id FROM backup.changes)`,
  )
  const carried = {
    emailsSent: changes(
      `UPDATE backup.outbox AS copy
       SET state = present.state, sent_at = present.sent_at,
         payload = NULL, last_error = NULL, claim_id = NULL, leased_until = 0
       FROM main.outbox AS present
       WHERE present.id = copy.id
         AND present.state IN ('sent', 'dropped') AND copy.state NOT IN ('sent', 'dropped')`,
    ),
    leadsErased: forgetErased(database),
    unsubscribed: changes(
      `UPDATE backup.subscribers AS copy
       SET state = 'unsubscribed', unsubscribed_at = present.unsubscribed_at
       FROM main.subscribers AS present
       WHERE present.id = copy.id
         AND present.state = 'unsubscribed' AND copy.state != 'unsubscribed'`,
    ),
  }
  // After the erasure, because the ledger is taken from the current database, which has no erased
  // person.
  insertMissing(database, 'consents', 'true')
  endWithdrawnConsents(database)
  const rolesTaken = carryOverAccess(database)
  carryOverAlerts(database, hasAlerts)
  carryOverNewsletters(database)
  return { ...carried, rolesTaken, emailsHeld: holdUnknown(database) }
}

/**
 * Ends the consent in each lead of the backup whose address has withdrawn it according to the
 * ledger.
 */
const endWithdrawnConsents = (database: DatabaseSync) =>
  database.exec(
    `UPDATE backup.leads SET consent = 0, consent_wording = NULL
     WHERE id IN (
       SELECT given.lead_id FROM backup.consents AS given
       JOIN backup.consents AS withdrawal ON withdrawal.email = given.email
       WHERE given.purpose = 'marketing' AND given.event = 'given'
         AND withdrawal.purpose = 'marketing' AND withdrawal.event = 'withdrawn'
         AND withdrawal.at >= given.at)`,
  )

/**
 * Keeps stopped alerts stopped, and prevents second notifications: those that are pending in the
 * backup are deleted, because they may have been sent since, and the present homes count as seen.
 */
function carryOverAlerts(database: DatabaseSync, hasAlerts: boolean) {
  if (hasAlerts)
    database.exec(
      `UPDATE backup.alerts AS copy
       SET state = 'stopped', stopped_at = present.stopped_at
       FROM main.alerts AS present
       WHERE present.id = copy.id AND present.state = 'stopped' AND copy.state != 'stopped'`,
    )
  database.exec(
    `DELETE FROM backup.alert_notifications WHERE queued_at IS NULL;
     UPDATE backup.alert_watch SET source = ''`,
  )
}

/**
 * Prevents a reader from getting a newsletter twice: the current record of deliveries is added. A
 * newsletter that was being sent is stopped and a scheduled one becomes a draft, so that a person
 * decides about it.
 */
function carryOverNewsletters(database: DatabaseSync) {
  const has = (schema: 'backup' | 'main', column: string) =>
    tableColumns(database, schema, 'newsletter_deliveries').includes(column)
  if (!has('backup', 'outbox_id')) return
  if (has('main', 'outbox_id'))
    database.exec(
      `INSERT OR IGNORE INTO backup.newsletter_deliveries (issue_id, subscriber_id, outbox_id)
       SELECT issue_id, subscriber_id, outbox_id FROM main.newsletter_deliveries
       WHERE issue_id IN (SELECT id FROM backup.newsletter_issues)
         AND subscriber_id IN (SELECT id FROM backup.subscribers);
       UPDATE backup.newsletter_issues AS copy
       SET state = present.state, content = present.content,
         started_at = present.started_at, sent_at = present.sent_at
       FROM main.newsletter_issues AS present
       WHERE present.id = copy.id AND present.started_at IS NOT NULL`,
    )
  // Without this, a reader whose e-mail was given up would count as having got it.
  if (has('main', 'undelivered') && has('backup', 'undelivered'))
    database.exec(
      `UPDATE backup.newsletter_deliveries AS copy SET undelivered = 1
       FROM main.newsletter_deliveries AS present
       WHERE present.issue_id = copy.issue_id AND present.subscriber_id = copy.subscriber_id
         AND present.undelivered = 1`,
    )
  database.exec(
    `UPDATE backup.newsletter_issues SET state = 'stopped' WHERE state = 'sending';
     UPDATE backup.newsletter_issues SET state = 'draft', send_at = NULL
     WHERE state = 'scheduled'`,
  )
}

/**
 * Holds e-mails that wait in the backup and that the current database does not know. E-mails that
 * it knows as waiting were not sent.
 */
const holdUnknown = (database: DatabaseSync) =>
  Number(
    database
      .prepare(
        `UPDATE backup.outbox SET state = 'held', claim_id = NULL, leased_until = 0, last_error = ?
         WHERE state = 'waiting' AND id NOT IN (SELECT id FROM main.outbox)`,
      )
      .run(heldAfterRestore).changes,
  )
