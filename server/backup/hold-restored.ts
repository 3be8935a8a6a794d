import { dropPendingNotifications } from '../alerts/drop-pending.ts'
import { deskActor } from '../audit-log/actor.ts'
import type { Database } from '../database/database.ts'
import { holdWaitingEmails } from '../mail/held.ts'
import { stopAllIssues } from '../newsletter/issues/stop-issue.ts'

/**
 * Holds back what a restored database would send, where nothing tells what was sent after the
 * backup: waiting e-mails are held, pending notifications of alerts deleted, newsletters stopped.
 * @param now milliseconds since 1970.
 * @returns how many e-mails are held.
 */
export const holdRestored = ({ db }: Pick<Database, 'db'>, now: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    // First, because a newsletter that stops takes back what waits in the outbox.
    const held = await holdWaitingEmails({ db: transaction })
    await dropPendingNotifications(transaction)
    await stopAllIssues(transaction, { actor: deskActor, now })
    return held
  })
