import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { ViewingView } from './load.ts'
import { words } from './words.ts'

interface AgendaProps {
  id: string
  title: string
  count?: number
  note: string
  /** The text for an empty list. */
  none: string
  /** The text above the viewings. */
  lead?: string | undefined
  children: readonly ReactNode[]
}

/** A list of viewings under a heading. */
export function Agenda({ id, title, count, note, none, lead, children }: AgendaProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className="horizon" id={id}>
        {title} {count !== undefined && <b>{count}</b>}
        <span>{note}</span>
      </h2>
      {children.length === 0 && <p className="slate agenda__none">{none}</p>}
      {children.length > 0 && lead && <p className="small slate agenda__none">{lead}</p>}
      <ul className="agenda">{children}</ul>
    </section>
  )
}

interface AgendaItemProps {
  viewing: ViewingView
  when: string
  children: ReactNode
}

/** A viewing with its possible actions. */
export function AgendaItem({ viewing, when, children }: AgendaItemProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { leadId, name, what, stateText, state, isDark, oneOf, format, assignee, until, phone } =
    viewing
  return (
    <li>
      <span className="small">{when}</span>
      <span>
        <b className={state === 'cancelled' ? 'off' : undefined}>
          <Link to={pathIn(language, `/office/leads/${leadId}`)}>{name}</Link>
        </b>
        <br />
        <span className="small slate">
          {what}
          {what && <br />}
          <span className={state === 'requested' ? 'new' : undefined}>
            {isDark ? `${stateText}, ${copy.dark}` : stateText}
          </span>
          {/* The assignee of the lead is not necessarily the one who cancelled. */}
          {[oneOf, format, state === 'cancelled' ? '' : assignee, until]
            .filter(Boolean)
            .map((text) => `, ${text}`)}
        </span>
      </span>
      {phone ? (
        <a className="txt" href={`tel:${phone}`}>
          {copy.call}
          <span className="vh"> {name}</span>
        </a>
      ) : (
        <span />
      )}
      {children}
    </li>
  )
}
