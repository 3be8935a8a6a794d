import * as v from 'valibot'
import type { TokenPurpose } from '../../database/tables/accounts.ts'
import { AuthError, invalid } from './auth-error.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import { readAuthBody, readRedirect, optionalText } from './input.ts'
import { findByLink, redeem, redeemForCode } from './redeem-token.ts'
import type { SessionJson } from './sign-in.ts'

/**
 * The purpose of each `type` that clients know; types without a purpose are not used in our
 * e-mails.
 */
const purposes: Record<string, TokenPurpose | undefined> = {
  signup: 'confirmation',
  email: 'confirmation',
  recovery: 'recovery',
  magiclink: undefined,
  invite: 'invite',
  email_change: 'email_change',
}

const verifyBody = v.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  token: optionalText,
  token_hash: optionalText,
})

/**
 * POST /verify: signs in by the token of an e-mail's link. Our e-mails have no code, so that each
 * code that a client sends is wrong.
 * @throws {AuthError} 400 for a body that cannot be used, 403 `otp_expired`.
 */
export async function verify(
  context: AuthDependencies,
  caller: AuthCaller,
  request: Request,
): Promise<SessionJson> {
  const body = await readAuthBody(request, verifyBody)
  if (!body.type) throw invalid('Verify requires a verification type')
  if (!body.token && !body.token_hash)
    throw invalid('Verify requires either a token or a token hash')
  const purpose = purposeOf(body.type)
  if (!body.token_hash) {
    if (!body.email)
      throw invalid('Only an email address or phone number should be provided on verify')
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  }
  if (body.email || body.phone || body.token)
    throw invalid('Only the token_hash and type should be provided')
  return redeem(context, caller, await findByLink(context.db, purpose, body.token_hash, caller.now))
}

/**
 * GET /verify, the link of an e-mail: signs in and redirects to the site. The session, or the
 * error, is in the address's fragment, which browsers do not send to servers; the code of a client
 * that used PKCE is in the query.
 * @returns the address to redirect to.
 */
export async function verifyLink(
  context: AuthDependencies,
  caller: AuthCaller,
  query: URLSearchParams,
): Promise<string> {
  const redirectTo = readRedirect(query.get('redirect_to'), context.siteUrl)
  const type = query.get('type') ?? ''
  try {
    if (!type) throw invalid('Verify requires a verification type')
    const token = query.get('token') || query.get('token_hash')
    if (!token) throw invalid('Verify requires a token or a token hash')
    const found = await findByLink(context.db, purposeOf(type), token, caller.now)
    if (found.code_challenge !== null) {
      const { code_challenge } = found
      return withCode(
        redirectTo,
        await redeemForCode(context, caller, { ...found, code_challenge }),
      )
    }
    const session = await redeem(context, caller, found)
    const { access_token, expires_at, expires_in, refresh_token, token_type } = session
    return withFragment(redirectTo, {
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      sb: '',
      token_type,
      type,
    })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return withFragment(redirectTo, {
      error: error.status < 500 ? 'access_denied' : 'server_error',
      error_code: error.code,
      error_description: error.message,
      sb: '',
    })
  }
}

function withCode(address: string, code: string): string {
  const url = new URL(address)
  url.searchParams.set('code', code)
  return url.href
}

function withFragment(address: string, parts: Record<string, string>): string {
  const url = new URL(address)
  url.hash = new URLSearchParams(parts).toString()
  return url.href
}

function purposeOf(type: string): TokenPurpose | undefined {
  if (!Object.hasOwn(purposes, type)) throw invalid('Invalid email verification type')
  return purposes[type]
}
