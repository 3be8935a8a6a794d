import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../shared/time/clock.ts'
import { hour, second } from '../../shared/time/durations.ts'
import type { AuthUser } from './account.ts'
import type { SessionRow } from './rows.ts'
import { levelOf } from './second-factor.ts'
import { algorithm, type SigningKeys } from './signing-keys.ts'

/** How long an access token is valid, in seconds. */
export const tokenSeconds = hour / second
const audience = 'authenticated'

/** The claims of a verified token that we use. */
interface AccessClaims extends JWTPayload {
  sub: string
  session_id: string
}

/** Verifies the tokens of this site. */
export interface TokenVerifier {
  keys: Pick<SigningKeys, 'verifying'>
  siteUrl: string
  clock: Clock
}

/** The token's issuer: the address under which its key set is published. */
const issuerOf = (siteUrl: string): string => `${siteUrl}/auth/v1`

/**
 * @param now milliseconds since 1970.
 * @returns the token as a signed JWT.
 */
export async function signAccessToken(
  keys: SigningKeys,
  {
    siteUrl,
    user,
    session,
    now,
  }: { siteUrl: string; user: AuthUser; session: SessionRow; now: number },
): Promise<string> {
  const { kid, key } = await keys.signing()
  const seconds = Math.floor(now / 1000)
  return new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: levelOf(session),
    amr: methodsOf(session),
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(issuerOf(siteUrl))
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(key)
}

/** How the session's user proved their identity, latest proof first; times are in seconds. */
function methodsOf({ method, created_at, second_factor, second_factor_at }: SessionRow) {
  const first = { method, timestamp: Math.floor(created_at / 1000) }
  return second_factor === null
    ? [first]
    : [{ method: second_factor, timestamp: Math.floor((second_factor_at ?? 0) / 1000) }, first]
}

/**
 * Finds the key that a token's header names.
 * @throws {UnknownKey}
 */
export const verifyingKey =
  (keys: Pick<SigningKeys, 'verifying'>) =>
  async ({ kid }: { kid?: string }) => {
    const key = await keys.verifying(kid)
    if (!key) throw new UnknownKey()
    return key
  }

/**
 * Verifies signature, algorithm, issuer, audience and times.
 * @param skew the tolerated difference of clocks, in seconds.
 * @throws {UnknownKey} or an error of `jose` that says what is wrong.
 */
export async function verifyAccessToken(
  { keys, siteUrl, clock }: TokenVerifier,
  token: string,
  skew = 0,
): Promise<AccessClaims> {
  const { payload } = await jwtVerify(token, verifyingKey(keys), {
    algorithms: [algorithm],
    issuer: issuerOf(siteUrl),
    audience,
    clockTolerance: skew,
    currentDate: new Date(clock()),
    requiredClaims: ['sub', 'exp', 'iat', 'session_id'],
  })
  const { sub, session_id } = payload
  if (typeof sub !== 'string' || typeof session_id !== 'string')
    throw new errors.JWTInvalid('token has invalid claims')
  return { ...payload, sub, session_id }
}

/** The token names a signing key that we do not have. */
export class UnknownKey extends Error {
  override name = 'UnknownKey'

  constructor() {
    super('unrecognized JWT kid for algorithm ES256')
  }
}
