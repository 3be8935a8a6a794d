import { dateAndTime } from '#app/format.ts'
import { fieldNames } from '#server/homes/fields.ts'
import { publishedHomeFields, scheduledAt, type StaffHome } from '#server/homes/home.ts'
import type { HomeSchedule } from '#server/homes/scheduling/schedules.ts'
import type { Language } from '#server/language.ts'
import { wordDiff } from '#server/shared/text/word-diff.ts'
import { agencyZone, wallClock } from '#server/shared/time/zoned-time.ts'
import { homeFieldLabel } from '../fields/field-label.ts'
import { homeFieldText, isReadable } from '../fields/field-text.ts'

/** What is scheduled of a home, as its editor shows it; undefined where nothing is. */
export function scheduleView(
  home: StaffHome | undefined,
  waiting: HomeSchedule | undefined,
  { language, now }: { language: Language; now: number },
) {
  const at = home && scheduledAt(home, now)
  const time = waiting ? waiting.publishAt : at && Date.parse(at)
  if (!time) return undefined
  const present = publishedHomeFields(home)
  const cells = waiting?.cells ?? {}
  const names = fieldNames.filter((name) => cells[name] !== undefined)
  return {
    time: dateAndTime(new Date(time).toISOString(), language),
    /** As the field `datetime-local` has it. */
    local: new Date(wallClock(time, agencyZone)).toISOString().slice(0, 16),
    count: names.length,
    /** The home as it will be, where that differs from what is drafted. */
    fields: Object.fromEntries(names.map((name) => [name, cells[name]?.text ?? ''])),
    differences: names.filter(isReadable).map((name) => ({
      field: homeFieldLabel(name, language),
      pieces: wordDiff(
        homeFieldText(name, present[name], language),
        homeFieldText(name, cells[name]?.text ?? '', language),
      ),
    })),
  }
}

export type ScheduleView = NonNullable<ReturnType<typeof scheduleView>>
