import type { StaffRole } from './role.ts'

/** A member of staff whose session has completed the second step. */
export interface Member {
  id: string
  email: string
  role: StaffRole
}
