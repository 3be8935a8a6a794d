import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../../database/schema.ts'
import { userFromRow } from '../account.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { authenticate, type SignedIn } from '../authenticate.ts'
import type { AuthDependencies, AuthCaller } from '../context.ts'
import { readAuthBody, readOptionalBody, optionalText } from '../input.ts'
import { factorNotFound, type FactorRow, factorsOf, levelOf } from '../second-factor.ts'
import { presentSession, type SessionJson } from '../sign-in.ts'
import { guessCode, raiseAssuranceLevel } from './second-proof.ts'

const codesPerSet = 10
/**
 * An alphabet without characters that are easily confused (0 o, 1 i l): 79 bits in sixteen of them.
 */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 16

const generateBody = v.object({ friendly_name: optionalText })
const verifyBody = v.object({ code: optionalText })

/**
 * GET /factors/recovery-codes: the number of codes that are left.
 * @throws {AuthError} 404 where there are none.
 */
export async function recoveryCodesStatus(
  context: AuthDependencies,
  { now }: AuthCaller,
  request: Request,
) {
  const { user } = await authenticate(context, request)
  const factor = await findSet(context.db, user.id, now)
  const codes = await context.db
    .selectFrom('auth_recovery_codes')
    .select('used_at')
    .where('factor_id', '=', factor.id)
    .execute()
  return {
    id: factor.id,
    type: 'recovery_code',
    total: codes.length,
    remaining: codes.filter(({ used_at }) => used_at === null).length,
  }
}

/**
 * POST /factors/recovery-codes: creates a user's set of codes, which are shown only once.
 * @throws {AuthError} 403 `insufficient_aal` where this session has not proved a second factor, 422
 *   where there is a set already or no other factor.
 */
export async function generateRecoveryCodes(
  context: AuthDependencies,
  { now }: AuthCaller,
  request: Request,
) {
  const { db } = context
  const { user } = await proved(context, request)
  const { friendly_name = '' } = (await readOptionalBody(request, generateBody)) ?? {}
  const factors = await factorsOf(db, user.id, now)
  if (!factors.some(({ factor_type, status }) => factor_type === 'totp' && status === 'verified'))
    throw new AuthError(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes cannot be the only factor',
    )
  if (factors.some(({ factor_type }) => factor_type === 'recovery_code')) throw setExists()
  if (friendly_name.length > 100) throw invalid('A name cannot be longer than 100 characters')
  const factor = {
    id: randomUUID(),
    user_id: user.id,
    factor_type: 'recovery_code' as const,
    friendly_name: friendly_name || 'Recovery codes',
    status: 'verified' as const,
    created_at: now,
    updated_at: now,
  }
  const codes = newCodes()
  await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('auth_factors')
      .values(factor)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw setExists()
    await store(transaction, factor.id, codes)
  })
  return present(factor, codes)
}

/**
 * POST /factors/recovery-codes/regenerate: replaces all codes by new ones.
 * @throws {AuthError} 403 `insufficient_aal` where this session has not proved a second factor, 404
 *   without a set.
 */
export async function regenerateRecoveryCodes(
  context: AuthDependencies,
  { now }: AuthCaller,
  request: Request,
) {
  const { user } = await proved(context, request)
  const factor = await findSet(context.db, user.id, now)
  const codes = newCodes()
  await context.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('auth_recovery_codes').where('factor_id', '=', factor.id).execute()
    await store(transaction, factor.id, codes)
    await transaction
      .updateTable('auth_factors')
      .set({ updated_at: now })
      .where('id', '=', factor.id)
      .execute()
  })
  return present(factor, codes)
}

/**
 * DELETE /factors/recovery-codes.
 * @throws {AuthError} as {@link regenerateRecoveryCodes}.
 */
export async function removeRecoveryCodes(
  context: AuthDependencies,
  { now }: AuthCaller,
  request: Request,
): Promise<{ id: string }> {
  const { user } = await proved(context, request)
  const { id } = await findSet(context.db, user.id, now)
  await context.db.deleteFrom('auth_factors').where('id', '=', id).execute()
  return { id }
}

/**
 * POST /factors/recovery-codes/verify: raises the session to assurance level 2 by a code, which
 * works once. Letter case, blanks and hyphens do not matter.
 * @throws {AuthError} 422 `mfa_verification_failed`, 429 over a limit.
 */
export async function verifyRecoveryCode(
  context: AuthDependencies,
  { now, client }: AuthCaller,
  request: Request,
): Promise<SessionJson> {
  const { db, mailer } = context
  const { user, session } = await authenticate(context, request)
  const { code } = await readAuthBody(request, verifyBody)
  const factor = (await factorsOf(db, user.id, now)).find(isSet)
  const guess = await guessCode(context, user, client).catch((error) => {
    if (!(error instanceof AuthError)) throw error
    throw new AuthError(429, 'mfa_recovery_codes_locked', 'Too many failed attempts')
  })
  const { raised, afterCommit } = await db.transaction().execute(async (transaction) => {
    const used =
      factor &&
      (await transaction
        .updateTable('auth_recovery_codes')
        .set({ used_at: now })
        .where('factor_id', '=', factor.id)
        .where('code_hash', '=', codeHash(factor.id, canonical(code)))
        .where('used_at', 'is', null)
        .returning('factor_id')
        .executeTakeFirst())
    if (!used) throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
    return {
      raised: await raiseAssuranceLevel(transaction, session, 'mfa/recovery_code', now),
      afterCommit: await mailer.sendNotice(transaction, userFromRow(user), {
        kind: 'recovery_code_used',
        now,
      }),
    }
  })
  await guess.wasRight()
  afterCommit()
  return presentSession(context, user, raised, now)
}

async function proved(context: AuthDependencies, request: Request): Promise<SignedIn> {
  const signedIn = await authenticate(context, request)
  if (levelOf(signedIn.session) === 'aal1')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to manage recovery codes')
  return signedIn
}

const isSet = ({ factor_type }: FactorRow) => factor_type === 'recovery_code'

async function findSet(db: Kysely<Schema>, userId: string, now: number): Promise<FactorRow> {
  const factor = (await factorsOf(db, userId, now)).find(isSet)
  if (!factor) throw factorNotFound()
  return factor
}

const setExists = () =>
  new AuthError(422, 'mfa_verified_factor_exists', 'Recovery codes have already been generated')

const newCodes = () => Array.from({ length: codesPerSet }, newCode)

/**
 * Bytes beyond the last whole multiple of the alphabet's length are dropped, so that every
 * character is equally likely.
 */
function newCode(): string {
  let code = ''
  while (code.length < codeLength)
    for (const byte of randomBytes(codeLength))
      if (byte < 248 && code.length < codeLength) code += alphabet[byte % alphabet.length] ?? ''
  return code
}

const canonical = (code: string) => code.toLowerCase().replace(/[\s-]+/g, '')

/** The codes are entirely random, so one round of SHA-256 is enough. */
const codeHash = (factorId: string, code: string) =>
  createHash('sha256').update(`${factorId} ${code}`).digest('hex')

const store = (transaction: Kysely<Schema>, factorId: string, codes: string[]) =>
  transaction
    .insertInto('auth_recovery_codes')
    .values(codes.map((code) => ({ factor_id: factorId, code_hash: codeHash(factorId, code) })))
    .execute()

const present = (
  { id, friendly_name }: Pick<FactorRow, 'id' | 'friendly_name'>,
  codes: string[],
) => ({
  id,
  type: 'recovery_code',
  friendly_name,
  total: codes.length,
  codes,
})
