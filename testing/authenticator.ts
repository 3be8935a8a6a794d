import type { SupabaseClient } from '@supabase/supabase-js'
import { codeOf, stepAt } from '#server/backend/auth/factors/totp.ts'

/**
 * The code that a telephone shows for a secret: at this moment, or some steps of 30 seconds later.
 */
export const codeNow = (secret: string, later = 0): string =>
  codeOf(secret, stepAt(Date.now()) + later)

/**
 * Turns the second factor on for a client that is signed in.
 * @returns the factor's id and secret.
 */
export async function withAuthenticator(
  client: SupabaseClient,
): Promise<{ factorId: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  for (;;) {
    const step = stepAt(Date.now())
    // The step before, so that the present code is still to be used.
    const { error: refused } = await client.auth.mfa.challengeAndVerify({
      factorId: data.id,
      code: codeOf(data.totp.secret, step - 1),
    })
    if (!refused) return { factorId: data.id, secret: data.totp.secret }
    // The code was right when it was made; another step has begun since.
    if (stepAt(Date.now()) === step) throw refused
  }
}
