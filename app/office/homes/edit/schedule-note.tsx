import { DisclosedForm } from '#app/office/controls/disclosed-form.tsx'
import { DiffPieces } from '#app/office/versions/diff-pieces.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { words as homesWords } from '../words.ts'
import type { ScheduleView } from './schedule-view.ts'
import { words } from './words.ts'

/** What is scheduled of a home, with the buttons that change its time or cancel it. */
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
        <table className="table rows diff">
          <caption className="vh">
            {insert(counted(copy.scheduledChanges, count, language), { time })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{copy.field}</th>
              <th scope="col">{copy.now}</th>
              <th scope="col">{copy.later}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, pieces }) => (
              <tr key={field}>
                <th scope="row" className="full">
                  {field}
                </th>
                <td>
                  <DiffPieces pieces={pieces} without="new" />
                </td>
                <td>
                  <DiffPieces pieces={pieces} without="gone" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
