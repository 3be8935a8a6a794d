import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText, lineIn } from '#app/forms/read-form.ts'
import type { StaffRefusal } from '#server/backend/staff/staff-error.ts'
import type { Staff } from '#server/backend/staff/staff.ts'
import { pathIn } from '#server/language.ts'
import { isEmailAddress } from '#server/shared/addresses/email-address.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import { type StaffRole, staffRoles } from '#server/staff/role.ts'
import { requireMember } from '../guard.ts'
import { type FormRequest, handleForm } from '../handle-form.ts'
import type { words } from './words.ts'

type Copy = (typeof words)['en']
type StaffProblem = keyof Copy['problems']
export type StaffDone = keyof Copy['done']

/** A form of the staff screen, after it was read. */
interface StaffForm extends FormRequest {
  staff: Staff
  email: string
  name: string
  role: StaffRole | undefined
}

/**
 * Changes a member.
 * @returns the reason for a refusal; undefined when it is done.
 */
type StaffChange = (form: StaffForm) => Promise<StaffRefusal | undefined>

const changes: Record<string, [StaffDone, StaffChange]> = {
  invite: [
    'invited',
    async ({ staff, email, name, role, form, actor }) =>
      staff.invite({ email, name, role: known(role), language: languageIn(form) }, actor),
  ],
  name: ['named', async ({ staff, email, name, actor }) => staff.rename(email, name, actor)],
  role: [
    'role',
    async ({ staff, email, role, actor }) => staff.changeRole(email, known(role), actor),
  ],
  remove: ['removed', async ({ staff, email, actor }) => staff.changeRole(email, undefined, actor)],
  'reset-second-step': [
    'reset',
    async ({ staff, email, actor }) => staff.resetSecondStep(email, actor),
  ],
  'sign-out': ['signedOut', async ({ staff, email, actor }) => staff.endSessions(email, actor)],
}

const languageIn = (form: FormData) => (formText(form, 'language') === 'es' ? 'es' : 'en')

/** @throws a 400 response for a role that does not exist. */
function known(role: StaffRole | undefined): StaffRole {
  if (!role) throw data(null, { status: 400 })
  return role
}

/** Handles the forms of the staff screen; only managers may send them. */
export const actOnStaff = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents: Object.fromEntries(
      Object.entries(changes).map(([intent, [done, change]]) => [
        intent,
        (request: FormRequest) => apply(readStaffForm(request), done, change),
      ]),
    ),
    whenFailed: (request) => refuse(readStaffForm(request), 'failed', 503),
  })

async function apply(form: StaffForm, done: StaffDone, change: StaffChange) {
  const { args, intent, member, email, name, language } = form
  // Members may change their own name.
  if (intent !== 'name' || email !== member.email) requireMember(args, 'staff.manage')
  if (!isEmailAddress(email)) return refuse(form, 'email', 400)
  if ((intent === 'invite' || intent === 'name') && !isName(name)) return refuse(form, 'name', 400)
  const problem = await change(form)
  if (problem) return refuse(form, problem, 409)
  const page = pathIn(language, '/office/staff')
  return redirect(`${page}?${new URLSearchParams({ done, email })}`, 303)
}

/** @throws a 404 response if a hosted project has the accounts. */
function readStaffForm(request: FormRequest): StaffForm {
  const { site, form } = request
  if (!site.staff) throw data(null, { status: 404 })
  return {
    ...request,
    staff: site.staff,
    email: formText(form, 'email').trim().toLowerCase(),
    name: lineIn(form, 'name'),
    role: staffRoles.find((role) => role === formText(form, 'role')),
  }
}

/** A refused form, with what was typed. */
export interface StaffRefused extends Pick<StaffForm, 'intent' | 'email' | 'name' | 'role'> {
  problem: StaffProblem
}

const refuse = ({ intent, email, name, role }: StaffForm, problem: StaffProblem, status: number) =>
  data<StaffRefused>({ intent, problem, email, name, role }, { status })

const isName = (text: string) => text !== '' && text.length <= maxLengths.name
