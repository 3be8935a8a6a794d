import type { Logger } from 'pino'
import type { FormEmail } from './email-budget.ts'
import type { Evidence, Guard } from './guard.ts'

/** What a sign-up form sends besides what is signed up for. */
export type SignUpEvidence = Pick<Evidence, 'honeypot' | 'stamp' | 'address'>

/**
 * Whether the e-mail that asks a visitor to confirm their sign-up may be sent; a refusal is logged.
 * The form's answer must not depend on it, or a robot would learn that it was found out.
 * @param what names the sign-up in the log: `newsletter`.
 */
export async function mayConfirm(
  { guard, log }: { guard: Guard; log: Logger },
  what: string,
  { email, confirmation }: { email: string; confirmation: FormEmail },
  evidence: SignUpEvidence,
): Promise<boolean> {
  const { suspicion, emails } = await guard.judge({
    ...evidence,
    email,
    emails: [confirmation],
    submissionId: undefined,
  })
  if (emails.length > 0) return true
  log.info(
    { suspicion },
    `${what}: a sign-up was ignored: suspected as a robot, or one of too many`,
  )
  return false
}
