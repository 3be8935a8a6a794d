import type { Actor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { isStaff } from '../../staff/is-staff.ts'
import type { StaffRole } from '../../staff/role.ts'
import type { AccountMailer } from '../auth/account-mailer.ts'
import { changeRole } from './change-role.ts'
import { endSessions } from './end-sessions.ts'
import { type Invitation, inviteStaff } from './invite-staff.ts'
import { listStaff, type StaffEntry } from './list-staff.ts'
import { renameMember } from './rename-member.ts'
import { resetSecondStep } from './reset-second-step.ts'
import { StaffError, type StaffRefusal } from './staff-error.ts'

/**
 * The agency's staff. All of it throws {@link Unavailable} when the database fails; a change that
 * is refused says why.
 */
export interface Staff {
  /** Whether an account is of the staff. */
  has(id: string): Promise<boolean>
  list(): Promise<StaffEntry[]>
  invite(invitation: Invitation, actor: Actor): Promise<StaffRefusal | undefined>
  /** @param role undefined: they are staff no longer. */
  changeRole(
    email: string,
    role: StaffRole | undefined,
    actor: Actor,
  ): Promise<StaffRefusal | undefined>
  /** Changes the name by which a member signs and is listed. */
  rename(email: string, name: string, actor: Actor): Promise<StaffRefusal | undefined>
  /**
   * Removes the second step of a member who has lost telephone and recovery codes, and sends them
   * an e-mail about it.
   */
  resetSecondStep(email: string, actor: Actor): Promise<StaffRefusal | undefined>
  /** Signs a member out everywhere. */
  endSessions(email: string, actor: Actor): Promise<StaffRefusal | undefined>
}

interface Dependencies {
  database: Database
  mailer: AccountMailer
  siteUrl: string
  now: Clock
}

/** For the office and the agency's command line. */
export function createStaff({ database, mailer, siteUrl, now }: Dependencies): Staff {
  const { db } = database
  const date = () => new Date(now())
  const guarded = <T>(work: Promise<T>) => orUnavailable('The list of staff', work)
  const problemOf = (change: Promise<void>): Promise<StaffRefusal | undefined> =>
    guarded(
      change.then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof StaffError) return error.problem
          throw error
        },
      ),
    )
  return {
    has: (id) => guarded(isStaff(db, id)),
    list: () => guarded(listStaff(db)),
    invite: (invitation, actor) =>
      problemOf(inviteStaff({ db, mailer, siteUrl }, invitation, actor, date())),
    changeRole: (email, role, actor) =>
      problemOf(changeRole(database, { email, role, actor, now: date() })),
    rename: (email, name, actor) =>
      problemOf(renameMember(db, { email, name, actor, now: date() })),
    resetSecondStep: (email, actor) =>
      problemOf(resetSecondStep({ db, mailer }, email, actor, date())),
    endSessions: (email, actor) => problemOf(endSessions(db, email, actor, date())),
  }
}
