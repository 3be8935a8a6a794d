import { formText } from '#app/forms/read-form.ts'
import { translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { minute } from '#server/shared/time/durations.ts'
import { periodInWords } from '#server/shared/time/weekly-hours.ts'
import { agencyZone, dateIn, localTime, localTimeIn } from '#server/shared/time/zoned-time.ts'
import type { SiteRequest } from '#server/site.ts'
import { readSlots, slotLength } from '#server/viewings/slots/slots.ts'
import { hourOf } from './week.ts'

/** Why a viewing cannot take place at a time, or needs another confirmation for it. */
type TimeProblem =
  | 'timeInvalid'
  | 'timeMissing'
  | 'notOffered'
  | 'dayPast'
  | 'outsideHours'
  | 'noHours'

const joined = translations({ and: ' and ' }, { and: ' y ' })

interface Asked {
  start: number | undefined
  problem?: TimeProblem
  /** The viewing hours of the chosen day, if the chosen time is outside them. */
  hours?: string
}

/**
 * Reads the time of a viewing: a free half-hour that was chosen, or a day and a time. A time
 * outside the viewing hours is accepted once the member was warned about it (`anyway`).
 */
export function readTime(site: SiteRequest, form: FormData, language: Language): Asked {
  const typed = formText(form, 'at')
  const day = formText(form, 'day')
  const free = freeIn(form)
  // A day was chosen, but none of its half-hours.
  if (free === undefined && day !== '' && day !== 'other')
    return { start: undefined, problem: 'timeMissing' }
  const start = free ?? localTimeIn(agencyZone, typed)
  if (start === undefined || start % slotLength !== 0)
    return { start: undefined, problem: 'timeInvalid' }
  const now = site.clock()
  const date = dateIn(agencyZone, start)
  if (start <= now)
    return { start, problem: date < dateIn(agencyZone, now) ? 'dayPast' : 'notOffered' }
  if (formText(form, 'anyway') === typed) return { start }
  const periods = site.viewings.office.hoursOn(date)
  const from = hourOf(start) * 60
  if (periods.some((one) => one.from <= from && from + slotLength / minute <= one.to))
    return { start }
  const hours = periods.map(periodInWords)
  return {
    start,
    problem: hours.length > 0 ? 'outsideHours' : 'noHours',
    hours: hours.join(joined[language].and),
  }
}

/**
 * The free half-hour that was chosen; undefined if another day was chosen since, because that day
 * applies.
 */
function freeIn(form: FormData): number | undefined {
  const free = readSlots(formText(form, 'free'))?.[0]
  const day = formText(form, 'day')
  return free !== undefined && (day === '' || day === dateIn(agencyZone, free)) ? free : undefined
}

/** The requested time in the format of the field; only the day if no time was chosen. */
export function typedTime(form: FormData): string {
  const free = freeIn(form)
  const day = formText(form, 'day')
  if (free !== undefined) return localTime(free)
  return day === '' || day === 'other' ? formText(form, 'at') : day
}
