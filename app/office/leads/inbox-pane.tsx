import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { leadStages } from '#server/leads/handling/stages.ts'
import { leadKinds } from '#server/leads/lead.ts'
import { officeWords } from '../words.ts'
import { HomeSelect } from './home-select.tsx'
import { InboxRows } from './inbox-rows.tsx'
import {
  inboxAddress,
  type Inbox,
  type InboxShow,
  inboxShows,
  totalOf,
  withArrived,
} from './inbox.ts'
import { NewLeads, useNewLeads } from './new-leads.tsx'
import { Views } from './views.tsx'
import { leadWords } from './words.ts'

interface InboxPaneProps {
  inbox: Inbox
  /** The id of the open lead. */
  current?: string
  /** A message about the last action. */
  note?: string | undefined
  /** A message about an action that failed. */
  problem?: string | undefined
}

/**
 * The list of leads: those that wait for us above the horizon line, those that wait for somebody
 * else below it.
 */
export function InboxPane({ inbox, current, note, problem }: InboxPaneProps) {
  const { language } = useRootData()
  const words = leadWords[language]
  const here = pathIn(language, '/office/leads')
  const { query, lists } = inbox
  const arrived = useNewLeads(inbox, inbox.open)
  // With a filter, new leads are not counted, because it is unknown which of them match it. They
  // are not assigned to anybody yet.
  const isFiltered = inboxAddress({ ...query, show: 'all' }) !== ''
  const counted = isFiltered ? 0 : arrived
  const counts = inbox.counts && withArrived(inbox.counts, counted)
  const sides = lists.map(({ side }) => side)
  const totalOfShow = (show: InboxShow) => counts && totalOf(counts[show], sides, language)
  const isNone = lists.every(({ rows }) => rows.length === 0)
  const shown = query.search && isNone ? [] : lists.filter(isShown)
  const Heading = current ? 'h2' : 'h1'
  return (
    <section className="panes__list" aria-labelledby="leads">
      <div className="head">
        <Heading id="leads" className="lead__name">
          {words.title}
        </Heading>
        <Views current="list" />
      </div>
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <ul className="tabs">
        {inboxShows.map((show) => (
          <li key={show}>
            <Link
              to={here + inboxAddress({ ...query, show })}
              aria-current={query.show === show ? 'true' : undefined}
            >
              {words.show[show]}{' '}
              <b className={show === 'unread' && totalOfShow(show) !== '0' ? 'new' : undefined}>
                {totalOfShow(show)}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <FilterSentence query={query} homes={inbox.homes} />
      <SearchForm query={query} />
      {query.search && (
        <p className="small">
          {insert(isNone ? words.filter.foundNone : words.filter.found, { query: query.search })}{' '}
          <Link className="txt small" to={here}>
            {words.filter.none}
          </Link>
        </p>
      )}
      {query.search && <NamedHomes named={inbox.named} search={query.search} />}
      <NewLeads
        count={arrived}
        isEmpty={lists.every(({ side, rows }) => side !== 'ours' || rows.length === 0)}
      />
      {shown.map((list) => (
        <InboxSection key={list.side} {...{ list, inbox, current, arrived: counted }} />
      ))}
    </section>
  )
}

/** The homes that match a search, above its leads. */
function NamedHomes({ named, search }: { named: Inbox['named']; search: string }) {
  const { language } = useRootData()
  const { filter } = leadWords[language]
  if (named.count === 0) return null
  return (
    <section aria-labelledby="named">
      <h2 className="horizon" id="named">
        {filter.homes} <b>{named.count}</b>
      </h2>
      <ul className="named">
        {named.homes.map(({ href, title }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
          </li>
        ))}
      </ul>
      {named.count > named.homes.length && (
        <Link
          className="txt small named__all"
          to={pathIn(language, `/office/homes?${new URLSearchParams({ q: search })}`)}
        >
          {filter.allHomes}
        </Link>
      )}
    </section>
  )
}

/** The list of closed leads is left out if it is empty, unless only closed leads are asked for. */
const isShown = ({ side, rows }: List, _: number, { length }: readonly List[]) =>
  side !== 'closed' || rows.length > 0 || length === 1

type List = Inbox['lists'][number]

interface SideProps {
  list: List
  inbox: Inbox
  current: string | undefined
  /** The number of new leads that belong to this list. */
  arrived: number
}

/** The leads that wait for one side. */
function InboxSection({ list, inbox: { query, counts }, current, arrived }: SideProps) {
  const { language } = useRootData()
  const words = leadWords[language]
  const { side, rows, more } = list
  // Leads that the filter leaves out may still wait for us.
  const isNarrowed = inboxAddress(query) !== ''
  const isEmpty = rows.length === 0 && (arrived === 0 || query.show === 'mine')
  const count = counts
    ? totalOf(withArrived(counts, arrived)[query.show], [side], language)
    : list.count
  return (
    <section aria-labelledby={`side-${side}`}>
      <h2 className="horizon" id={`side-${side}`}>
        {words.sides[side]} {count && <b>{count}</b>}
        <span>{words.orders[side]}</span>
      </h2>
      {side === 'ours' && isEmpty && (
        <div className="empty">
          <h3>{isNarrowed ? words.empty.nothingLikeThat : words.empty.title}</h3>
          {!isNarrowed && <p className="slate">{words.empty.text}</p>}
        </div>
      )}
      {side === 'closed' && rows.length === 0 && <p className="slate">{words.empty.none}</p>}
      <InboxRows rows={rows} current={current} search={inboxAddress(query)} />
      {more && (
        <p className="panes__more">
          <Link className="btn" to={pathIn(language, '/office/leads') + more}>
            {words.more}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The search field that the bar of narrow windows opens here. */
function SearchForm({ query }: Pick<Inbox, 'query'>) {
  const { language } = useRootData()
  const { search, searchLabel } = officeWords[language]
  const field = useRef<HTMLInputElement>(null)
  const location = useLocation()
  // Each press on the bar's search makes a new location object, even for the same address.
  useEffect(() => {
    if (location.hash === '#search') field.current?.focus()
  }, [location])
  return (
    <Form
      className="panes__find"
      role="search"
      action={pathIn(language, '/office/leads')}
      data-open={location.hash === '#search' || query.search !== undefined}
    >
      <input
        id="search"
        ref={field}
        name="q"
        type="search"
        aria-label={searchLabel}
        placeholder={search}
        autoComplete="off"
        defaultValue={query.search ?? ''}
        key={query.search}
      />
    </Form>
  )
}

/** The filter as a sentence. Choices apply at once; without script a button applies them. */
function FilterSentence({ query, homes }: Pick<Inbox, 'query' | 'homes'>) {
  const { language } = useRootData()
  const { filter, kinds } = leadWords[language]
  const { stages } = stageWords[language]
  const submit = useSubmit()
  return (
    <Form
      className="sentence"
      action={pathIn(language, '/office/leads')}
      aria-label={filter.label}
      onChange={({ currentTarget }) => void submit(currentTarget)}
      key={inboxAddress(query)}
    >
      {query.show !== 'all' && <input type="hidden" name="show" value={query.show} />}
      {query.search && <input type="hidden" name="q" value={query.search} />}
      {filter.before}
      <select name="stage" aria-label={filter.stage} defaultValue={query.stage ?? ''}>
        <option value="">{filter.anyStage}</option>
        {leadStages.map((stage) => (
          <option key={stage} value={stage}>
            {stages[stage]}
          </option>
        ))}
      </select>
      {filter.about}
      <HomeSelect copy={filter} homes={homes} chosen={query.home} />
      {filter.from}
      <span className="sentence__end">
        <select name="kind" aria-label={filter.kind} defaultValue={query.kind ?? ''}>
          <option value="">{filter.anyKind}</option>
          {leadKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </select>
        {filter.after}
      </span>
      <noscript>
        <button className="btn">{filter.apply}</button>
      </noscript>
    </Form>
  )
}
