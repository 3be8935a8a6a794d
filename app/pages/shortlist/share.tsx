import { useState } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import type { ShortlistWords } from './words.ts'

interface ShareProps {
  say: ShortlistWords['share']
  /** The list's whole address. */
  address: string
}

/** The list's address, to be copied or sent. */
export function Share({ say, address }: ShareProps) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    )
  return (
    <div className="no-print">
      <div className="sl-share">
        <div className="field">
          <label htmlFor="address">{say.label}</label>
          <input
            id="address"
            type="url"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <button type="button" className="btn btn--line sl-share__copy" onClick={copy}>
          <span role="status">{copied === address ? say.copied : say.copy}</span> <Arrow />
        </button>
      </div>
      <a
        className="go"
        href={`mailto:?subject=${encodeURIComponent(say.subject)}&body=${encodeURIComponent(address)}`}
      >
        <span>{say.mail}</span> <Arrow />
      </a>
    </div>
  )
}
