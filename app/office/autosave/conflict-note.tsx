import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { fitsButton, type ShowText, shownText } from './shown-text.ts'
import { draftedTextName, publishedTextName, theirTextName } from './their-text-name.ts'
import { autosaveWords } from './words.ts'

/** A field that two people have changed differently. */
interface TextConflict {
  field: string
  mine: string
  theirs: string
  by?: string | undefined
  /** Whether the same person wrote both texts. */
  isOwn?: boolean
}

interface ConflictNoteProps {
  conflict: TextConflict
  /** The name of the field. */
  label: string
  /** Whether the other text is the published one instead of another draft. */
  isPublished?: boolean
  show?: ShowText
}

/** Shows what two people have written in one field, with a choice between the two. */
export function ConflictNote({ conflict, label, isPublished = false, show }: ConflictNoteProps) {
  const { language } = useRootData()
  const copy = autosaveWords[language]
  const { field, by, isOwn, ...texts } = conflict
  const shown = {
    mine: shownText(field, texts.mine, { show, language }),
    theirs: shownText(field, texts.theirs, { show, language }),
  }
  const isShort = fitsButton(shown.mine) && fitsButton(shown.theirs)
  const [takes, keeps] = isPublished
    ? (['publishTheirs', 'publishMine'] as const)
    : (['take', 'keep'] as const)
  /** The texts that the answer may replace, and no later ones. */
  const seen = isPublished
    ? { [draftedTextName(field)]: texts.mine, [publishedTextName(field)]: texts.theirs }
    : { [theirTextName(field)]: texts.theirs }
  const [takeLong, keepLong] = isPublished
    ? [copy.takePublished, copy.keepDrafted]
    : [copy.takeOther, copy.keepMine]
  return (
    <div className="note note--here" role="status">
      <h2>
        {isOwn
          ? insert(copy.own, { field: label })
          : insert(copy.conflict, { who: by ?? copy.somebody, field: label })}
      </h2>
      <p className="small">{insert(isPublished ? copy.publishedText : copy.conflictText, shown)}</p>
      {Object.entries(seen).map(([name, text]) => (
        <input type="hidden" form="edit" key={name} name={name} value={text} />
      ))}
      <div className="acts">
        <button className="btn" form="edit" name="intent" value={`${takes}:${field}`}>
          {isShort ? insert(copy.take, { text: shown.theirs }) : takeLong}
        </button>
        <button className="btn" form="edit" name="intent" value={`${keeps}:${field}`}>
          {isShort ? insert(copy.keep, { text: shown.mine }) : keepLong}
        </button>
      </div>
    </div>
  )
}
