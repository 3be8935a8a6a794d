import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface FoldProps {
  summary: ReactNode
  /**
   * Whether the form inside was refused: it stays open, and the field with the problem has the
   * focus.
   */
  isRefused?: boolean
  className?: string
  /** The class of the summary, which opens the form. */
  button?: string
  children: ReactNode
}

/** A form that a button opens. It closes once the form was sent and the page was loaded again. */
export function DisclosedForm({
  summary,
  isRefused = false,
  className,
  button,
  children,
}: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    const { current } = fold
    if (!current || shown.current === key) return
    shown.current = key
    const hasFocus = current.contains(document.activeElement)
    current.open = isRefused
    if (isRefused) current.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else if (hasFocus) current.querySelector('summary')?.focus()
  }, [key, isRefused])
  return (
    <details className={className} ref={fold} open={isRefused}>
      <summary className={button}>{summary}</summary>
      {children}
    </details>
  )
}
