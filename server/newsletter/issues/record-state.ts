import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Schema } from '../../database/schema.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import type { Issue } from './issue.ts'

interface StateChange {
  id: string
  from: Issue['state']
  to: Issue['state']
  /** When it will be sent, in milliseconds since 1970. */
  sendAt?: number
  readers?: number
}

/** Records in the transaction that the state of a newsletter has changed. */
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
          ...(sendAt !== undefined && { send_at: isoTime(sendAt) }),
          ...(readers !== undefined && { readers }),
        },
      },
    ],
    now,
  )
