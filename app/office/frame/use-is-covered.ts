import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the reply to a lead covers the whole screen, as on a phone. */
export function useIsCovered(): boolean {
  const isOpen = useLocation().hash === '#reply'
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    const narrow = matchMedia('(width < 48rem)')
    const look = () => setNarrow(narrow.matches)
    look()
    narrow.addEventListener('change', look)
    return () => narrow.removeEventListener('change', look)
  }, [])
  return isOpen && isNarrow
}
