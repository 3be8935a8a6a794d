import type { Actor } from '#server/audit-log/actor.ts'
import type { requireMember } from './guard.ts'

/** The author of a change, for the audit log. */
export const actorOf = ({
  member: { id, email },
  site: { requestId },
}: ReturnType<typeof requireMember>): Actor => ({ id, name: email, requestId })
