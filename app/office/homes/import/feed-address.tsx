import { useState } from 'react'

interface FeedAddressProps {
  address: string
  copy: Record<'label' | 'hint' | 'copy' | 'copied', string>
}

/** The address of the feed for portals, which can be opened and copied. */
export function FeedAddress({ address, copy }: FeedAddressProps) {
  const [isCopied, setCopied] = useState(false)
  const copyAddress = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className="import-feed small">
      <p className="slate">{copy.label}</p>
      <p className="line">
        <a href={address}>{address}</a>
        <button type="button" className="txt" onClick={copyAddress}>
          <span role="status">{isCopied ? copy.copied : copy.copy}</span>
        </button>
      </p>
      <p className="slate">{copy.hint}</p>
    </div>
  )
}
