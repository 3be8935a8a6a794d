import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

interface Tab {
  to: string
  label: string
  isCurrent: boolean
  count?: number | undefined
  /** A note for screen readers about what is to be done there; others see a mark. */
  note?: string | undefined
}

/** The parts of a home or a text, each with its own screen. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const list = useRef<HTMLUListElement>(null)
  const current = tabs.findIndex(({ isCurrent }) => isCurrent)
  // On a phone the row scrolls sideways: the current tab must be in view.
  useEffect(() => {
    const tab = list.current?.children[current]
    if (list.current && tab instanceof HTMLElement)
      list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth - list.current.clientWidth
  }, [current])
  return (
    <nav aria-label={label}>
      <ul className="tabs" ref={list}>
        {tabs.map(({ to, label: name, isCurrent, count, note }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {name} {count !== undefined && <b>{count}</b>}
              {note && (
                <span className="tabs__note">
                  <span aria-hidden="true">!</span>
                  <span className="vh">{note}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
