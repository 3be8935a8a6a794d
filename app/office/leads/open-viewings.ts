import type { Language } from '#server/language.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import { hasEnded, type Viewing } from '#server/viewings/viewing.ts'

/** The viewings of a lead that have not taken place yet, or that wait for an answer. */
export async function findOpenViewings(
  { viewings, clock }: Pick<SiteRequest, 'viewings' | 'clock'>,
  leadId: string,
): Promise<Viewing[]> {
  const all = await viewings.office.ofLeads([leadId])
  return all.filter((viewing) => isOpenOrFuture(viewing, clock()))
}

/** Whether a viewing has not taken place yet, or waits for an answer. */
export const isOpenOrFuture = (viewing: Viewing, now: number): boolean =>
  !hasEnded(viewing) && (viewing.state === 'requested' || (viewing.start ?? 0) > now)

/** The times of viewings, for the question whether to cancel them with their lead. */
export const viewingTimesInWords = (viewings: readonly Viewing[], language: Language): string[] =>
  viewings.flatMap(({ start }) => (start === undefined ? [] : shortDateAndTime(start, language)))
