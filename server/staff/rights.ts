import type { Member } from './member.ts'
import type { StaffRole } from './role.ts'

const both: readonly StaffRole[] = ['agent', 'manager']
const managers: readonly StaffRole[] = ['manager']

/**
 * The rights of each role (docs/requirements/office.md#staff).
 * `server/backend/hosted/004-staff.sql` has the same rights where they concern a hosted project.
 */
export const rights = {
  /** Reading unpublished homes, and the history of all homes. */
  'homes.read': both,
  'homes.write': both,
  'homes.delete': managers,
  'changes.read': both,
  /** Reading and writing the objects of all buckets. */
  'files.write': both,
  'buckets.manage': managers,
  /** Writing drafts of the site's texts. */
  'texts.write': both,
  /** Publishing these texts, and withdrawing them. */
  'texts.publish': managers,
  'figures.read': both,
  'news.write': both,
  /** Deleting a draft that a colleague began. */
  'news.delete': managers,
  /** Sending a newsletter to its readers, and stopping it. */
  'news.send': managers,
  'staff.manage': managers,
  /** Erasing all data of a person. */
  'people.erase': managers,
} as const satisfies Record<string, readonly StaffRole[]>

export type Right = keyof typeof rights

/** Whether a member of staff has a right; anybody else has none. */
export const may = (member: Member | undefined, right: Right): member is Member =>
  member !== undefined && rights[right].includes(member.role)
