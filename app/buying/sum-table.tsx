import type { Source } from './citations.ts'
import { Cited } from './cited.tsx'

/** A row of the table: its name, description, amount and the letter of its source. */
export interface SumRow {
  name: string
  note: string
  amount: string
  mark?: string | undefined
  /** The kind of row, which is marked beside its name: the price, a tax or an estimate. */
  kind: 'price' | 'tax' | 'est'
}

interface SumTableProps {
  copy: Record<'item' | 'amount' | 'total', string>
  rows: SumRow[]
  total: string | undefined
}

/** A table of amounts with their descriptions and sources, and their sum. */
export function SumTable({ copy, rows, total }: SumTableProps) {
  return (
    <table className="sums">
      <thead className="vh">
        <tr>
          <th scope="col">{copy.item}</th>
          <th scope="col">{copy.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, amount, kind, mark }) => (
          <tr key={name}>
            <th scope="row">
              <i className={kind === 'price' ? undefined : kind} aria-hidden="true" />
              {name}
              <small>{note}</small>
            </th>
            <td>
              {amount}
              <sup>{mark}</sup>
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td>
              {total}
              <sup />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The sources that the table cites. */
export const Sources = ({ sources }: { sources: readonly Source[] }) =>
  sources.map(({ mark, text }) => (
    <span key={mark}>
      <sup>{mark}</sup> <Cited text={text} />{' '}
    </span>
  ))
