import { hour } from '../shared/time/durations.ts'
import { newToken, tokenHash } from '../tokens/token.ts'
import { confirmationHours } from './confirmation-hours.ts'

/**
 * The values that a sign-up stores until the owner of its address confirms it.
 * @param now milliseconds since 1970.
 * @returns also the token for the e-mail, of which only the hash is stored.
 */
export function requestConfirmation(consentWording: string, now: number) {
  const token = newToken()
  const request = {
    state: 'waiting',
    token_hash: tokenHash(token),
    token_expires_at: now + confirmationHours * hour,
    consent_wording: consentWording,
    consent_at: now,
  } as const
  return { token, request }
}

/**
 * The values that a confirmation stores: the link expires, so that the next sign-up gets a new
 * e-mail at once.
 */
export const confirmedAt = (now: number) => ({ confirmed_at: now, token_expires_at: now })
