import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Clock } from '../shared/clock.ts'
import { type MailStatus, mailStatus } from './mail-status.ts'
import type { Outbox } from './outbox.ts'
import { fromTheStart } from './queue.ts'
import { listWaitingEmails } from './waiting-emails.ts'

/**
 * How staff handle e-mails that could not be sent. All of it throws {@link Unavailable} when the
 * database fails.
 */
export interface MailHandling {
  /** @param limit how many e-mails that are stuck it names. */
  status(limit: number): Promise<MailStatus>
  /** See {@link listWaitingEmails}. */
  waiting(): Promise<string[]>
  /**
   * Tries a parked or held e-mail again, as the same message.
   * @returns false where there is no such e-mail.
   */
  sendAgain(id: string, actor: Actor): Promise<boolean>
  /**
   * Records that a parked or held e-mail is given up.
   * @returns false where there is no such e-mail.
   */
  giveUp(id: string, actor: Actor): Promise<boolean>
}

/** @param outbox is woken when an e-mail is tried again. */
export function createMailHandling(
  database: Database,
  outbox: Pick<Outbox, 'wake'>,
  now: Clock,
): MailHandling {
  const guarded = <T>(work: Promise<T>) => orUnavailable('The outbox', work)

  /** Changes an e-mail that waits for a person, with an entry in the log. */
  const settle = (id: string, become: 'waiting' | 'dropped', actor: Actor): Promise<boolean> =>
    database.db.transaction().execute(async (transaction) => {
      const email = await lockRows(
        database.engine,
        transaction
          .selectFrom('outbox')
          .select('state')
          .where('id', '=', id)
          .where('state', 'in', ['parked', 'held']),
      ).executeTakeFirst()
      if (!email) return false
      await transaction
        .updateTable('outbox')
        .set(
          become === 'waiting'
            ? { ...fromTheStart(now()), last_error: null }
            : { state: 'dropped', payload: null },
        )
        .where('id', '=', id)
        .execute()
      await recordAuditEntries(
        transaction,
        actor,
        [{ table: 'outbox', id, before: { state: email.state }, after: { state: become } }],
        new Date(now()),
      )
      return true
    })

  return {
    waiting: () => guarded(listWaitingEmails(database.db)),
    status: (limit) => guarded(mailStatus(database, now(), limit)),
    async sendAgain(id, actor) {
      const sent = await guarded(settle(id, 'waiting', actor))
      if (sent) outbox.wake()
      return sent
    },
    giveUp: (id, actor) => guarded(settle(id, 'dropped', actor)),
  }
}
