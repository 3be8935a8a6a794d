import { Link } from 'react-router'

interface Tab {
  to: string
  label: string
  isCurrent: boolean
  count?: number | undefined
}

/** The parts of a home or a text, each with its own screen. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label}>
    <ul className="tabs">
      {tabs.map(({ to, label: name, isCurrent, count }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
            {name} {count !== undefined && <b>{count}</b>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
