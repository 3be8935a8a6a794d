import { useState } from 'react'
import type { Uploads } from './use-uploads.ts'

interface UploadFormProps {
  /** The path of the screen that stores the files. */
  action: string
  /** The name of the field that the screen reads. */
  field: 'pictures' | 'documents'
  /** The types of files that can be chosen, as in the `accept` attribute. */
  accept: string
  copy: { choose: string; upload: string; here: string; hint: string }
  uploads: Uploads
}

/** A form for files that are chosen or dropped on it; without script they can only be chosen. */
export function UploadForm({ action, field, accept, copy, uploads }: UploadFormProps) {
  const [over, setOver] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; the button inside does the same
    <form
      className={over ? 'drop is-over' : 'drop'}
      method="post"
      encType="multipart/form-data"
      action={action}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        setOver(false)
        uploads.add(event.dataTransfer.files)
      }}
    >
      <label className="btn" htmlFor="up">
        {copy.choose}
      </label>
      <input
        className="vh"
        id="up"
        name={field}
        type="file"
        multiple
        accept={accept}
        onChange={({ target }) => {
          uploads.add(target.files ?? [])
          target.value = ''
        }}
      />
      <noscript>
        <button className="btn">{copy.upload}</button>
      </noscript>
      <span className="slate small">
        <span className="drop__here">{copy.here} </span>
        {copy.hint}
      </span>
    </form>
  )
}
