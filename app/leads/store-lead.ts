import type { LeadKind } from '#server/leads/lead.ts'
import type { SiteRequest } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'

/**
 * Waits until a lead is stored.
 * @returns undefined, after a line in the log, when it could not be stored anywhere.
 */
export async function storeLead<T>(
  { log }: Pick<SiteRequest, 'log'>,
  kind: LeadKind,
  storing: Promise<T>,
): Promise<T | undefined> {
  try {
    return await storing
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error, kind }, 'a lead could not be stored')
    return undefined
  }
}
