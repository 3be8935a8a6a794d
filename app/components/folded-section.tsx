import { type ReactNode, useEffect, useRef } from 'react'

/** As in `app/styles/fold.css`. */
const wideWindow = '(width >= 62rem)'

interface FoldProps {
  /** The id of the section: a link to it opens the fold. */
  id: string
  title: string
  /** The result of the section, which is shown while it is folded. */
  answer: string
  children: ReactNode
}

/**
 * A section that narrow windows show folded, with its title and its answer. Wide windows and paper
 * always show it, so there its summary is a heading and no control.
 */
export function FoldedSection({ id, title, answer, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const head = useRef<HTMLElement>(null)

  useEffect(() => {
    const wide = matchMedia(wideWindow)
    const follow = () => {
      if (wide.matches && fold.current) fold.current.open = true
      if (head.current) head.current.tabIndex = wide.matches ? -1 : 0
    }
    // A browser opens what a link leads to; older ones do not.
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
    <details className="fold" ref={fold}>
      <summary className="grid" ref={head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <span className="fold__answer">{answer}</span>
      </summary>
      {/* Within the fold, so that a link opens it, and at its top, where the link leads. */}
      <span className="fold__top" id={id} />
      <section className="grid part" aria-labelledby={`${id}-title`}>
        {children}
      </section>
    </details>
  )
}

/**
 * A list within a section that narrow windows show folded; wide windows and paper show it without
 * its summary.
 */
export const FoldedList = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="fold fold--list">
    <summary>{summary}</summary>
    {children}
  </details>
)
