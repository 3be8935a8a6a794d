import type { PicturesAnswer } from './page-data.ts'
import { PictureRemoved } from './picture-removed.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { UploadForm } from './upload-form.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { RefusedUploads } from './upload.tsx'
import type { Uploads } from './use-uploads.ts'
import type { PicturesWords } from './words.ts'

interface SentPicturesProps {
  /** The path of the screen that stores the pictures. */
  path: string
  uploads: Uploads
  /** The pictures that the screen shows. */
  shown: readonly string[]
  /** The number of shown pictures whose sizes are still being made. */
  pending: number
  answer: PicturesAnswer
  copy: PicturesWords
}

/** The form that sends pictures; it shows refused files and the progress of the others. */
export function SentPictures({ path, uploads, shown, pending, answer, copy }: SentPicturesProps) {
  const { refused = [], removed } = answer
  return (
    <>
      <UploadForm
        action={path}
        field="pictures"
        accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
        copy={copy}
        uploads={uploads}
      />
      {removed && <PictureRemoved key={removed.address} removed={removed} copy={copy} />}
      <RefusedFiles refused={refused} reasons={copy.refused} />
      <RefusedUploads uploads={uploads} reasons={copy.refused} />
      <UploadProgress uploads={uploads} shown={shown} pending={pending} copy={copy} />
    </>
  )
}
