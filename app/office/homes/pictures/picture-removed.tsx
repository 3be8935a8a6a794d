import { Form } from 'react-router'
import { insert } from '#app/words.ts'
import type { PicturesAnswer } from './page-data.ts'
import type { PicturesWords } from './words.ts'

interface PictureRemovedProps {
  removed: NonNullable<PicturesAnswer['removed']>
  copy: PicturesWords
}

/**
 * The message that says which picture was removed, with a button that restores it with its texts.
 */
export const PictureRemoved = ({ removed, copy }: PictureRemovedProps) => (
  <Form method="post" className="office-toast" preventScrollReset>
    <span role="status">{insert(copy.wasRemoved, { number: removed.index + 1 })}</span>
    <input type="hidden" name="to" value={removed.index} />
    <input type="hidden" name="details" value={removed.details} />
    <button className="txt" name="intent" value={`restore ${removed.address}`}>
      {copy.undo}
    </button>
  </Form>
)
