import { useEffect } from 'react'

interface Unsaved {
  isUnsaved(): boolean
  save(): void
  /** Called when the page goes with something unsaved. */
  keep?(): void
}

/**
 * While something is not saved, the browser asks before it leaves the page; it is saved once there
 * is a connection again, and kept if the page goes nevertheless.
 */
export function useUnsaved({ isUnsaved, save, keep }: Unsaved): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    const again = () => {
      if (isUnsaved()) save()
    }
    const leave = () => {
      if (isUnsaved()) keep?.()
    }
    addEventListener('beforeunload', warn)
    addEventListener('online', again)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('beforeunload', warn)
      removeEventListener('online', again)
      removeEventListener('pagehide', leave)
    }
  })
}
