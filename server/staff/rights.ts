import type { Member } from './member.ts'
import type { StaffRole } from './role.ts'

const both: readonly StaffRole[] = ['agent', 'manager']
const managers: readonly StaffRole[] = ['manager']

/** Who may do what (docs/requirements.md#staff). `server/backend/hosted/004-staff.sql` has the same table. */
export const rights = {
  /** Homes that visitors do not see, and the history of all. */
  'homes.read': both,
  'homes.write': both,
  'homes.delete': managers,
  'changes.read': both,
  /** Objects of all buckets, to read and to write. */
  'files.write': both,
  'buckets.manage': managers,
  'staff.manage': managers,
} as const satisfies Record<string, readonly StaffRole[]>

export type Right = keyof typeof rights

/** Whether a session's member of staff may do something; nobody else may. */
export const may = (member: Member | undefined, right: Right): member is Member =>
  member !== undefined && rights[right].includes(member.role)
