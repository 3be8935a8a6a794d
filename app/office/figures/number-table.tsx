import { useRootData } from '#app/root-data/use-root-data.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { FiguresWords } from './words.ts'

interface NumberTableProps {
  words: FiguresWords
  caption: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...counts: number[]])[]
}

/** The figures of a chart as a table. */
export function NumberTable({ words: copy, caption, head, rows }: NumberTableProps) {
  const { language } = useRootData()
  if (rows.length === 0) return null
  return (
    <details>
      <summary>
        {copy.table}
        <span className="vh">: {caption}</span>
      </summary>
      <table className="table">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={index > 0 ? 'r' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns do not move
                <td key={index} className="r">
                  {groupedNumber(count, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
