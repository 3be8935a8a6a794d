import { useState } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import type { ShortlistWords } from './words.ts'

interface ShareProps {
  copy: ShortlistWords['share']
  /** The list's absolute address. */
  address: string
}

/** The list's address, to be copied or sent by e-mail. */
export function Share({ copy, address }: ShareProps) {
  const [copied, setCopied] = useState('')
  const copyAddress = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    )
  return (
    <div className="no-print">
      <div className="sl-share">
        <div className="field">
          <label htmlFor="address">{copy.label}</label>
          <input
            id="address"
            type="url"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <button
          type="button"
          className="btn btn--line sl-share__copy"
          // server/http/pages/starter/early-interactions.ts repeats a press that was made before
          // script runs.
          data-replay=""
          onClick={copyAddress}
        >
          <span role="status">{copied === address ? copy.copied : copy.copy}</span> <Arrow />
        </button>
      </div>
      <a
        className="go"
        href={`mailto:?subject=${encodeURIComponent(copy.subject)}&body=${encodeURIComponent(address)}`}
      >
        <span>{copy.mail}</span> <Arrow />
      </a>
      <button type="button" className="go sl-share__print" data-replay="" onClick={() => print()}>
        <span>{copy.print}</span>
      </button>
    </div>
  )
}
