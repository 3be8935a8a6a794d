import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { HomeFieldName } from '#server/homes/fields.ts'
import { homeFieldLabel } from '../field-label.ts'
import { words } from './words.ts'

interface ConflictNoteProps {
  conflict: { field: HomeFieldName; mine: string; theirs: string; by?: string | undefined }
  /** The other text is the published one instead of another draft. */
  isPublished?: boolean
}

/** Characters of a text that is named in a sentence. */
const maxLength = 120

/** A field that two people have changed differently, with the choice between the two versions. */
export function HomeConflictNote({ conflict, isPublished = false }: ConflictNoteProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { field, by } = conflict
  const excerpt = (text: string) =>
    text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text || copy.empty
  const texts = { mine: excerpt(conflict.mine), theirs: excerpt(conflict.theirs) }
  const [takes, keeps] = isPublished ? ['publishTheirs', 'publishMine'] : ['take', 'keep']
  return (
    <div className="note note--here" role="status">
      <h2>
        {insert(copy.conflict, {
          who: by ?? copy.somebody,
          field: homeFieldLabel(field, language),
        })}
      </h2>
      <p className="small">{insert(isPublished ? copy.publishedText : copy.conflictText, texts)}</p>
      <div className="acts">
        <button className="btn" form="edit" name="intent" value={`${takes}:${field}`}>
          {insert(copy.take, texts)}
        </button>
        <button className="btn" form="edit" name="intent" value={`${keeps}:${field}`}>
          {insert(copy.keep, texts)}
        </button>
      </div>
    </div>
  )
}
