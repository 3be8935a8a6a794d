import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface WrittenTableProps {
  /** What the table lists, for screen readers. */
  caption: string
  copy: Record<'title' | 'state' | 'changed' | 'by', string>
  rows: readonly { to: string; title: string; state: ReactNode; at: ReactNode; by: ReactNode }[]
}

/** What staff have written: its title, its state, when, and by whom it was changed. */
export function WrittenTable({ caption, copy, rows }: WrittenTableProps) {
  return (
    <table className="table rows">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.title}</th>
          <th scope="col">{copy.state}</th>
          <th scope="col">{copy.changed}</th>
          <th scope="col" className="wide-only">
            {copy.by}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ to, title, state, at, by }) => (
          <tr key={to}>
            <th scope="row" className="full">
              <Link to={to}>{title}</Link>
            </th>
            <td>{state}</td>
            <td>{at}</td>
            <td className="wide-only">{by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
