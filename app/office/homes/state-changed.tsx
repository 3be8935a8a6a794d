import { Form } from 'react-router'
import { insert } from '#app/words.ts'
import type { HomeListView } from './load.ts'
import type { HomesWords } from './words.ts'

interface StateChangedProps {
  words: HomesWords
  changed: NonNullable<HomeListView['changed']>
}

/** Says which home has another status now, and takes it back. */
export const StateChanged = ({
  words,
  changed: { id, title, revision, state, was },
}: StateChangedProps) => (
  <Form method="post" className="office-toast" preventScrollReset>
    <span role="status">
      {insert(words.stateChanged, { home: title, state: words.states[state].toLowerCase() })}
    </span>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="revision" value={revision} />
    <input type="hidden" name="state" value={was} />
    <button className="txt" name="undo" value="yes">
      {words.undo}
    </button>
  </Form>
)
