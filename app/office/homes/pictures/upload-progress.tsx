import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { pendingUploads } from './upload.tsx'
import type { Uploads } from './use-uploads.ts'
import type { PicturesWords } from './words.ts'

interface UploadProgressProps {
  uploads: Uploads
  /** The pictures that the screen shows. */
  shown: readonly string[]
  /** The number of shown pictures whose sizes are still being made. */
  pending: number
  copy: PicturesWords
}

/** One line for all files: how many pictures are ready, and the state of the others. */
export function UploadProgress({ uploads, shown, pending, copy }: UploadProgressProps) {
  const { language } = useRootData()
  const coming = pendingUploads(uploads, shown)
  if (coming.length === 0 && pending === 0) return null
  const ready = shown.length - pending
  const count = shown.length + coming.length
  const others = [
    coming.length > 0 && insert(copy.coming, { n: coming.length }),
    pending > 0 && insert(copy.beingMade, { n: pending }),
  ].filter((text) => text !== false)
  // A picture that has been sent counts as half of the progress.
  const halves = coming.reduce((sum, { percent }) => sum + percent / 200, pending / 2)
  return (
    <div className="upload-progress">
      <p role="status">
        {insert(copy.readyOf, { ready, count })}{' '}
        <span className="slate small">{enumeration(others, language)}</span>
      </p>
      <progress max={count} value={ready + halves} aria-label={copy.allOfThem} />
    </div>
  )
}
