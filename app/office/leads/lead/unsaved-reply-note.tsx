import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import type { ComposerState } from './use-composer.ts'
import { leadPageWords } from './words.ts'

/** The note that this device has kept an unsaved reply. */
export function UnsavedReplyNote({ kept: { found, decide } }: Pick<ComposerState, 'kept'>) {
  const { language } = useRootData()
  const copy = leadPageWords[language].composer.kept
  if (!found) return null
  const when = shortDateAndTime(found.at, language)
  if (found.offered === undefined)
    return (
      <p className="note" role="status">
        {insert(copy.refilled, { when })}
      </p>
    )
  return (
    <div className="note" role="status">
      <p className="small">{insert(copy.offered, { when })}</p>
      <p className="small cut">{found.offered}</p>
      <div className="acts">
        <button className="btn" type="button" onClick={() => decide(true)}>
          {copy.take}
        </button>
        <button className="txt" type="button" onClick={() => decide(false)}>
          {copy.discard}
        </button>
      </div>
    </div>
  )
}
