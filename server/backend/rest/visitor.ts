import { decodeProtectedHeader, errors } from 'jose'
import { type TokenVerifier, UnknownKey, verifyAccessToken } from '../auth/access-tokens.ts'
import { RestError } from './rest-error.ts'

export type RestVisitor =
  | { role: 'anon' }
  | { role: 'authenticated'; userId: string; sessionId: string }

/** The tolerated difference of clocks, in seconds. */
const skew = 30

/**
 * The sender of a request: an anonymous visitor, who sends the public key or no token, or the user
 * of the token.
 * @throws {RestError} 401 for an invalid token.
 */
export async function readRestVisitor(
  verifier: TokenVerifier,
  publicKey: string,
  authorization: string | undefined,
): Promise<RestVisitor> {
  const [, token] = /^bearer(?: +(.*))?$/i.exec(authorization?.trim() ?? '') ?? [
    undefined,
    publicKey,
  ]
  if (token === publicKey) return { role: 'anon' }
  if (!token) throw refused('PGRST301', 'Empty JWT is sent in Authorization header')
  const parts = token.split('.').length
  if (parts !== 3) throw refused('PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  if (algorithmOf(token) === 'none')
    throw refused(
      'PGRST301',
      'Wrong or unsupported encoding algorithm',
      "JWT is unsecured but expected 'alg' was not 'none'",
    )
  try {
    const { iat = 0, sub, session_id } = await verifyAccessToken(verifier, token, skew)
    if (iat > verifier.clock() / 1000 + skew) throw refused('PGRST303', 'JWT issued at future')
    return { role: 'authenticated', userId: sub, sessionId: session_id }
  } catch (error) {
    throw reasonOf(error)
  }
}

/** A refusal for lack of permission: 401 where signing in would help, otherwise 403. */
export function forbidden(what: string, { role }: Pick<RestVisitor, 'role'>): RestError {
  const headers: Record<string, string> = role === 'anon' ? { 'WWW-Authenticate': 'Bearer' } : {}
  return new RestError(role === 'anon' ? 401 : 403, '42501', `permission denied for ${what}`, {
    headers,
  })
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg
  } catch {
    throw refused('PGRST301', 'JWT cryptographic operation failed')
  }
}

function reasonOf(error: unknown): unknown {
  if (error instanceof RestError) return error
  if (error instanceof errors.JWTExpired) return refused('PGRST303', 'JWT expired')
  if (error instanceof errors.JWTClaimValidationFailed)
    return refused(
      'PGRST303',
      error.claim === 'nbf'
        ? 'JWT not yet valid'
        : error.claim === 'aud'
          ? 'JWT not in audience'
          : `JWT claim "${error.claim}" is not accepted`,
    )
  if (error instanceof errors.JOSEError || error instanceof UnknownKey)
    return refused(
      'PGRST301',
      'No suitable key or wrong key type',
      'None of the keys was able to decode the JWT',
    )
  return error
}

function refused(code: string, message: string, details?: string): RestError {
  return new RestError(401, code, message, {
    details,
    headers: {
      'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message.replaceAll('"', "'")}"`,
    },
  })
}
