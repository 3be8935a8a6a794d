import { DisclosedForm } from '#app/office/controls/disclosed-form.tsx'
import { DifferenceTable } from '#app/office/versions/difference-table.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { words as homesWords } from '../words.ts'
import type { ScheduleView } from './schedule-view.ts'
import { words } from './words.ts'

/** The scheduled changes of a home, with the buttons that change their time or cancel them. */
export function ScheduleNote({ schedule }: { schedule: ScheduleView }) {
  const { language } = useRootData()
  const copy = words[language]
  const { head, scheduled } = homesWords[language]
  const { time, local, count, differences } = schedule
  return (
    <section className="note schedule" aria-labelledby="schedule">
      <h2 id="schedule">
        {insert(count > 0 ? counted(copy.scheduledChanges, count, language) : scheduled, { time })}
      </h2>
      {differences.length > 0 && (
        <DifferenceTable
          caption={insert(counted(copy.scheduledChanges, count, language), { time })}
          columns={{ field: copy.field, before: copy.now, after: copy.later }}
          differences={differences}
        />
      )}
      {count > 0 && <p className="small slate">{copy.scheduledHint}</p>}
      <div className="acts">
        <DisclosedForm button="btn" summary={head.changeTime}>
          <div className="schedule__time">
            <label className="field">
              {head.at}
              <input type="datetime-local" name="at" form="edit" defaultValue={local} />
            </label>
            <button className="btn" name="intent" value="reschedule" form="edit">
              {head.saveTime}
            </button>
          </div>
        </DisclosedForm>
        <button className="btn" name="intent" value="unschedule" form="edit">
          {head.unschedule}
        </button>
      </div>
    </section>
  )
}
