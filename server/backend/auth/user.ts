import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../database/schema.ts'
import { minStaffPasswordLength } from '../../shared/password-rule.ts'
import { roleOf } from '../../staff/role.ts'
import type { AccountMailer, AfterCommit } from './account-mailer.ts'
import { type AuthUser, userFromRow, type UserJson } from './account.ts'
import { AuthError } from './auth-error.ts'
import { authenticate } from './authenticate.ts'
import { refuseBreached } from './breached-passwords.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import {
  mergeMetadata,
  metadata,
  readAuthBody,
  readEmail,
  readRedirect,
  optionalText,
} from './input.ts'
import { checkPassword } from './passwords.ts'
import { pkceFields, readChallenge } from './pkce.ts'
import { endLinks } from './redeem-token.ts'
import { findUser, type SessionRow, type UserRow } from './rows.ts'
import { hasSecondFactor, levelOf } from './second-factor.ts'
import { presentUser } from './sign-in.ts'

const updateBody = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  data: metadata,
  app_metadata: v.optional(v.unknown()),
  ...pkceFields,
})

/**
 * GET /user.
 * @throws {AuthError} 401 or 403 without a valid session.
 */
export async function readUser(context: AuthDependencies, request: Request): Promise<UserJson> {
  const { user } = await authenticate(context, request)
  return presentUser(context.db, userFromRow(user), context.clock())
}

/**
 * PUT /user: changes metadata, password (which ends other sessions and invalidates earlier e-mails'
 * links) or address (when it is confirmed). Another account's address gets the same answer, but no
 * e-mail. A user with a second factor has to have proved it in this session to change password or
 * address.
 * @throws {AuthError} 401 or 403 without a valid session, 400 or 422 for a body that cannot be
 *   used, 401 `insufficient_aal`, 403 `not_admin` for `app_metadata`, 429 over a limit.
 */
export async function updateUser(
  context: AuthDependencies,
  { now, client }: AuthCaller,
  request: Request,
): Promise<UserJson> {
  const { db, mailer, limits, siteUrl } = context
  const { user, session } = await authenticate(context, request)
  const body = await readAuthBody(request, updateBody)
  if (body.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const challenge = readChallenge(body)
  const email = body.email && readEmail(body.email)
  const newEmail = email === user.email ? '' : email
  if (body.password || newEmail) await requireSecondFactor(db, user, session)
  const passwordHash = body.password
    ? await newPassword(context, {
        user,
        password: body.password,
        current: body.current_password,
        client,
      })
    : undefined
  if (newEmail) await limits.email('email_change', newEmail, client)
  const redirectTo = readRedirect(new URL(request.url).searchParams.get('redirect_to'), siteUrl)

  const { changed, afterCommit } = await db.transaction().execute(async (transaction) => {
    const changed = await storeChanges(transaction, user, {
      userMetadata: mergeMetadata(userFromRow(user).userMetadata, body.data),
      passwordHash,
      newEmail,
      now,
    })
    const changedUser = userFromRow(changed)
    const afterCommit: AfterCommit[] = []
    if (passwordHash) {
      await endOtherSessions(transaction, user.id, session.id)
      await endLinks(transaction, user.id)
      // The first password, after an invitation, replaces none.
      if (user.password_hash)
        afterCommit.push(
          await mailer.sendNotice(transaction, changedUser, { kind: 'password_changed', now }),
        )
    }
    if (newEmail)
      afterCommit.push(
        ...(await sendEmailChange(mailer, transaction, changedUser, {
          newEmail,
          redirectTo,
          challenge,
          now,
        })),
      )
    return { changed, afterCommit }
  })
  for (const call of afterCommit) call()
  return presentUser(db, userFromRow(changed), now)
}

/** @throws {AuthError} 401 when the user has a second factor that this session has not proved. */
async function requireSecondFactor(db: Kysely<Schema>, user: UserRow, session: SessionRow) {
  if (levelOf(session) === 'aal1' && (await hasSecondFactor(db, user.id)))
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
}

interface Changes {
  userMetadata: Record<string, unknown>
  passwordHash: string | undefined
  /** '' where the address is unchanged. */
  newEmail: string
  now: number
}

/** A new password discards a change of address that is not confirmed yet. */
const storeChanges = (
  transaction: Kysely<Schema>,
  { id }: UserRow,
  { userMetadata, passwordHash, newEmail, now }: Changes,
): Promise<UserRow> =>
  transaction
    .updateTable('auth_users')
    .set({
      user_metadata: JSON.stringify(userMetadata),
      updated_at: now,
      ...(passwordHash ? { password_hash: passwordHash, new_email: null } : {}),
      ...(newEmail ? { new_email: newEmail, email_change_sent_at: now } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

interface EmailChange {
  newEmail: string
  redirectTo: string
  challenge: ReturnType<typeof readChallenge>
  now: number
}

/** Queues the e-mails of a new address; for an address that already has an account, none. */
async function sendEmailChange(
  mailer: AccountMailer,
  transaction: Kysely<Schema>,
  user: AuthUser,
  { newEmail, redirectTo, challenge, now }: EmailChange,
): Promise<AfterCommit[]> {
  if (await findUser(transaction, newEmail)) return []
  return [
    await mailer.sendToken(transaction, user, {
      purpose: 'email_change',
      email: newEmail,
      redirectTo,
      now,
      codeChallenge: challenge,
    }),
    await mailer.sendNotice(transaction, user, { kind: 'email_change_notice', now }),
  ]
}

async function newPassword(
  { limits, passwords }: AuthDependencies,
  {
    user,
    password,
    current,
    client,
  }: { user: UserRow; password: string; current: string; client: string | undefined },
): Promise<string> {
  const isStaff = roleOf(userFromRow(user).appMetadata) !== undefined
  checkPassword(password, isStaff ? minStaffPasswordLength : undefined)
  refuseBreached(password)
  if (current) {
    await limits.guess(user.email, client, async () => true)
    if (!(await passwords.verify(current, user.password_hash)))
      throw new AuthError(400, 'current_password_invalid', 'The current password is not correct')
    await limits.guessedRight(user.email, client)
  }
  if (await passwords.verify(password, user.password_hash))
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  return passwords.hash(password)
}

async function endOtherSessions(transaction: Kysely<Schema>, userId: string, sessionId: string) {
  await transaction
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .execute()
}
