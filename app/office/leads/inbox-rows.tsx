import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { leadStages } from '#server/leads/handling/stages.ts'
import type { InboxRow } from './inbox.ts'
import { leadWords } from './words.ts'

interface InboxRowsProps {
  rows: readonly InboxRow[]
  current: string | undefined
  /** The query of the filter, which the lead's page keeps. */
  search: string
}

/** Leads as rows that link to them; `current` is the open one. */
export function InboxRows({ rows, current, search }: InboxRowsProps) {
  const { language } = useRootData()
  const words = leadWords[language]
  const { stages } = stageWords[language]
  return (
    <ul className="leads">
      {rows.map((row) => (
        <li key={row.id} className={row.isUnread ? 'is-unread' : undefined}>
          <Link
            className="leadrow"
            to={pathIn(language, `/office/leads/${row.id}`) + search}
            aria-current={row.id === current ? 'true' : undefined}
          >
            <span className="leadrow__who cut">{row.name}</span>
            {row.isUnread && <span className="vh">, {words.unread}</span>}
            <span className={row.isLate ? 'leadrow__when late' : 'leadrow__when'}>{row.when}</span>
            <span className="leadrow__what cut">
              {row.about} {row.text && <span className="slate">{row.text}</span>}
            </span>
            <span className="leadrow__foot">
              <span className="stg" style={stageStyle(row)}>
                {stages[row.stage]}
              </span>
              <span className="cut">{row.who}</span>
              {row.mark && (
                <span className={row.mark.isDue ? 'cut late' : 'cut'}>{row.mark.text}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The position of a stage on a line of five: won and lost share the last position. */
const stageStyle = ({ stage }: InboxRow): CSSProperties => ({
  '--s': Math.min(leadStages.indexOf(stage), 4),
})
