import { daysWithFreeTimes } from '#app/office/viewings/free-times.ts'
import type { Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { readSlots, slotText } from '#server/viewings/slots/slots.ts'
import { preferredTimes } from './preferred-times.ts'
import { timeInReply } from './times-in-text.ts'

interface ProposableTime {
  value: string
  /** The time: `10:30`. */
  text: string
  /** The time in words, in the language of the reply. */
  words: string
}

/** The half-hours that a reply can propose, by day, and those that are chosen initially. */
export interface ProposableTimes {
  days: { date: string; name: string; short: string; times: ProposableTime[] }[]
  chosen: string[]
}

interface Proposing {
  leadId: string
  /** The half-hours that the visitor asked for, as in the form's field; blank if there are none. */
  asked: string
  /** The languages of the reply and of the member. */
  writesIn: Language
  language: Language
}

/**
 * Reads the half-hours that a reply can propose.
 * @returns undefined if the calendar is not known, or has no free half-hour.
 */
export async function proposableTimes(
  { viewings }: Pick<SiteRequest, 'viewings'>,
  { leadId, asked, writesIn, language }: Proposing,
): Promise<ProposableTimes | undefined> {
  const { days, known } = await viewings.office.proposable(leadId)
  const free = daysWithFreeTimes(days, language)
  if (!known || free.length === 0) return undefined
  const chosen = preferredTimes(
    free.map(({ times }) => times.map(({ start }) => start)),
    readSlots(asked) ?? [],
  )
  return {
    days: free.map(({ date, name, short, times }) => ({
      date,
      name,
      short,
      times: times.map(({ value, text, start }) => ({
        value,
        text,
        words: timeInReply(start, writesIn),
      })),
    })),
    chosen: chosen.map(slotText),
  }
}
