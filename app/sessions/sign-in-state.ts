import { formText } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { OpenSession } from '#server/accounts/open-sessions.ts'
import type { SiteRequest } from '#server/site.ts'

type AccountAndLog = Pick<SiteRequest, 'account' | 'log'>

/** Undefined where there are no recovery codes; `unknown` while they cannot be counted. */
export type CodesLeft = number | undefined | 'unknown'

/**
 * Reads the sessions of the signed-in user, and the number of their recovery codes. A part that
 * does not answer is empty or unknown, and leaves the rest of the page intact.
 */
export async function readSignInState({ account, log }: AccountAndLog) {
  const [sessions, codesLeft] = await Promise.all([
    whenUnavailable(
      log,
      'the sessions of an account could not be listed',
      () => account.openSessions.list(),
      (): OpenSession[] => [],
    ),
    whenUnavailable(
      log,
      'the recovery codes could not be counted',
      () => account.secondStep.recoveryCodesLeft(),
      () => 'unknown' as const,
    ),
  ])
  return {
    sessions: 'reason' in sessions ? [] : sessions,
    codesLeft: typeof codesLeft === 'object' ? ('unknown' as const) : codesLeft,
  }
}

/**
 * Ends the session that a form names, or all except this one.
 * @returns which sessions ended; undefined where the backend did not answer, or refused.
 */
export async function endOpenSessions(
  { account: { openSessions }, log }: AccountAndLog,
  form: FormData,
): Promise<'session' | 'others' | undefined> {
  const all = form.has('others')
  const refusal = await whenUnavailable(
    log,
    'a session could not be ended',
    () => (all ? openSessions.endOthers() : openSessions.end(formText(form, 'session'))),
    () => ({ reason: 'other' }),
  )
  if (refusal) return undefined
  return all ? 'others' : 'session'
}
