import * as v from 'valibot'
import { roleOf } from '../../staff/role.ts'
import { userFromRow, type UserJson, userJson } from './account.ts'
import { AuthError, invalid } from './auth-error.ts'
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
import { identityOf, insertUser, newUser } from './new-user.ts'
import { checkPassword } from './passwords.ts'
import { pkceFields, readChallenge } from './pkce.ts'
import { findUser, type UserRow } from './rows.ts'
import { presentUser, type SessionJson, signIn } from './sign-in.ts'

const signUpBody = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  ...pkceFields,
})

/**
 * POST /signup. An address with an account gets the same answer as a new one, but no e-mail. An
 * account that was never confirmed is replaced, so that its owner does not confirm a password that
 * a stranger chose.
 * @returns the user, or with `autoConfirm` a session.
 * @throws {AuthError} 400 or 422 for a body that cannot be used, 429 over a limit.
 */
export async function signUp(
  context: AuthDependencies,
  caller: AuthCaller,
  request: Request,
): Promise<UserJson | SessionJson> {
  const { settings, siteUrl, limits, passwords } = context
  const body = await readAuthBody(request, signUpBody)
  if (settings.disableSignup)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (!body.email && !body.phone)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  if (!body.password) throw invalid('Signup requires a valid password')
  checkPassword(body.password)
  refuseBreached(body.password)
  if (!body.email) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const email = readEmail(body.email)
  const userMetadata = mergeMetadata({}, body.data)
  const challenge = readChallenge(body)
  if (!settings.autoConfirm) await limits.email('signup', email, caller.client)
  const user = newUser({
    email,
    passwordHash: await passwords.hash(body.password),
    userMetadata,
    isConfirmed: settings.autoConfirm,
    now: caller.now,
  })
  const redirectTo = readRedirect(new URL(request.url).searchParams.get('redirect_to'), siteUrl)
  const stored = await store(context, user, { redirectTo, challenge }, caller.now)
  if (settings.autoConfirm) {
    if (!stored) throw new AuthError(422, 'user_already_exists', 'User already registered')
    return signIn(context, user, 'password', caller)
  }
  return stored
    ? presentUser(context.db, userFromRow(user), caller.now)
    : userJson(userFromRow(user), [identityOf(user)])
}

/** @returns false when a confirmed account has the address; then nothing was written. */
async function store(
  { db, mailer, settings }: AuthDependencies,
  user: UserRow,
  { redirectTo, challenge }: { redirectTo: string; challenge: string | undefined },
  now: number,
): Promise<boolean> {
  const afterCommit = await db.transaction().execute(async (transaction) => {
    const existing = await findUser(transaction, user.email)
    if (existing?.email_confirmed_at) return undefined
    // A stranger must not invalidate an invitation.
    if (existing && roleOf(userFromRow(existing).appMetadata)) return undefined
    if (existing)
      await transaction
        .deleteFrom('auth_users')
        .where('id', '=', existing.id)
        .where('email_confirmed_at', 'is', null)
        .execute()
    if (!(await insertUser(transaction, user))) return undefined
    return settings.autoConfirm
      ? () => {}
      : mailer.sendToken(transaction, userFromRow(user), {
          purpose: 'confirmation',
          email: user.email,
          redirectTo,
          now,
          codeChallenge: challenge,
        })
  })
  afterCommit?.()
  return afterCommit !== undefined
}
