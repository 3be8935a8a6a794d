import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import type { Clock } from '../shared/time/clock.ts'
import { mailStatus } from './mail-status.ts'
import type { Outbox } from './outbox.ts'
import type { QueuedEmail } from './queue.ts'
import { settleEmail, type Settlement } from './settle-email.ts'
import { listWaitingEmails } from './waiting-emails.ts'

/** Called in the same transaction when an e-mail is retried. */
type OnRetried = (
  transaction: Kysely<Schema>,
  email: QueuedEmail,
  by: { actor: Actor; now: number },
) => Promise<void>

export type MailHandling = ReturnType<typeof createMailHandling>

/**
 * How staff handle e-mails that could not be sent. Every call throws `Unavailable` when the
 * database fails.
 * @param outbox the outbox, which is woken when an e-mail is retried.
 */
export function createMailHandling(
  database: Database,
  outbox: Pick<Outbox, 'wake'>,
  clock: Clock,
  onRetried?: OnRetried,
) {
  const { guarded } = operationsOn('The outbox', database)

  const settle = (id: string, become: Settlement, actor: Actor): Promise<boolean> =>
    database.db.transaction().execute(async (transaction) => {
      const by = { actor, now: clock() }
      const email = await settleEmail(transaction, { id, become, ...by })
      if (email && become === 'waiting') await onRetried?.(transaction, email, by)
      return email !== undefined
    })

  return {
    /** See {@link listWaitingEmails}. */
    waiting: () => guarded(listWaitingEmails(database.db, clock())),
    /** @param limit the most stuck e-mails that are listed. */
    status: (limit: number) => guarded(mailStatus(database, clock(), limit)),
    /**
     * Retries a parked or held e-mail as the same message.
     * @returns false where there is no such e-mail.
     */
    async sendAgain(id: string, actor: Actor) {
      const sent = await guarded(settle(id, 'waiting', actor))
      if (sent) outbox.wake()
      return sent
    },
    /**
     * Records that a parked or held e-mail is given up.
     * @returns false where there is no such e-mail.
     */
    drop: (id: string, actor: Actor) => guarded(settle(id, 'dropped', actor)),
  }
}
