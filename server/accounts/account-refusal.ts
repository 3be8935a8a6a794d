import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js'
import { backendError, type ClientError, isNotAllowed } from '../backend-error.ts'
import { minute, second } from '../shared/time/durations.ts'
import { emailsAgainAfter } from '../shared/time/emails-again-after.ts'
import { Unavailable } from '../unavailable.ts'

/** The service's name in errors. */
export const service = 'The account service'

/** Why something was refused; the page has a sentence for each. */
type Reason =
  | 'credentials'
  | 'unconfirmed'
  | 'passwordWeak'
  | 'passwordStaffShort'
  | 'passwordSame'
  | 'passwordWrong'
  | 'emailInvalid'
  | 'linkUsed'
  | 'tooMany'
  | 'closed'
  | 'sessionEnded'
  | 'ofStaff'
  | 'codeRequired'
  | 'codeWrong'
  | 'enrolmentEnded'
  | 'other'

export interface AccountRefusal {
  reason: Reason
  /** The backend's own message, in English. */
  message: string
  /** With `tooMany`, the seconds after which to try again. */
  retryAfter?: number
}

const reasons: Record<string, Reason> = {
  invalid_credentials: 'credentials',
  email_not_confirmed: 'unconfirmed',
  weak_password: 'passwordWeak',
  email_address_invalid: 'emailInvalid',
  validation_failed: 'emailInvalid',
  otp_expired: 'linkUsed',
  mfa_verification_failed: 'codeWrong',
  mfa_challenge_expired: 'codeWrong',
  mfa_ip_address_mismatch: 'codeWrong',
  mfa_recovery_codes_locked: 'tooMany',
  insufficient_aal: 'sessionEnded',
  over_request_rate_limit: 'tooMany',
  over_email_send_rate_limit: 'tooMany',
  signup_disabled: 'closed',
  no_authorization: 'sessionEnded',
  bad_jwt: 'sessionEnded',
  session_not_found: 'sessionEnded',
  session_expired: 'sessionEnded',
  user_not_found: 'sessionEnded',
  user_banned: 'sessionEnded',
  refresh_token_not_found: 'sessionEnded',
  refresh_token_already_used: 'sessionEnded',
}

/** @throws {Unavailable} for an error that means that the backend did not answer. */
export function throwIfUnavailable(error: AuthError): void {
  if (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)
    throw new Unavailable(service, error)
}

/**
 * The refusal for an error of the client.
 * @throws {Unavailable} when the backend did not answer, which is no refusal.
 */
export function accountRefusal(error: AuthError): AccountRefusal {
  throwIfUnavailable(error)
  const reason =
    error.name === 'AuthSessionMissingError'
      ? 'sessionEnded'
      : (reasons[error.code ?? ''] ?? 'other')
  // A message without a code is not the backend's.
  const message = error.code ? error.message : ''
  return reason === 'tooMany' ? { reason, message, retryAfter: waitOf(error) } : { reason, message }
}

/**
 * The seconds to wait: those in the backend's message, otherwise the usual period of its rate
 * limit.
 */
function waitOf({ code, message }: AuthError): number {
  const [, seconds] = /\bafter (\d{1,5}) seconds?\b/.exec(message) ?? []
  if (seconds) return Number(seconds)
  return code === 'over_email_send_rate_limit' ? emailsAgainAfter : (10 * minute) / second
}

/**
 * The refusal for an error of a database function that the client called. Refusals are a session
 * that has ended or lacks its second step, and the deletion of a member of staff.
 * @throws {Unavailable} when the backend did not answer.
 */
export function functionRefusal(error: ClientError, status: number): AccountRefusal {
  if (error.code === 'PT409') return { reason: 'ofStaff', message: error.message ?? '' }
  const failure = backendError(service, error, status)
  if (!isNotAllowed(failure)) throw failure
  return { reason: 'sessionEnded', message: failure.message }
}
