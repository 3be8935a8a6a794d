import type { StaffRefusal } from '#server/backend/staff/staff-error.ts'
import { staffRoles, type StaffRole } from '#server/staff/role.ts'
import { type CommandCall, type Command, CommandFailure, UsageError } from '../cli/command.ts'
import { emailAddress, parseChoice } from '../cli/values.ts'

export const staffInvite: Command = {
  name: 'staff invite',
  summary: 'give somebody access to the agency’s homes, by an e-mailed link',
  details: `Sends an e-mail with a link, valid for 72 hours, for choosing a password. An existing account is kept, and its
sessions end. Members can see and do nothing of the agency’s before they have set up a second step of the sign-in.
Inviting again before the first sign-in sends a new link.
An agent adds and changes homes; a manager also deletes homes and manages staff.`,
  args: ['e-mail'],
  options: {
    role: { value: staffRoles.join('|'), help: 'the role, which decides the rights; required' },
    name: { value: 'name', help: 'the name, also used in replies to visitors' },
    language: { value: 'en|es', help: 'the language of the e-mail (by default en)' },
  },
  examples: ['staff invite marta@example.com --role manager --name "Marta Ruiz" --language es'],
  async run({ out, args: [given = ''], text, ...call }) {
    refuseHosted(call)
    const role = parseChoice('role', text('role'), staffRoles)
    if (!role) throw new UsageError(`--role is missing: expected ${staffRoles.join(' or ')}`)
    const language = parseChoice('language', text('language'), ['en', 'es']) ?? 'en'
    const email = emailAddress(given)
    const { staff } = await call.services()
    explain(email, await staff.invite({ email, name: text('name')?.trim() ?? '', role, language }))
    if (out.json) return out.value({ email, role })
    out.line(`${email} is invited as ${role}. The e-mail’s link is good for 72 hours.`)
  },
}

export const staffList: Command = {
  name: 'staff list',
  summary: 'who has access to the agency’s homes',
  async run({ out, ...call }) {
    refuseHosted(call)
    const staff = await (await call.services()).staff.list()
    if (out.json) return out.value(staff)
    if (staff.length === 0) return out.line('Nobody yet. The first is invited with staff invite.')
    out.table(
      ['E-mail', 'Role', 'Invitation', 'Second step', 'Last sign-in (UTC)', 'Name'],
      staff.map(({ email, name, role, isConfirmed, hasSecondFactor, lastSignInAt }) => [
        email,
        role,
        isConfirmed ? 'accepted' : 'waiting',
        hasSecondFactor ? 'on' : 'off',
        lastSignInAt?.slice(0, 16).replace('T', ' ') ?? 'never',
        name,
      ]),
    )
  },
}

export const staffRole: Command = {
  name: 'staff role',
  summary: 'give a member of staff another role',
  details:
    'Ends the member’s sessions, so that they have to sign in again. The last manager cannot get another role.',
  args: ['e-mail', 'role'],
  examples: ['staff role marta@example.com agent'],
  async run({ out, args: [given = '', roleName], ...call }) {
    refuseHosted(call)
    const role = parseChoice('role', roleName, staffRoles)
    const email = emailAddress(given)
    await change(call, email, role)
    if (out.json) return out.value({ email, role })
    out.line(`${email} is ${role} now, and was signed out everywhere.`)
  },
}

export const staffRemove: Command = {
  name: 'staff remove',
  summary: 'take a member’s access away',
  details:
    'Ends the member’s sessions. The account remains, as that of a visitor. The last manager cannot be removed.',
  args: ['e-mail'],
  examples: ['staff remove marta@example.com'],
  async run({ out, args: [given = ''], ...call }) {
    refuseHosted(call)
    const email = emailAddress(given)
    await change(call, email, undefined)
    if (out.json) return out.value({ email, role: null })
    out.line(`${email} is no longer staff, and was signed out everywhere.`)
  },
}

async function change(
  { services }: Pick<CommandCall, 'services'>,
  email: string,
  role: StaffRole | undefined,
): Promise<void> {
  const { staff } = await services()
  explain(email, await staff.changeRole(email, role))
}

function refuseHosted({ config }: Pick<CommandCall, 'config'>): void {
  if (config.supabaseUrl)
    throw new CommandFailure(
      `The accounts are in the hosted project at ${config.supabaseUrl}: its README says how staff are invited there`,
    )
}

/** Fails with the reason for which a change of staff was refused. */
function explain(email: string, problem: StaffRefusal | undefined): void {
  if (!problem) return
  throw new CommandFailure(
    {
      unknown: `${email} is not staff`,
      unchanged: `${email} is staff already; another role is given with staff role`,
      lastManager: `${email} is the last manager; invite another one first`,
    }[problem],
  )
}
