import { useState } from 'react'
import { Form } from 'react-router'
import { insert } from '#app/words.ts'
import type { HomesWords } from './words.ts'

type State = keyof HomesWords['states']

interface StateCellProps {
  words: HomesWords
  home: { id: string; title: string; state: State; revision: number }
  states: readonly State[]
}

/** A status that is chosen in its cell, and saved by the button that then appears. */
export function StateCell({ words, home, states }: StateCellProps) {
  const [chosen, setChosen] = useState<string>(home.state)
  const isChanged = chosen !== home.state
  return (
    <Form
      className={`status status--${home.state}`}
      method="post"
      key={`${home.state} ${home.revision}`}
      preventScrollReset
    >
      <input type="hidden" name="id" value={home.id} />
      <input type="hidden" name="revision" value={home.revision} />
      <select
        name="state"
        aria-label={insert(words.stateOf, { home: home.title })}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </select>
      {isChanged && <button className="txt">{words.save}</button>}
      <noscript>
        <button className="txt">{words.save}</button>
      </noscript>
    </Form>
  )
}
