import { fieldNames } from '#server/homes/fields.ts'
import { publishedHomeFields, scheduledAt, type StaffHome } from '#server/homes/home.ts'
import type { HomeSchedule } from '#server/homes/scheduling/schedules.ts'
import type { Language } from '#server/language.ts'
import { wordDiff } from '#server/shared/text/word-diff.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { localTime } from '#server/shared/time/zoned-time.ts'
import { homeFieldLabel } from '../fields/field-label.ts'
import { homeFieldText, isReadable } from '../fields/field-text.ts'

/** The scheduled changes of a home, as its editor shows them; undefined if there are none. */
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
    time: dateAndTime(time, language),
    /** The time in the format of a field `datetime-local`. */
    local: localTime(time),
    count: names.length,
    /** The home after the scheduled changes, if they differ from the draft. */
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
