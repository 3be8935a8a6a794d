import type { Issue } from '#server/newsletter/issues/issue.ts'
import type { Member } from '#server/staff/member.ts'
import { may } from '#server/staff/rights.ts'

/**
 * Whether a member may delete a draft: a manager may delete any, an agent only one that they
 * created.
 */
export const mayDiscard = (
  { createdBy }: Pick<Issue, 'createdBy'>,
  member: Member & { email: string },
): boolean => createdBy === member.email || may(member, 'news.delete')
