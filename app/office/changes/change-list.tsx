import { Link } from 'react-router'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { ChangesData } from './load.ts'
import { words } from './words.ts'

type Entries = ChangesData['entries']

export function ChangeList({ entries }: { entries: Entries }) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <table className="table rows">
      <caption className="vh">{copy.title}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.when}</th>
          <th scope="col">{copy.who}</th>
          <th scope="col">{copy.row}</th>
          <th scope="col">{copy.change}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <ChangeRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function ChangeRow({ entry }: { entry: Entries[number] }) {
  const { language } = useRootData()
  const copy = words[language]
  const { when, who, email, row, action, columns, others } = entry
  return (
    <tr>
      <td className="nowrap">{when}</td>
      <td>
        {who}
        {email && (
          <>
            <br />
            <Link
              className="tiny slate nowrap"
              to={`${pathIn(language, '/office/changes')}?${new URLSearchParams({ by: email })}`}
            >
              {email}
            </Link>
          </>
        )}
      </td>
      <td className="full">
        {row.path ? <Link to={pathIn(language, row.path)}>{row.name}</Link> : row.name}, {action}
      </td>
      <td className="full">
        {columns.map((column) => (
          <ChangedColumn key={column.path} column={column} />
        ))}
        {others.length > 0 && (
          <details>
            <summary className="txt">{counted(copy.others, others.length, language)}</summary>
            {others.map((column) => (
              <ChangedColumn key={column.path} column={column} />
            ))}
          </details>
        )}
      </td>
    </tr>
  )
}

const tags = { same: 'span', gone: 'del', new: 'ins' } as const

function ChangedColumn({ column }: { column: Entries[number]['columns'][number] }) {
  const { language } = useRootData()
  const { became } = words[language]
  const { name, pieces, isReplaced } = column
  return (
    <div>
      <span className="slate">{name}:</span>{' '}
      {pieces.map(({ kind, text }, index) => {
        const Tag = tags[kind]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity, and never move
          <span key={index}>
            {isReplaced && index > 0 && <span className="slate"> {became} </span>}
            <Tag>{text}</Tag>
          </span>
        )
      })}
    </div>
  )
}
