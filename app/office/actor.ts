import type { requireMember } from './guard.ts'

/** The author of a change, for the audit log. */
export const actorOf = ({
  member: { id, email: name },
  site: { requestId },
}: ReturnType<typeof requireMember>) => ({ id, name, requestId })
