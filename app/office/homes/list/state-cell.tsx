import { Form } from 'react-router'
import { insert } from '#app/words.ts'
import type { HomesWords } from '../words.ts'

type State = keyof HomesWords['states']

interface StateCellProps {
  words: HomesWords
  home: { id: string; title: string; state: State; revision: number }
  states: readonly State[]
}

/** A choice of the status in its cell, saved at once; without script a button saves it. */
export const StateCell = ({ words, home, states }: StateCellProps) => (
  <Form className={`status status--${home.state}`} method="post" preventScrollReset>
    <input type="hidden" name="id" value={home.id} />
    <input type="hidden" name="revision" value={home.revision} />
    <select
      name="state"
      aria-label={insert(words.stateOf, { home: home.title })}
      defaultValue={home.state}
      onChange={({ target }) => target.form?.requestSubmit()}
    >
      {states.map((state) => (
        <option key={state} value={state}>
          {words.states[state]}
        </option>
      ))}
    </select>
    <noscript>
      <button className="txt">{words.save}</button>
    </noscript>
  </Form>
)
