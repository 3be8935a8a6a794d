import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { StaffError } from '#server/backend/staff/staff-error.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { isEmailAddress } from '#server/shared/email-address.ts'
import { staffRoles } from '#server/staff/role.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { readForm, textOf } from '#app/forms/read-form.ts'
import { actorOf } from '../actor.ts'
import { requireMember } from '../guard.ts'
import type { words } from './words.ts'

type Copy = (typeof words)['en']
export type StaffProblem = keyof Copy['problems']
export type StaffDone = keyof Copy['done']

/** Takes the forms of the staff's page; managers alone may. */
export async function actOnStaff(args: ActionFunctionArgs) {
  const given = requireMember(args, 'staff.manage')
  const { site } = given
  const { staff } = site
  if (!staff) throw data(null, { status: 404 })
  const form = await readForm(args.request)
  const email = textOf(form, 'email').trim().toLowerCase()
  const role = staffRoles.find((one) => one === textOf(form, 'role'))
  const actor = actorOf(given)
  const intent = textOf(form, 'intent')
  const refuse = (problem: StaffProblem, status: number) =>
    data({ intent, problem, email, role }, { status })
  const doing: Record<string, () => Promise<StaffDone> | undefined> = {
    invite: () =>
      role &&
      staff
        .invite({ email, role, language: textOf(form, 'language') === 'es' ? 'es' : 'en' }, actor)
        .then(() => 'invited' as const),
    role: () => role && staff.changeRole(email, role, actor).then(() => 'role' as const),
    remove: () => staff.changeRole(email, undefined, actor).then(() => 'removed' as const),
    'sign-out': () => staff.endSessions(email, actor).then(() => 'signedOut' as const),
  }
  if (!isEmailAddress(email)) return refuse('email', 400)
  try {
    const done = await (Object.hasOwn(doing, intent) ? doing[intent]?.() : undefined)
    if (!done) throw data(null, { status: 400 })
    const page = pathIn(languageOf(args.url.pathname), '/office/staff')
    return redirect(`${page}?${new URLSearchParams({ done, email })}`, 303)
  } catch (error) {
    if (error instanceof StaffError) return refuse(error.problem, 409)
    if (!isUnavailable(error)) throw error
    site.log.error({ err: error }, 'the staff could not be changed')
    return refuse('failed', 503)
  }
}
