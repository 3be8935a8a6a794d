import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { qrCodeSvg } from '../../../shared/text/qr-code.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { authenticate } from '../authenticate.ts'
import type { AuthDependencies, AuthCaller } from '../context.ts'
import { readAuthBody, optionalText } from '../input.ts'
import { deleteExpiredFactors, factorsOf, levelOf } from '../second-factor.ts'
import { sealFactorSecret } from './factor-secret.ts'
import { newSecret, otpAuthUri } from './totp.ts'

/** The same limit as that of the hosted service. */
const maxFactors = 10
/** In characters; the name is part of every answer about the user. */
const maxName = 100

const enrolBody = v.object({
  friendly_name: optionalText,
  factor_type: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

/**
 * POST /factors: a new authenticator, which is active after its first correct code.
 * @throws {AuthError} 400 for a body that cannot be used, 403 `insufficient_aal` for a user who has
 *   a factor and has not proved it in this session, 422 for a name that is taken or too many
 *   factors.
 */
export async function enrol(context: AuthDependencies, { now }: AuthCaller, request: Request) {
  const { db, siteUrl, storedKeys } = context
  const { user, session } = await authenticate(context, request)
  const body = await readAuthBody(request, enrolBody)
  const refusal = refusals[body.factor_type]
  if (refusal) throw new AuthError(422, ...refusal)
  if (body.factor_type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
  if (body.friendly_name.length > maxName || body.issuer.length > maxName)
    throw invalid(`A name cannot be longer than ${maxName} characters`)

  await deleteExpiredFactors(db, user.id, now)
  const factors = await factorsOf(db, user.id, now)
  if (factors.some(({ friendly_name }) => friendly_name === body.friendly_name))
    throw nameTaken(body.friendly_name)
  if (factors.length >= maxFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (factors.some(({ status }) => status === 'verified') && levelOf(session) === 'aal1')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')

  const secret = newSecret()
  const uri = otpAuthUri({
    secret,
    issuer: body.issuer || new URL(siteUrl).host,
    account: user.email,
  })
  const id = randomUUID()
  const inserted = await db
    .insertInto('auth_factors')
    .values({
      id,
      user_id: user.id,
      factor_type: 'totp',
      friendly_name: body.friendly_name,
      status: 'unverified',
      secret: sealFactorSecret(storedKeys, id, secret),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw nameTaken(body.friendly_name)
  return {
    id,
    type: 'totp',
    friendly_name: body.friendly_name,
    totp: { qr_code: qrCodeSvg(uri), secret, uri },
  }
}

const refusals: Record<string, [code: string, message: string] | undefined> = {
  phone: ['mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  webauthn: ['mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
}

const nameTaken = (name: string) =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  )
