import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Overtaken } from './overtaken.ts'
import { fitsButton, type ShowText, shownText } from './shown-text.ts'
import { autosaveWords } from './words.ts'

interface OvertakenNoteProps {
  overtaken: Overtaken
  /** The name of the field. */
  label: string
  show?: ShowText
  /** @param isTakenBack whether the member's own text is restored. */
  onDecide: (field: string, isTakenBack: boolean) => void
}

/**
 * Shows a text with which somebody else has replaced the member's own, and a button to restore it.
 */
export function OvertakenNote({ overtaken, label, show, onDecide }: OvertakenNoteProps) {
  const { language } = useRootData()
  const copy = autosaveWords[language]
  const { field, by } = overtaken
  const mine = shownText(field, overtaken.mine, { show, language })
  const theirs = shownText(field, overtaken.theirs, { show, language })
  return (
    <div className="note note--here" role="status">
      <h2>{insert(copy.conflict, { who: by ?? copy.somebody, field: label })}</h2>
      <p className="small">{insert(copy.overtaken, { who: by ?? copy.somebody, mine, theirs })}</p>
      <div className="acts">
        <button className="btn" type="button" onClick={() => onDecide(field, true)}>
          {fitsButton(mine) ? insert(copy.putBack, { mine }) : copy.putBackLong}
        </button>
        <button className="btn" type="button" onClick={() => onDecide(field, false)}>
          {copy.leave}
        </button>
      </div>
    </div>
  )
}
