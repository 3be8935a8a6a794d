import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { MemberFigures } from '#server/figures/member-counts.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { Chart } from './bars.tsx'
import { duration } from './figure-text.ts'
import type { FiguresWords } from './words.ts'

interface MemberTableProps {
  words: FiguresWords
  members: readonly MemberFigures[]
}

/** A table of what each member did in the period. */
export function MemberTable({ words: copy, members }: MemberTableProps) {
  const { language } = useRootData()
  const { columns } = copy.members
  return (
    <Chart title={copy.members.title} note={copy.members.note} isWide>
      {members.length === 0 ? (
        <p className="slate">{copy.nothing}</p>
      ) : (
        <table className="table figures__members">
          <caption className="vh">{copy.members.title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              {[columns.answered, columns.median, columns.viewings, columns.won].map((name) => (
                <th scope="col" className="r" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ id, name, answered, median, viewings, won, wonSum }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="r">{groupedNumber(answered, language)}</td>
                <td className="r">
                  {median === undefined
                    ? '–'
                    : insert(copy.members.of, {
                        time: duration(median, copy, language),
                        n: groupedNumber(answered, language),
                      })}
                </td>
                <td className="r">{groupedNumber(viewings, language)}</td>
                <td className="r">
                  {groupedNumber(won, language)}
                  {wonSum > 0 && `, ${euros(wonSum, language)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Chart>
  )
}
