import type { Actor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { StaffRole } from '../../staff/role.ts'
import type { AccountMailer } from '../auth/account-mailer.ts'
import { changeRole } from './change-role.ts'
import { endSessions } from './end-sessions.ts'
import { type Invitation, inviteStaff } from './invite-staff.ts'
import { isStaff } from './is-staff.ts'
import { listStaff } from './list-staff.ts'
import { renameMember } from './rename-member.ts'
import { resetSecondStep } from './reset-second-step.ts'
import { StaffError, type StaffRefusal } from './staff-error.ts'

interface Dependencies {
  database: Database
  mailer: AccountMailer
  siteUrl: string
  clock: Clock
}

export type Staff = ReturnType<typeof createStaff>

/**
 * The agency's staff, for the office and the agency's command line. Every call throws
 * `Unavailable` when the database fails; a refused change returns the reason.
 */
export function createStaff({ database, mailer, siteUrl, clock }: Dependencies) {
  const { db } = database
  const { on, guarded } = operationsOn('The list of staff', db)
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
    has: on(isStaff),
    list: on(listStaff),
    invite: (invitation: Invitation, actor: Actor) =>
      problemOf(inviteStaff({ db, mailer, siteUrl }, invitation, actor, clock())),
    /** @param role undefined: they are no longer staff. */
    changeRole: (email: string, role: StaffRole | undefined, actor: Actor) =>
      problemOf(changeRole(database, { email, role, actor, now: clock() })),
    /** Changes the name by which a member signs and is listed. */
    rename: (email: string, name: string, actor: Actor) =>
      problemOf(renameMember(db, { email, name, actor, now: clock() })),
    /**
     * Removes the second step of a member who has lost their telephone and recovery codes, and
     * sends them an e-mail about it.
     */
    resetSecondStep: (email: string, actor: Actor) =>
      problemOf(resetSecondStep({ db, mailer }, email, actor, clock())),
    /** Signs a member out everywhere. */
    endSessions: (email: string, actor: Actor) => problemOf(endSessions(db, email, actor, clock())),
  }
}
