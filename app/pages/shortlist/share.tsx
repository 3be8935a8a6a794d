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
    <section className="section grid sl-share no-print" aria-labelledby="share">
      <h2 id="share">{say.title}</h2>
      <div className="sl-share__do">
        <p className="lead">{say.text}</p>
        <div className="field">
          <label htmlFor="address">{say.label}</label>
          <input id="address" type="url" readOnly value={address} onFocus={(event) => event.target.select()} />
        </div>
        <div className="btnrow">
          <a className="btn" href={`mailto:?subject=${encodeURIComponent(say.subject)}&body=${encodeURIComponent(address)}`}>
            {say.mail} <Arrow />
          </a>
          <button type="button" className="btn btn--line sl-share__copy" onClick={copy}>
            <span role="status">{copied === address ? say.copied : say.copy}</span>
          </button>
        </div>
      </div>
    </section>
  )
}
