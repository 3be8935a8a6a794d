import * as v from 'valibot'
import { userFromRow } from './account.ts'
import { AuthError, invalid } from './auth-error.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import { readAuthBody, readEmail, readRedirect, optionalText } from './input.ts'
import { pkceFields, readChallenge } from './pkce.ts'
import { findUser } from './rows.ts'

const recoverBody = v.object({ email: optionalText, ...pkceFields })
const resendBody = v.object({ type: optionalText, email: optionalText, phone: optionalText })

/**
 * POST /recover: sends an e-mail with a link for choosing a new password. The answer does not
 * reveal whether the address has an account, nor whether a limit was reached.
 * @throws {AuthError} 400 for a body that cannot be used.
 */
export async function recover(
  { db, mailer, limits, siteUrl }: AuthDependencies,
  { client, now }: AuthCaller,
  request: Request,
): Promise<void> {
  const body = await readAuthBody(request, recoverBody)
  if (!body.email) throw invalid('Password recovery requires an email')
  const email = readEmail(body.email)
  const challenge = readChallenge(body)
  const redirectTo = readRedirect(new URL(request.url).searchParams.get('redirect_to'), siteUrl)
  try {
    await limits.email('recover', email, client)
  } catch (error) {
    if (error instanceof AuthError) return
    throw error
  }
  const afterCommit = await db.transaction().execute(async (transaction) => {
    const row = await findUser(transaction, email)
    if (!row) return undefined
    await transaction
      .updateTable('auth_users')
      .set({ recovery_sent_at: now })
      .where('id', '=', row.id)
      .execute()
    return mailer.sendToken(transaction, userFromRow(row), {
      purpose: 'recovery',
      email,
      redirectTo,
      now,
      codeChallenge: challenge,
    })
  })
  afterCommit?.()
}

/**
 * POST /resend: sends the e-mail of a sign-up or a change of address again, with a new link. The
 * answer does not reveal whether the address has an account.
 * @throws {AuthError} 400 for a body that cannot be used, 429 over a limit.
 */
export async function resend(
  { db, mailer, limits, siteUrl }: AuthDependencies,
  { client, now }: AuthCaller,
  request: Request,
): Promise<void> {
  const body = await readAuthBody(request, resendBody)
  if (body.type !== 'signup' && body.type !== 'email_change')
    throw invalid(
      body.type
        ? `Resend of type "${body.type}" is not supported`
        : 'Missing one of these types: signup, email_change, sms, phone_change',
    )
  if (!body.email)
    throw invalid(
      body.phone ? 'Phone logins are disabled' : 'Type provided requires an email address',
    )
  const email = readEmail(body.email)
  const redirectTo = readRedirect(new URL(request.url).searchParams.get('redirect_to'), siteUrl)
  const isSignup = body.type === 'signup'
  await limits.email(body.type, email, client)
  const afterCommit = await db.transaction().execute(async (transaction) => {
    const row = await findUser(transaction, email)
    if (!row) return undefined
    if (isSignup && row.email_confirmed_at === null) {
      await transaction
        .updateTable('auth_users')
        .set({ confirmation_sent_at: now })
        .where('id', '=', row.id)
        .execute()
      return mailer.sendToken(transaction, userFromRow(row), {
        purpose: 'confirmation',
        email,
        redirectTo,
        now,
      })
    }
    if (isSignup || row.new_email === null || (await findUser(transaction, row.new_email)))
      return undefined
    await transaction
      .updateTable('auth_users')
      .set({ email_change_sent_at: now })
      .where('id', '=', row.id)
      .execute()
    return mailer.sendToken(transaction, userFromRow(row), {
      purpose: 'email_change',
      email: row.new_email,
      redirectTo,
      now,
    })
  })
  afterCommit?.()
}
