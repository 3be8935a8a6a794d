import { fileSize } from '#app/office/controls/file-size.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type UploadWords, uploadWords } from './upload-words.ts'
import type { UploadRefusal, Upload, Uploads } from './use-uploads.ts'

type Reasons = Readonly<Partial<Record<UploadRefusal, string>> & Record<'failed', string>>

/**
 * All files on their way.
 * @param refused why a file is not taken.
 */
export function UploadList({ uploads, refused }: { uploads: Uploads; refused: Reasons }) {
  const { language } = useRootData()
  const words = { ...uploadWords[language], refused }
  return uploads.list.map((upload) => (
    <UploadItem key={upload.key} words={words} upload={upload} uploads={uploads} />
  ))
}

interface UploadItemProps {
  words: UploadWords & { refused: Reasons }
  upload: Upload
  uploads: Uploads
}

/** A file on its way, or why it is not taken. */
function UploadItem({ words, upload, uploads }: UploadItemProps) {
  const { key, file, percent, state, reason } = upload
  const { language } = useRootData()
  const size = fileSize(file.size, language)
  const isRefused = state === 'refused'
  const canRetry = reason === 'lost' || reason === 'failed' || reason === 'busy'
  return (
    <li className="pic pic--up">
      <div className="pic__img">
        <span>{insert(words.named, { name: file.name, size })}</span>
        <progress
          max={100}
          value={percent}
          aria-label={insert(words.progress, { name: file.name })}
        />
        {isRefused ? (
          <span className="error" role="alert">
            {words.refused[reason ?? 'failed'] ?? words.refused.failed}
          </span>
        ) : (
          <span className="slate">
            {state === 'waiting'
              ? words.waiting
              : state === 'making'
                ? words.making
                : insert(words.onItsWay, { percent })}
          </span>
        )}
      </div>
      <div className="pic__bar">
        {canRetry && (
          <button className="btn" type="button" onClick={() => uploads.retry(key)}>
            {words.retry}
          </button>
        )}
        <button className="txt push" type="button" onClick={() => uploads.drop(key)}>
          {isRefused ? words.dismiss : words.cancel}
        </button>
      </div>
    </li>
  )
}
