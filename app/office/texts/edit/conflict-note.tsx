import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { ContentConflict } from '#server/content/save-draft.ts'
import { words } from '../words.ts'
import { textFieldLabel } from './field-label.ts'

/** Characters of a text that is named in a sentence. */
const maxLength = 120

/** A field that two people have changed differently, with the choice between the two versions. */
export function TextConflictNote({ conflict }: { conflict: ContentConflict }) {
  const { language } = useRootData()
  const copy = words[language]
  const { field, by } = conflict
  const excerpt = (text: string) =>
    text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text || copy.empty
  const texts = { mine: excerpt(conflict.mine), theirs: excerpt(conflict.theirs) }
  return (
    <div className="note note--here" role="status">
      <h2>
        {insert(copy.conflict, {
          who: by ?? copy.somebody,
          field: textFieldLabel(field, language),
        })}
      </h2>
      <p className="small">{insert(copy.conflictText, texts)}</p>
      <div className="acts">
        <button className="btn" form="edit" name="intent" value={`take:${field}`}>
          {insert(copy.take, { text: texts.theirs })}
        </button>
        <button className="btn" form="edit" name="intent" value={`keep:${field}`}>
          {insert(copy.keep, { text: texts.mine })}
        </button>
      </div>
    </div>
  )
}
