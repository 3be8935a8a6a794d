import { insert } from '#app/words.ts'
import { isProgram } from '#server/audit-log/actor.ts'
import type { LastChange } from '#server/homes/last-changes.ts'
import type { Language } from '#server/language.ts'
import { day } from '#server/shared/time/durations.ts'
import { clockTime, shortDate } from '#server/shared/time/formats.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import { memberName } from '#server/staff/member-name.ts'
import { words } from '../words.ts'

/**
 * When something was changed, and by whom if it was a person: `today, 10:40, Marta`, or `3 Feb,
 * Marta`.
 */
export function lastChangeText(
  { at, by }: LastChange,
  now: number,
  language: Language,
): { when: string; who: string | undefined } {
  const { changedOn } = words[language]
  const time = Date.parse(at)
  const [date, today] = [dateIn(agencyZone, time), dateIn(agencyZone, now)]
  const when =
    date === today
      ? insert(changedOn.today, { time: clockTime(time, language) })
      : date === dateIn(agencyZone, now - day)
        ? changedOn.yesterday
        : shortDate(time, language)
  // A write without an account has no author.
  const isByMember = by !== '' && !isProgram(by)
  return { when, who: isByMember ? memberName(undefined, by) : undefined }
}
