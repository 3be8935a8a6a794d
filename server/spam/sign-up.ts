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

/** The services for a feature with a double opt-in. */
export interface SignUpContext {
  outbox: { wake(): void }
  guard: Guard
  log: Logger
  /** The origin of the links in e-mails. */
  siteUrl: string
  mailDomain: string
  production: boolean
  clock: Clock
}

interface SignUp {
  /** Names the sign-up in the log: `newsletter`. */
  what: string
  email: string
  /** The kind of e-mail that asks the visitor to confirm. */
  confirmation: FormEmail
  /**
   * Stores the sign-up and queues its e-mail.
   * @returns the link in the e-mail; undefined where none is due.
   */
  store(): Promise<string | undefined>
}

/**
 * Stores a sign-up that has to be confirmed by e-mail. A suspect's sign-up is not stored but gets
 * the same answer, so that a robot does not learn that it was recognised. The answer does not
 * depend on whether an e-mail was queued, so it reveals nothing about the address.
 */
export async function takeSignUp(
  context: SignUpContext,
  { what, email, confirmation, store }: SignUp,
  evidence: SignUpEvidence,
): Promise<SignUpOutcome> {
  const { guard, log, clock, outbox } = context
  const submission = { ...evidence, email, emails: [confirmation], submissionId: undefined }
  const { suspicion, emails } = await guard.judge(submission, clock())
  if (emails.length === 0 && suspicion) {
    log.info({ suspicion }, `${what}: a sign-up was ignored: suspected as a robot`)
    return 'taken'
  }
  if (emails.length === 0) {
    log.warn(`${what}: a sign-up was refused: too many e-mails were asked for`)
    return 'tooMany'
  }
  const link = await store()
  if (link === undefined) return 'taken'
  outbox.wake()
  logConfirmation(context, what, link)
  return 'taken'
}

/** Logs a confirmation link outside production, for whoever works on the site. */
export function logConfirmation(
  { log, production }: Pick<SignUpContext, 'log' | 'production'>,
  what: string,
  link: string,
): void {
  if (!production) log.info({ link }, `${what}: confirm by this link`)
}
