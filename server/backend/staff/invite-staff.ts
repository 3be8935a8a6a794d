import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import type { Schema } from '../../database/schema.ts'
import { type Language, pathIn } from '../../language.ts'
import { roleOf, type StaffRole } from '../../staff/role.ts'
import type { AccountMailer } from '../auth/account-mailer.ts'
import { userFromRow } from '../auth/account.ts'
import { insertUser, newUser } from '../auth/new-user.ts'
import { findUser, type UserRow } from '../auth/rows.ts'
import { recordRole, setRole } from './change-role.ts'
import { setName } from './rename-member.ts'
import { StaffError } from './staff-error.ts'
import { staffNames } from './staff-names.ts'

interface Dependencies {
  db: Kysely<Schema>
  mailer: AccountMailer
  siteUrl: string
}

export interface Invitation {
  /** The e-mail address, in lower case. */
  email: string
  /** Their name, unless the account has one; '' to let them choose it. */
  name: string
  role: StaffRole
  /** The language of the e-mail, unless the account has chosen one. */
  language: Language
}

/**
 * Gives somebody a role and sends an e-mail with a link for choosing a password. An account that
 * was never confirmed is replaced, because a stranger may have chosen its password; any other keeps
 * its password until its owner follows the link. Inviting again sends a new link.
 * @throws {StaffError} `unchanged` for a member of staff.
 */
export async function inviteStaff(
  { db, mailer, siteUrl }: Dependencies,
  { email, name, role, language }: Invitation,
  actor: Actor,
  now: number,
): Promise<void> {
  const afterCommit = await db.transaction().execute(async (transaction) => {
    const existing = await findUser(transaction, email)
    const before = existing && roleOf(userFromRow(existing).appMetadata)
    const isConfirmed = Boolean(existing?.email_confirmed_at)
    if (isConfirmed && before) throw new StaffError('unchanged')
    const user =
      existing && isConfirmed
        ? existing
        : await replace(transaction, existing, { email, name, role, language }, now)
    if (existing && isConfirmed) {
      await setRole(transaction, existing, role, now)
      if (name && !userFromRow(existing).userMetadata.name)
        await setName(transaction, existing, name)
    }
    await recordRole(transaction, { actor, account: user, before, after: role, now })
    const page = siteUrl + pathIn(language, '/reset-password')
    const by = actor.id && (await staffNames(transaction, [actor.id])).get(actor.id)
    return mailer.sendToken(transaction, userFromRow(user), {
      purpose: 'invite',
      email,
      redirectTo: page,
      now,
      invitation: { role, ...(by && { by }), ...(name && { name }) },
    })
  })
  afterCommit()
}

async function replace(
  transaction: Kysely<Schema>,
  existing: UserRow | undefined,
  { email, name, role, language }: Invitation,
  now: number,
): Promise<UserRow> {
  if (existing) await transaction.deleteFrom('auth_users').where('id', '=', existing.id).execute()
  const fresh = newUser({
    email,
    passwordHash: '',
    userMetadata: { language, ...(name && { name }) },
    isConfirmed: false,
    now,
  })
  const user = { ...fresh, app_metadata: { provider: 'email', providers: ['email'], role } }
  // Another process may have used the address in the meantime.
  if (!(await insertUser(transaction, user))) throw new StaffError('unchanged')
  return user
}
