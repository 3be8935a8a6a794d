import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { useToast } from '#app/toast/toast.tsx'

/**
 * Shares a page's address: by the device's share sheet, otherwise by copying it, and without a
 * script by e-mail.
 * @param props.line whether it is outlined like the other buttons of its group.
 */
export function ShareLink({ title, line = false }: { title: string; line?: boolean }) {
  const { siteUrl, words } = useRootData()
  const { pathname } = useLocation()
  const show = useToast()
  const address = siteUrl + pathname

  async function share(event: MouseEvent<HTMLAnchorElement>) {
    const { href, dataset } = event.currentTarget
    event.preventDefault()
    const isCopied = dataset.copied !== undefined
    delete dataset.copied
    if (isCopied) return show({ ...words.share.copied, tone: 'success' })
    try {
      // On desktops the address is copied, because few people know their share dialog.
      if (isTouch() && typeof navigator.share === 'function')
        return await navigator.share({ title, url: address })
      await navigator.clipboard.writeText(address)
      show({ ...words.share.copied, tone: 'success' })
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      location.assign(href)
    }
  }

  return (
    <a
      className={`${line ? buttonClass({ line }) : 'go'} no-print`}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      // A press before this script runs is answered by server/http/pages/starter/share-at-once.ts.
      data-share={address}
      data-share-title={title}
      onClick={share}
    >
      <span>{words.share.label}</span> {!line && <Arrow />}
    </a>
  )
}

const isTouch = () => matchMedia('(pointer: coarse)').matches
