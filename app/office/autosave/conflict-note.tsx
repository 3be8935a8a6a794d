import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { autosaveWords } from './words.ts'

/** A field that two people have changed differently. */
export interface TextConflict {
  field: string
  mine: string
  theirs: string
  by?: string | undefined
  /** Both texts are of the same person. */
  isOwn?: boolean
}

interface ConflictNoteProps {
  conflict: TextConflict
  /** The name of the field. */
  label: string
  /** The other text is the published one instead of another draft. */
  isPublished?: boolean
}

/** Characters of a text that is named in a sentence, and of one that is named on a button. */
const [maxLength, maxOnButton] = [120, 30]

/** What two people have written in one field, with the choice between the two. */
export function ConflictNote({ conflict, label, isPublished = false }: ConflictNoteProps) {
  const { language } = useRootData()
  const copy = autosaveWords[language]
  const { field, by, isOwn, ...texts } = conflict
  const excerpt = (text: string) =>
    text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text || copy.empty
  const shown = { mine: excerpt(texts.mine), theirs: excerpt(texts.theirs) }
  const isShort = shown.mine.length <= maxOnButton && shown.theirs.length <= maxOnButton
  const [takes, keeps] = isPublished
    ? (['publishTheirs', 'publishMine'] as const)
    : (['take', 'keep'] as const)
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
