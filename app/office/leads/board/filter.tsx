import { Form, useSubmit } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { HomeSelect } from '../home-select.tsx'
import type { BoardData } from './load.ts'
import { periods } from './query.ts'
import { words } from './words.ts'

/** The filter as a sentence. Choices apply at once; without script a button applies them. */
export function BoardFilter({ board }: { board: BoardData }) {
  const { language } = useRootData()
  const { filter } = words[language]
  const submit = useSubmit()
  const { query, assignees, homes, address } = board
  return (
    <Form
      className="sentence"
      action={pathIn(language, '/office/leads/board')}
      aria-label={filter.label}
      onChange={({ currentTarget }) => void submit(currentTarget)}
      key={address}
    >
      {filter.before}
      <select name="who" aria-label={filter.who} defaultValue={query.who ?? ''}>
        <option value="">{filter.everybody}</option>
        <option value="mine">{filter.mine}</option>
        <option value="nobody">{filter.nobody}</option>
        {assignees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {filter.about}
      <HomeSelect copy={filter} homes={homes} chosen={query.home} />
      {filter.active}
      <span className="sentence__end">
        <select name="days" aria-label={filter.time} defaultValue={query.days}>
          {periods.map((days) => (
            <option key={days} value={days}>
              {filter.times[days]}
            </option>
          ))}
        </select>
        {filter.after}
      </span>{' '}
      <noscript>
        <button className="btn">{filter.apply}</button>
      </noscript>
    </Form>
  )
}
