import type { SupabaseClient } from '@supabase/supabase-js'
import { codeOf, stepAt } from '#server/backend/auth/factors/totp.ts'

/** The code that an authenticator shows for a secret: now, or some steps of 30 seconds later. */
export const codeNow = (secret: string, later = 0): string =>
  codeOf(secret, stepAt(Date.now()) + later)

/**
 * Turns the second factor on for a signed-in client.
 * @returns the factor's id and secret.
 */
export async function withAuthenticator(
  client: SupabaseClient,
): Promise<{ factorId: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const { error: refused } = await withEarlierCode(
    data.totp.secret,
    (code) => client.auth.mfa.challengeAndVerify({ factorId: data.id, code }),
    (answer) => answer.error === null,
  )
  if (refused) throw refused
  return { factorId: data.id, secret: data.totp.secret }
}

/**
 * Sends the code of the previous step, so that the present one remains unused. It is sent again
 * where another step has begun before the answer, because the code was correct when it was made.
 */
export async function withEarlierCode<T>(
  secret: string,
  send: (code: string) => Promise<T>,
  isTaken: (answer: T) => boolean,
): Promise<T> {
  for (;;) {
    const step = stepAt(Date.now())
    const answer = await send(codeOf(secret, step - 1))
    if (isTaken(answer) || stepAt(Date.now()) === step) return answer
  }
}
