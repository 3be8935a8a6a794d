import { Form } from 'react-router'
import { insert } from '#app/words.ts'
import type { HomesWords } from '../words.ts'
import type { HomeListView } from './load.ts'

interface HomeChangedProps {
  words: HomesWords
  changed: NonNullable<HomeListView['changed']>
}

/**
 * The message that says which home's price or status was changed, with a button to undo the change.
 */
export const HomeChanged = ({
  words,
  changed: { id, title, revision, now, was },
}: HomeChangedProps) => (
  <Form method="post" className="office-toast" preventScrollReset>
    <span role="status">{insert(words.changed, { home: title, now })}</span>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="revision" value={revision} />
    {Object.entries(was).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button className="txt" name="undo" value="yes">
      {words.undo}
    </button>
  </Form>
)
