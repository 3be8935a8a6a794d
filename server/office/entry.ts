import type { Kysely } from 'kysely'
import type { Account } from '../accounts/account.ts'
import type { StaffSession } from '../accounts/staff-session.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import { Unavailable } from '../unavailable.ts'
import type { MemberMarks } from './member-marks.ts'
import { readLastSeen, recordSeen } from './presence.ts'

/**
 * How far the sign-in of a member of staff has come:
 * - `in`: they may use the office
 * - `enrol`: they have no second step yet
 * - `code`: the second factor is missing, or was used too long ago
 * - `ended`: their session in this browser has ended, and they may sign in again
 */
export type OfficeEntry =
  | {
      state: 'in' | 'enrol' | 'code'
      member: StaffSession
      /**
       * Whether only the password was entered: there is no session until the code is entered too.
       */
      pending: boolean
      /** The office was not used for too long. */
      isIdle?: true
    }
  | { state: 'ended'; memberId: string }

type EntryAccount = Pick<
  Account,
  'staff' | 'user' | 'uncertain' | 'secondStep' | 'memberMark' | 'markMember'
>

interface Dependencies {
  db: Kysely<Schema>
  /**
   * The time without use after which a session has to prove the second factor again, in
   * milliseconds.
   */
  idle: number
  marks: MemberMarks
  /** Whether an account still belongs to a member of staff. */
  isMember(id: string): Promise<boolean>
}

/**
 * Decides whether a request may learn that there is an office, and how far its member's sign-in has
 * come.
 * @param background whether a script made the request by itself, which does not count as use.
 * @returns undefined for everybody who is not a member of staff: they get the page of an unknown
 *   path.
 * @throws {Unavailable} when the database or the account service fails.
 */
export async function judgeEntry(
  { db, idle, marks, isMember }: Dependencies,
  account: EntryAccount,
  { now, background }: { now: number; background: boolean },
): Promise<OfficeEntry | undefined> {
  const member = account.staff
  if (!member) {
    if (account.user) return undefined
    const pending = await account.secondStep.pendingStaff()
    if (pending) return { state: 'code', member: pending, pending: true }
    const memberId = marks.read(account.memberMark)
    if (account.uncertain && memberId !== undefined)
      throw new Unavailable('The office', 'the session could not be checked')
    return memberId !== undefined && (await isMember(memberId))
      ? { state: 'ended', memberId }
      : undefined
  }
  if (!member.hasSecondStep) return { state: 'enrol', member, pending: false }
  const { provedAt, sessionId } = member
  if (provedAt === undefined) return { state: 'code', member, pending: false }
  return orUnavailable(
    'The office',
    (async () => {
      const seen = (await readLastSeen(db, [sessionId])).get(sessionId)
      const used = Math.max(seen ?? 0, provedAt)
      if (now - used > idle) return { state: 'code', member, pending: false, isIdle: true } as const
      if (!background) await recordSeen(db, sessionId, seen, now)
      const mark = marks.of(member.id)
      if (mark) account.markMember(mark)
      return { state: 'in', member, pending: false } as const
    })(),
  )
}
