import { type MouseEvent, useEffect, useState } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import { isPlainClick } from '#app/components/plain-click.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'

interface BrochureLinkProps {
  href: string
  children: string
  className?: string
}

/**
 * A link to a brochure, which may take a second to make; in the meantime a script says so. The link
 * then opens the PDF from the browser's cache. A browser without scripts waits as for any page.
 */
export function BrochureLink({ href, children, className = 'go' }: BrochureLinkProps) {
  const { words } = useRootData()
  const [busy, setBusy] = useState(false)

  // A page that the browser kept in memory is restored in the state in which it was left.
  useEffect(() => {
    const reset = () => setBusy(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    // Another tab or window shows by itself that it is loading.
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await (await fetch(href)).blob()
    } catch {
      // The browser shows the error when it opens the link.
    }
    setBusy(false)
    location.assign(href)
  }

  return (
    <a className={className} href={href} onClick={open}>
      <span role="status">{busy ? words.brochureBusy : children}</span> <Arrow />
    </a>
  )
}
