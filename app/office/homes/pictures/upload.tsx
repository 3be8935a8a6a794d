import { fileSize } from '#app/office/controls/file-size.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { uploadWords } from './upload-words.ts'
import type { UploadRefusal, Upload, Uploads } from './use-uploads.ts'

type Reasons = Readonly<Partial<Record<UploadRefusal, string>> & Record<'failed', string>>

/**
 * The files that are being sent.
 * @param shown addresses of pictures that are already on the screen.
 */
export function UploadList({ uploads, shown = [] }: { uploads: Uploads; shown?: string[] }) {
  return pendingUploads(uploads, shown).map((upload) => (
    <UploadItem key={upload.key} upload={upload} uploads={uploads} />
  ))
}

/** Files that were not refused and whose pictures are not on the screen yet. */
export const pendingUploads = ({ list }: Pick<Uploads, 'list'>, shown: readonly string[] = []) =>
  list.filter(({ state, address }) => state !== 'refused' && !(address && shown.includes(address)))

interface UploadItemProps {
  upload: Upload
  uploads: Uploads
}

function UploadItem({ upload, uploads }: UploadItemProps) {
  const { key, file, percent, state } = upload
  const { language } = useRootData()
  const words = uploadWords[language]
  return (
    <li className="pic pic--up">
      <div className="pic__img">
        <span>{insert(words.named, { name: file.name, size: fileSize(file.size, language) })}</span>
        <progress
          max={100}
          value={percent}
          aria-label={insert(words.progress, { name: file.name })}
        />
        <span className="slate">
          {state === 'waiting'
            ? words.waiting
            : state === 'stopped'
              ? words.stopped
              : state === 'making'
                ? words.making
                : insert(words.onItsWay, { percent })}
        </span>
      </div>
      <div className="pic__bar">
        {state === 'stopped' && (
          <button className="txt" type="button" onClick={() => uploads.retry(key)}>
            {words.now}
            <span className="vh"> {file.name}</span>
          </button>
        )}
        <button className="txt push" type="button" onClick={() => uploads.drop(key)}>
          {words.cancel}
          <span className="vh"> {file.name}</span>
        </button>
      </div>
    </li>
  )
}

/** Reasons that may no longer apply at the next attempt. */
const temporaryRefusals: readonly (UploadRefusal | undefined)[] = ['lost', 'failed', 'busy']

/** The refused files, at the top: each with its reason and a way to continue. */
export function RefusedUploads({ uploads, reasons }: { uploads: Uploads; reasons: Reasons }) {
  const { language } = useRootData()
  const words = uploadWords[language]
  const refused = uploads.list.filter(({ state }) => state === 'refused')
  const again = refused.filter(({ reason }) => temporaryRefusals.includes(reason))
  if (refused.length === 0) return null
  return (
    <ul className="note note--here upload-refused">
      {refused.map(({ key, file, reason }) => (
        <li key={key}>
          <p role="alert">
            <b>{file.name}</b> <span>{reasons[reason ?? 'failed'] ?? reasons.failed}</span>
          </p>
          <div className="acts">
            {temporaryRefusals.includes(reason) && (
              <button className="btn" type="button" onClick={() => uploads.retry(key)}>
                {words.retry}
                <span className="vh"> {file.name}</span>
              </button>
            )}
            <button className="txt" type="button" onClick={() => uploads.drop(key)}>
              {words.dismiss}
              <span className="vh"> {file.name}</span>
            </button>
          </div>
        </li>
      ))}
      {again.length > 1 && (
        <li>
          <button
            className="btn"
            type="button"
            onClick={() => {
              for (const { key } of again) uploads.retry(key)
            }}
          >
            {insert(words.retryAll, { n: again.length })}
          </button>
        </li>
      )}
    </ul>
  )
}
