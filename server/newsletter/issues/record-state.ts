import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Schema } from '../../database/schema.ts'
import type { Issue } from './issue.ts'

/** The author of what is done at its time, without anybody. */
export const automatic: Actor = { id: null, name: 'newsletter' }

interface StateChange {
  id: string
  from: Issue['state']
  to: Issue['state']
  /** The time that was given to it, in milliseconds since 1970. */
  sendAt?: number
  readers?: number
}

/** Records in the transaction that a newsletter has got another state. */
export const recordIssueState = (
  transaction: Kysely<Schema>,
  { id, from, to, sendAt, readers }: StateChange,
  { actor, now }: { actor: Actor; now: number },
): Promise<void> =>
  recordAuditEntries(
    transaction,
    actor,
    [
      {
        table: 'newsletter_issues',
        id,
        before: { issue_state: from },
        after: {
          issue_state: to,
          ...(sendAt !== undefined && { send_at: new Date(sendAt).toISOString() }),
          ...(readers !== undefined && { readers }),
        },
      },
    ],
    new Date(now),
  )
