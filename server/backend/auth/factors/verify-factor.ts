import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../../database/schema.ts'
import { minute } from '../../../shared/time/durations.ts'
import type { AfterCommit } from '../account-mailer.ts'
import { userFromRow } from '../account.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { authenticate } from '../authenticate.ts'
import type { AuthDependencies, AuthCaller } from '../context.ts'
import { readAuthBody, optionalText } from '../input.ts'
import { type FactorRow, findFactor } from '../second-factor.ts'
import { clientHash } from '../sessions.ts'
import { presentSession, type SessionJson } from '../sign-in.ts'
import { openFactorSecret } from './factor-secret.ts'
import { guessCode, raiseAssuranceLevel } from './second-proof.ts'
import { stepOfCode } from './totp.ts'

/** How long a challenge can be answered, in milliseconds. */
const challengeFor = 5 * minute

/**
 * POST /factors/:id/challenge: asks for a code of this authenticator.
 * @throws {AuthError} 401 or 403 without a valid session, 404 for a factor that is not the user's.
 */
export async function challenge(
  context: AuthDependencies,
  { now, client }: AuthCaller,
  request: Request,
  factorId: string,
) {
  const { db } = context
  const { user } = await authenticate(context, request)
  const factor = await findFactor(db, user.id, factorId, now)
  const id = randomUUID()
  const expiresAt = now + challengeFor
  await db
    .deleteFrom('auth_challenges')
    .where('factor_id', '=', factor.id)
    .where('expires_at', '<=', now)
    .execute()
  await db
    .insertInto('auth_challenges')
    .values({
      id,
      factor_id: factor.id,
      client: client === undefined ? null : clientHash(client),
      expires_at: expiresAt,
    })
    .execute()
  await db
    .updateTable('auth_factors')
    .set({ last_challenged_at: now })
    .where('id', '=', factor.id)
    .execute()
  return { id, type: factor.factor_type, expires_at: Math.floor(expiresAt / 1000) }
}

const verifyBody = v.object({ challenge_id: optionalText, code: optionalText })

/**
 * POST /factors/:id/verify: raises the session to assurance level 2 by a code. The first correct
 * code activates the factor; the user's sessions of level 1 end. A code is accepted only once.
 * @throws {AuthError} 422 for a wrong code or a challenge that cannot be answered, 429 over a
 *   limit.
 */
export async function verifyFactor(
  context: AuthDependencies,
  caller: AuthCaller,
  request: Request,
  factorId: string,
): Promise<SessionJson> {
  const { db, mailer, storedKeys } = context
  const { now, client } = caller
  const { user, session } = await authenticate(context, request)
  const factor = await findFactor(db, user.id, factorId, now)
  const body = await readAuthBody(request, verifyBody)
  if (!body.code) throw invalid('Code needs to be non-empty')
  await checkChallenge(db, factor, { challengeId: body.challenge_id, client, now })
  const guess = await guessCode(context, user, client)
  const step = stepOfCode(openFactorSecret(storedKeys, factor), body.code, now)
  if (step === undefined) throw wrongCode()

  const { raised, afterCommit } = await db.transaction().execute(async (transaction) => {
    await takeChallenge(transaction, body.challenge_id)
    await takeStep(transaction, factor, step, now)
    const isFirst = factor.status === 'unverified'
    const afterCommit: AfterCommit[] = isFirst
      ? [await mailer.sendNotice(transaction, userFromRow(user), { kind: 'second_factor_on', now })]
      : []
    if (isFirst)
      await transaction
        .deleteFrom('auth_factors')
        .where('user_id', '=', user.id)
        .where('status', '=', 'unverified')
        .execute()
    return { raised: await raiseAssuranceLevel(transaction, session, 'totp', now), afterCommit }
  })
  await guess.wasRight()
  for (const call of afterCommit) call()
  return presentSession(context, user, raised, now)
}

async function checkChallenge(
  db: Kysely<Schema>,
  factor: FactorRow,
  {
    challengeId: id,
    client,
    now,
  }: { challengeId: string; client: string | undefined; now: number },
): Promise<void> {
  const found = await db
    .selectFrom('auth_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factor.id)
    .executeTakeFirst()
  if (!found) throw challengeNotFound()
  if (found.client !== null && client !== undefined && found.client !== clientHash(client))
    throw new AuthError(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    )
  if (found.expires_at <= now)
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    )
}

/** Uses up a challenge: only one of two parallel calls succeeds. */
async function takeChallenge(transaction: Kysely<Schema>, id: string): Promise<void> {
  const taken = await transaction
    .deleteFrom('auth_challenges')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw challengeNotFound()
}

/** Accepts the time step of a code once, and then no earlier step (RFC 6238, section 5.2). */
async function takeStep(
  transaction: Kysely<Schema>,
  factor: FactorRow,
  step: number,
  now: number,
): Promise<void> {
  const taken = await transaction
    .updateTable('auth_factors')
    .set({ last_step: step, status: 'verified', updated_at: now })
    .where('id', '=', factor.id)
    .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw wrongCode()
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
const challengeNotFound = () =>
  new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
