import { useEffect } from 'react'

/**
 * While something is not saved, the browser asks before it leaves the page; it is saved once there
 * is a connection again.
 */
export function useUnsaved({ isUnsaved, save }: { isUnsaved(): boolean; save(): void }): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    const again = () => {
      if (isUnsaved()) save()
    }
    addEventListener('beforeunload', warn)
    addEventListener('online', again)
    return () => {
      removeEventListener('beforeunload', warn)
      removeEventListener('online', again)
    }
  })
}
