import { whenUnavailable } from '#app/unavailable.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * Waits until a lead is stored.
 * @returns undefined, after a line in the log, when it could not be stored anywhere: the visitor is
 *   then told so, whether the cause is an outage or a mistake of ours.
 */
export async function storeLead<T>(
  { log }: Pick<SiteRequest, 'log'>,
  kind: LeadKind,
  storing: Promise<T>,
): Promise<T | undefined> {
  try {
    return await whenUnavailable(
      log.child({ kind }),
      'a lead could not be stored',
      () => storing,
      () => undefined,
    )
  } catch (error) {
    log.error({ err: error, kind }, 'a lead could not be stored, by a mistake of ours')
    return undefined
  }
}
