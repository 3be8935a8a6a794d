import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../database/schema.ts'
import type { TokenPurpose } from '../../database/tables/accounts.ts'
import { isSameSecret } from '../../shared/same-secret.ts'
import { minute } from '../../shared/time/durations.ts'
import { newToken, tokenHash } from '../../tokens/token.ts'
import { AuthError, invalid } from './auth-error.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import { readAuthBody, optionalText } from './input.ts'
import type { PkceMethod } from './sessions.ts'
import { type SessionJson, signIn } from './sign-in.ts'

/** How long a code can be exchanged, in milliseconds. */
const codeFor = 5 * minute

/** The fields by which a client asks for a code instead of a session. */
export const pkceFields = { code_challenge: optionalText, code_challenge_method: optionalText }

/**
 * The challenge of a client that will exchange a code; undefined for other clients. Only S256 is
 * accepted, because a plain challenge protects nothing (RFC 9700, section 2.1.1).
 * @throws {AuthError} 400 for an incomplete or malformed challenge (RFC 7636, section 4.2).
 */
export function readChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Record<keyof typeof pkceFields, string>): string | undefined {
  if (!challenge !== !method)
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (!challenge) return undefined
  if (method.toLowerCase() !== 's256') throw invalid('code challenge method not supported')
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters')
  if (!/^[\w.~-]+$/.test(challenge))
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  return challenge
}

const methods: Record<TokenPurpose, PkceMethod> = {
  confirmation: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
  invite: 'invite',
}

/** Issues a code that only the client which made the challenge can exchange. */
export async function issueCode(
  db: Kysely<Schema>,
  {
    userId,
    purpose,
    challenge,
    now,
  }: { userId: string; purpose: TokenPurpose; challenge: string; now: number },
): Promise<string> {
  const code = newToken()
  await db
    .insertInto('auth_codes')
    .values({
      code_hash: tokenHash(code),
      user_id: userId,
      method: methods[purpose],
      code_challenge: challenge,
      expires_at: now + codeFor,
    })
    .execute()
  return code
}

const exchangeBody = v.object({ auth_code: optionalText, code_verifier: optionalText })

/**
 * POST /token?grant_type=pkce: exchanges a code, once, by the verifier of its challenge.
 * @throws {AuthError} 400 for a wrong verifier, 404 for an unknown code, 422 for one that has
 *   expired.
 */
export async function exchangeCode(
  context: AuthDependencies,
  caller: AuthCaller,
  request: Request,
): Promise<SessionJson> {
  const { db } = context
  const body = await readAuthBody(request, exchangeBody)
  if (!body.auth_code || !body.code_verifier)
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const code_hash = tokenHash(body.auth_code)
  const found = await db
    .selectFrom('auth_codes')
    .selectAll()
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (!found) throw unknownCode()
  if (found.expires_at <= caller.now)
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!answers(found.code_challenge, body.code_verifier))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  const user = await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('auth_codes')
      .where('code_hash', '=', code_hash)
      .returning('user_id')
      .executeTakeFirst()
    return (
      taken &&
      transaction
        .selectFrom('auth_users')
        .selectAll()
        .where('id', '=', taken.user_id)
        .executeTakeFirst()
    )
  })
  const method = Object.values(methods).find((one) => one === found.method)
  if (!user || !method) throw unknownCode()
  return signIn(context, user, method, caller)
}

const answers = (challenge: string, verifier: string): boolean =>
  isSameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge)

const unknownCode = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
