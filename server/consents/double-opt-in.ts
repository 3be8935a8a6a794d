import { hour } from '../shared/time/durations.ts'
import { newToken, tokenHash } from '../tokens/token.ts'
import { confirmationHours } from './confirmation-hours.ts'

/**
 * What a sign-up stores until the owner of its address confirms it.
 * @param now milliseconds since 1970.
 * @returns the token of the e-mail too, of which only the hash is stored.
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

/** What a confirmation stores: its link ends, so that the next sign-up need not wait for that. */
export const confirmedAt = (now: number) => ({ confirmed_at: now, token_expires_at: now })
