import type { ReactNode } from 'react'
import { insert } from '#app/words.ts'
import { Pieces } from '../pieces.tsx'
import type { PlanData } from './page-data.ts'
import type { words as allWords } from './words.ts'

interface DifferencesProps {
  words: (typeof allWords)['en']
  plan: PlanData
}

/** What is new, changed, gone and refused, each with a box to leave it out. */
export function Differences({ words, plan }: DifferencesProps) {
  const { columns } = words
  const box = (id: string, ref: string) => (
    <td className="r">
      <Choice id={id} label={insert(words.applyTo, { ref })} />
    </td>
  )
  return (
    <table className="table rows diff">
      <caption className="vh">{words.planTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.home}</th>
          <th scope="col">{columns.field}</th>
          <th scope="col">{columns.now}</th>
          <th scope="col">{columns.after}</th>
          <th scope="col" className="r">
            {columns.apply}
          </th>
        </tr>
      </thead>
      <Group title={words.changed} count={plan.counts.changed}>
        {plan.changed.map(({ id, ref, title, fields }) =>
          fields.map(({ column, pieces }, index) => (
            <tr key={`${id} ${column}`}>
              <th scope="row" className="full">
                {index === 0 && <Name title={title} of={ref} />}
              </th>
              <td>{column}</td>
              <td>
                <Pieces pieces={pieces} without="new" />
              </td>
              <td>
                <Pieces pieces={pieces} without="gone" />
              </td>
              {index === 0 ? box(id, ref) : <td className="r">·</td>}
            </tr>
          )),
        )}
      </Group>
      <Group title={words.added} count={plan.counts.added}>
        {plan.added.map(({ id, ref, title, facts }) => (
          <tr key={id}>
            <th scope="row" className="full">
              <Name title={title} of={ref} />
            </th>
            <td colSpan={3}>{facts}</td>
            {box(id, ref)}
          </tr>
        ))}
      </Group>
      <Group title={words.gone} count={plan.counts.gone}>
        {plan.gone.map(({ id, ref, title }) => (
          <tr key={id}>
            <th scope="row" className="full" colSpan={4}>
              <Name title={title} of={ref} />
            </th>
            {box(id, ref)}
          </tr>
        ))}
      </Group>
      <Group title={words.refused} count={plan.counts.refused}>
        {plan.refused.map(({ place, id, field, value, problem }) => (
          <tr key={`${place} ${field}`}>
            <th scope="row" className="full">
              {[place, id].filter(Boolean).join(', ')}
            </th>
            <td colSpan={4}>
              <span className="error">{insert(words.problem, { field, value, problem })}</span>
            </td>
          </tr>
        ))}
      </Group>
    </table>
  )
}

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

const Name = ({ title, of }: { title: string; of: string }) => (
  <span>
    {title}
    <br />
    <span className="slate">{of}</span>
  </span>
)

/** Whether a difference is applied. */
const Choice = ({ id, label }: { id: string; label: string }) => (
  <label className="hit">
    <input type="checkbox" name="only" value={id} defaultChecked />
    <span className="vh">{label}</span>
  </label>
)
