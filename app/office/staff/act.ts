import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { readForm, formText } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { StaffRefusal as Refusal } from '#server/backend/staff/staff-error.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { isEmailAddress } from '#server/shared/email-address.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import { staffRoles } from '#server/staff/role.ts'
import { actorOf } from '../actor.ts'
import { requireMember } from '../guard.ts'
import type { words } from './words.ts'

type Copy = (typeof words)['en']
export type StaffProblem = keyof Copy['problems']
export type StaffDone = keyof Copy['done']

/** Handles the forms of the staff's page; for managers alone. */
export async function actOnStaff(args: ActionFunctionArgs) {
  const given = requireMember(args)
  const { site, member } = given
  const { staff } = site
  if (!staff) throw data(null, { status: 404 })
  const form = await readForm(args.request)
  const email = formText(form, 'email').trim().toLowerCase()
  const name = formText(form, 'name').replace(/\s+/g, ' ').trim()
  const role = staffRoles.find((one) => one === formText(form, 'role'))
  const actor = actorOf(given)
  const intent = formText(form, 'intent')
  // Members may change their own name.
  if (intent !== 'name' || email !== member.email) requireMember(args, 'staff.manage')
  const refuse = (problem: StaffProblem, status: number) =>
    data({ intent, problem, email, name, role }, { status })
  const doing: Record<string, [StaffDone, () => Promise<Refusal | undefined> | undefined]> = {
    invite: [
      'invited',
      () =>
        role &&
        staff.invite(
          { email, name, role, language: formText(form, 'language') === 'es' ? 'es' : 'en' },
          actor,
        ),
    ],
    name: ['named', () => staff.rename(email, name, actor)],
    role: ['role', () => role && staff.changeRole(email, role, actor)],
    remove: ['removed', () => staff.changeRole(email, undefined, actor)],
    'reset-second-step': ['reset', () => staff.resetSecondStep(email, actor)],
    'sign-out': ['signedOut', () => staff.endSessions(email, actor)],
  }
  if (!isEmailAddress(email)) return refuse('email', 400)
  if ((intent === 'invite' || intent === 'name') && !isName(name)) return refuse('name', 400)
  const [done, change] = (Object.hasOwn(doing, intent) && doing[intent]) || []
  const changing = change?.()
  if (!done || !changing) throw data(null, { status: 400 })
  const answer = async () => {
    const problem = await changing
    if (problem) return refuse(problem, 409)
    const page = pathIn(languageOf(args.url.pathname), '/office/staff')
    return redirect(`${page}?${new URLSearchParams({ done, email })}`, 303)
  }
  return whenUnavailable(site.log, 'the staff could not be changed', answer, () =>
    refuse('failed', 503),
  )
}

const isName = (text: string) => text !== '' && text.length <= maxLengths.name
