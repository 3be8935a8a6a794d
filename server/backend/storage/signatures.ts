import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../shared/time/clock.ts'
import { day, hour, second } from '../../shared/time/durations.ts'
import { UnknownKey, verifyingKey } from '../auth/access-tokens.ts'
import { algorithm, type SigningKeys } from '../auth/signing-keys.ts'
import { StorageError } from './storage-error.ts'

/**
 * The issuer of these tokens only: an access token cannot read files, and a signed address cannot
 * act as a session.
 */
const issuerOf = (siteUrl: string) => `${siteUrl}/storage/v1`

/** The uses of one object that a signed address permits. */
const purposes = v.picklist(['read', 'upload'])
type Purpose = v.InferOutput<typeof purposes>

/** The longest validity: a year, in seconds. */
export const maxSignatureSeconds = (366 * day) / second
/** How long a signed upload address is valid, in seconds, as on the hosted service. */
export const uploadSeconds = (2 * hour) / second

const claims = v.object({
  /** Bucket and name. */
  url: v.string(),
  /** For a picture: the query of its transformation. */
  transform: v.optional(v.string()),
  upsert: v.optional(v.boolean()),
  /** The member of staff who signed the upload, and their session. */
  userId: v.optional(v.string()),
  sessionId: v.optional(v.string()),
})

type Signed = v.InferOutput<typeof claims>

interface Signer {
  keys: SigningKeys
  siteUrl: string
  clock: Clock
}

/**
 * A token for one object and purpose. A rotation of the keys invalidates it before it expires: two
 * hours later, or at once if the old keys are distrusted.
 */
export async function sign(
  { keys, siteUrl, clock }: Signer,
  purpose: Purpose,
  signed: Signed,
  seconds: number,
): Promise<string> {
  const { kid, key } = await keys.signing()
  const issuedAt = Math.floor(clock() / 1000)
  return new SignJWT(signed)
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(issuerOf(siteUrl))
    .setAudience(purpose)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key)
}

/**
 * @throws {StorageError} 400 for a token that is forged, expired, or for another object or purpose.
 */
export async function readSigned(
  { keys, siteUrl, clock }: Signer,
  purpose: Purpose,
  token: string | undefined,
  url: string,
): Promise<Signed> {
  try {
    const { payload } = await jwtVerify(token ?? '', verifyingKey(keys), {
      algorithms: [algorithm],
      issuer: issuerOf(siteUrl),
      audience: purpose,
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(clock()),
    })
    const signed = v.parse(claims, payload)
    if (signed.url === url) return signed
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new StorageError(400, 'InvalidJWT', '"exp" claim timestamp check failed')
    const isOurs = error instanceof errors.JOSEError || error instanceof UnknownKey
    if (!isOurs && !v.isValiError(error)) throw error
    throw new StorageError(400, 'InvalidJWT', 'signature verification failed')
  }
  throw new StorageError(400, 'InvalidSignature', 'The url does not match the signature')
}
