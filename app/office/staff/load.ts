import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '#server/language.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { memberName } from '#server/staff/member-name.ts'
import { may } from '#server/staff/rights.ts'
import { requireMember } from '../guard.ts'
import type { StaffDone } from './action.ts'

/** Loads the members of staff, and the message about the last action. */
export async function loadStaff(args: LoaderFunctionArgs) {
  const { site, member } = requireMember(args)
  const language = languageOf(args.url.pathname)
  const { searchParams } = args.url
  const members = await site.staff?.list()
  return {
    members: members?.map(
      ({ email, name, role, isConfirmed, hasSecondFactor, lastSignInAt, sessions }) => ({
        email,
        name,
        shownName: memberName(name, email),
        role,
        isYou: email === member.email,
        state: stateOf(isConfirmed, hasSecondFactor),
        last: lastSignInAt && dateAndTime(lastSignInAt, language),
        sessions,
      }),
    ),
    mayManage: may(member, 'staff.manage'),
    done: doneIn(searchParams.get('done')),
    email: searchParams.get('email')?.slice(0, 254) ?? '',
  }
}

export type StaffMember = NonNullable<Awaited<ReturnType<typeof loadStaff>>['members']>[number]

/** The stage that a member has reached in gaining access to the office. */
function stateOf(isConfirmed: boolean, hasSecondFactor: boolean) {
  if (!isConfirmed) return 'invited' as const
  return hasSecondFactor ? ('on' as const) : ('off' as const)
}

const doneIn = (text: string | null): StaffDone | undefined =>
  (['invited', 'named', 'role', 'removed', 'signedOut', 'reset'] as const).find(
    (done) => done === text,
  )
