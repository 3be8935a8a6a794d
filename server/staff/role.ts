import { type StaffRole, staffRoles } from '../database/tables/column-values.ts'

export { type StaffRole, staffRoles }

/** The role in an account's `app_metadata`, which users cannot write; see `auth/user.ts`. */
export const roleOf = ({ role }: Record<string, unknown>): StaffRole | undefined =>
  staffRoles.find((one) => one === role)
