import { dropPendingNotifications } from '../alerts/pending.ts'
import { deskActor } from '../audit-log/actor.ts'
import type { Database } from '../database/database.ts'
import { holdWaitingEmails } from '../mail/held.ts'
import { stopAllIssues } from '../newsletter/issues/stop-issue.ts'

/**
 * Holds what a restored database would send, where no record says what was sent after the backup:
 * waiting e-mails are held, pending notifications of alerts deleted and newsletters stopped.
 * @param now milliseconds since 1970.
 * @returns how many e-mails are held.
 */
export const holdRestored = ({ db }: Pick<Database, 'db'>, now: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    // E-mails are held first, because stopping a newsletter removes its waiting e-mails from the
    // outbox.
    const held = await holdWaitingEmails({ db: transaction })
    await dropPendingNotifications(transaction)
    await stopAllIssues(transaction, { actor: deskActor, now })
    return held
  })
