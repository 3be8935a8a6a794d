import { insert } from '#app/words.ts'
import type { UploadWords } from './upload-words.ts'
import type { Refusal, Sending, Uploads } from './use-uploads.ts'

interface UploadProps {
  words: UploadWords & {
    refused: Readonly<Partial<Record<Refusal, string>> & Record<'failed', string>>
  }
  upload: Sending
  uploads: Uploads
}

/** A file on its way, or why it is not taken. */
export function Upload({ words, upload, uploads }: UploadProps) {
  const { key, file, percent, state, reason } = upload
  const size = (file.size / 1024 / 1024).toFixed(1)
  const isRefused = state === 'refused'
  const canRetry = reason === 'lost' || reason === 'failed' || reason === 'busy'
  return (
    <li className="pic pic--up">
      <div className="pic__img">
        <span>{insert(words.mega, { name: file.name, size })}</span>
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
