import type { ReactNode } from 'react'
import { DiffCells } from '#app/office/versions/diff-cells.tsx'
import { insert } from '#app/words.ts'
import type { PlanData } from './page-data.ts'
import type { words as allWords } from './words.ts'

interface DifferencesProps {
  words: (typeof allWords)['en']
  plan: PlanData
  /** The homes that were ticked when the form was sent. */
  chosen: readonly string[] | undefined
}

/** New, changed, missing and refused homes, each with a box to leave it out. */
export function ImportDifferences({ words, plan, chosen }: DifferencesProps) {
  const kept = chosen && new Set(chosen)
  const box = (id: string, ref: string, isChosen = true) => (
    <td className="r">
      <Choice id={id} isChosen={kept?.has(id) ?? isChosen} label={insert(words.applyTo, { ref })} />
    </td>
  )
  return (
    <table className="table rows diff">
      <caption className="vh">{words.planTitle}</caption>
      <Columns names={words.columns} />
      <Group title={words.refused} count={plan.counts.refused}>
        {plan.refused.map(({ place, id, problem }) => (
          <tr key={`${place} ${problem}`}>
            <th scope="row" className="full">
              {[place, id].filter(Boolean).join(', ')}
            </th>
            <td colSpan={4} className="full">
              <span className="error">{problem}</span>
            </td>
          </tr>
        ))}
      </Group>
      <Group title={words.changed} count={plan.counts.changed}>
        {plan.changed.map(({ id, ref, title, newer, fields }) =>
          fields.map(({ field, pieces }, index) => (
            <tr key={`${id} ${field}`}>
              {index === 0 ? (
                <th scope="row" className="full">
                  <Name title={title} of={ref} note={newer} />
                </th>
              ) : (
                <td className="full">
                  <span className="vh">{title}</span>
                </td>
              )}
              <td className="full">{field}</td>
              <DiffCells pieces={pieces} />
              {index === 0 ? box(id, ref, !newer) : <td className="r">·</td>}
            </tr>
          )),
        )}
      </Group>
      <Group title={words.added} count={plan.counts.added}>
        {plan.added.map(({ id, ref, title, facts, note }) => (
          <tr key={id}>
            <th scope="row" className="full">
              <Name title={title} of={ref} note={note} />
            </th>
            <td colSpan={3}>{facts}</td>
            {box(id, ref)}
          </tr>
        ))}
      </Group>
      <Group title={words.gone} count={plan.counts.gone}>
        {plan.gone.map(({ id, ref, title, stays }) => (
          <tr key={id}>
            <th scope="row" className="full" colSpan={stays ? 1 : 4}>
              <Name title={title} of={ref} />
            </th>
            {stays && (
              <td colSpan={3} className="full">
                {stays}
              </td>
            )}
            {box(id, ref, !stays)}
          </tr>
        ))}
      </Group>
    </table>
  )
}

const Columns = ({ names }: { names: DifferencesProps['words']['columns'] }) => (
  <thead>
    <tr>
      <th scope="col">{names.home}</th>
      <th scope="col">{names.field}</th>
      <th scope="col">{names.now}</th>
      <th scope="col">{names.after}</th>
      <th scope="col" className="r">
        {names.apply}
      </th>
    </tr>
  </thead>
)

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <tbody>
      <tr>
        <th colSpan={5} scope="rowgroup" className="full import-group">
          {title} <span className="slate">{count}</span>
        </th>
      </tr>
      {children}
    </tbody>
  )
}

const Name = ({ title, of, note }: { title: string; of: string; note?: string | undefined }) => (
  <span>
    {title}
    <br />
    <span className="slate">{of}</span>
    {note && <span className="error import-newer">{note}</span>}
  </span>
)

/** The box that decides whether a difference is applied. */
const Choice = ({ id, label, isChosen }: { id: string; label: string; isChosen: boolean }) => (
  <label className="hit">
    <input type="checkbox" name="only" value={id} defaultChecked={isChosen} />
    <span className="vh">{label}</span>
  </label>
)
