import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The same media query as in `app/styles/fold.css`. */
const wideWindow = '(width >= 62rem)'

interface FoldedSectionProps {
  /** The id of the section; a link to it opens the fold. */
  id: string
  title: string
  /** The result of the section, which is shown while it is folded. */
  answer: string
  /** Whether the section starts open, because something in it has to be corrected. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * A section that is folded on narrow windows, where only its title and its answer are visible. Wide
 * windows and print always show it, so its summary is a heading there and not a control.
 */
export function FoldedSection({ id, title, answer, isOpen = false, children }: FoldedSectionProps) {
  // The section keeps its state when the problem has been corrected.
  const [isOpenAtFirst] = useState(isOpen)
  const fold = useRef<HTMLDetailsElement>(null)
  const head = useRef<HTMLElement>(null)

  useEffect(() => {
    const wide = matchMedia(wideWindow)
    const follow = () => {
      if (wide.matches && fold.current) fold.current.open = true
      if (head.current) head.current.tabIndex = wide.matches ? -1 : 0
    }
    // Browsers open a fold that contains the target of a link; older ones do not.
    const reveal = () => {
      if (location.hash === `#${id}` && fold.current) fold.current.open = true
    }
    follow()
    reveal()
    wide.addEventListener('change', follow)
    addEventListener('hashchange', reveal)
    return () => {
      wide.removeEventListener('change', follow)
      removeEventListener('hashchange', reveal)
    }
  }, [id])

  return (
    <details className="fold" open={isOpenAtFirst} ref={fold}>
      <summary className="grid" ref={head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <span className="fold__answer">{answer}</span>
      </summary>
      {/* The anchor is inside the fold, so that a link opens it, and at its top, where the link
          should lead. */}
      <span className="fold__top" id={id} />
      <section className="grid part" aria-labelledby={`${id}-title`}>
        {children}
      </section>
    </details>
  )
}

/**
 * A list within a section that is folded on narrow windows; wide windows and print show it without
 * its summary.
 */
export const FoldedList = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="fold fold--list">
    <summary>{summary}</summary>
    {children}
  </details>
)
