import type { Logger } from 'pino'
import type { Clock } from '../shared/time/clock.ts'
import type { FormEmail } from './email-budget.ts'
import type { Evidence, Guard } from './guard.ts'

/** The data of a sign-up form by which the guard judges it. */
export type SignUpEvidence = Pick<Evidence, 'honeypot' | 'stamp' | 'address'>

/**
 * The answer to a sign-up: it was accepted, or too many e-mails were requested. The refusal reveals
 * nothing about the address, because budgets are checked before it is looked up.
 */
export type SignUpOutcome = 'taken' | 'tooMany'

/**
 * Whether the e-mail that asks a visitor to confirm their sign-up may be sent; a refusal is logged.
 * @param what names the sign-up in the log: `newsletter`.
 * @returns undefined where it may; otherwise the answer. A suspect gets that of a sign-up that was
 *   taken, or a robot would learn that it was found out.
 */
export async function refusalOfSignUp(
  { guard, log, clock }: { guard: Guard; log: Logger; clock: Clock },
  what: string,
  { email, confirmation }: { email: string; confirmation: FormEmail },
  evidence: SignUpEvidence,
): Promise<SignUpOutcome | undefined> {
  const submission = { ...evidence, email, emails: [confirmation], submissionId: undefined }
  const { suspicion, emails } = await guard.judge(submission, clock())
  if (emails.length > 0) return undefined
  if (suspicion) {
    log.info({ suspicion }, `${what}: a sign-up was ignored: suspected as a robot`)
    return 'taken'
  }
  log.warn(`${what}: a sign-up was refused: too many e-mails were asked for`)
  return 'tooMany'
}
