import { type StaffRole, staffRoles } from '../database/column-values.ts'

export { type StaffRole, staffRoles }

/** The role that an account's `app_metadata` names. No user can write there; see `auth/user.ts`. */
export const roleOf = ({ role }: Record<string, unknown>): StaffRole | undefined =>
  staffRoles.find((known) => known === role)
