import { type Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { slotText } from '#server/viewings/slots.ts'
import { formatTime } from '../times.ts'
import { formatDate } from './week.ts'

/** A day with its free half-hours, as a field offers them. */
export interface FreeDay {
  date: string
  name: string
  times: { value: string; text: string; start: number }[]
}

/** The free half-hours that visitors could ask for; none while the calendar is not known. */
export async function freeDays(
  { viewings }: Pick<SiteRequest, 'viewings'>,
  language: Language,
): Promise<FreeDay[]> {
  const { days, known } = await viewings.calendar()
  if (!known) return []
  return days
    .map(({ date, slots }) => ({
      date,
      name: formatDate(date, language),
      times: slots
        .filter(({ free }) => free)
        .map(({ start }) => ({ value: slotText(start), text: formatTime(start, language), start })),
    }))
    .filter(({ times }) => times.length > 0)
}
