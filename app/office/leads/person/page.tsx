import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { officeMeta } from '#app/office/title.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { actOnPerson } from './action.ts'
import { Comparison } from './compare.tsx'
import { type PersonEvent, historyShows } from './events.ts'
import { loadPerson, type PersonView } from './load.ts'
import { OtherPeople } from './other-people.tsx'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadPerson(args)
export const action = actOnPerson

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  officeMeta(loaderData?.name ?? '', languageOf(location.pathname))

/** Everything about one person, with all their addresses. */
export default function PersonPage({ loaderData: person, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { id, name, phone, emails, writesIn } = person
  const lead = pathIn(language, `/office/leads/${id}`)
  const addressOf = (more: Record<string, string>) => {
    const query = new URLSearchParams({
      ...(person.show !== 'all' && { show: person.show }),
      ...more,
    })
    return `${lead}/person${query.size > 0 ? `?${query}` : ''}`
  }
  const problem = actionData && copy.problems[actionData.problem]
  return (
    <div className="page">
      <Link className="back" to={lead}>
        <Arrow back /> {copy.back}
      </Link>
      <div className="head">
        <h1>{name || emails[0]}</h1>
        <span className="slate">
          {[...emails, phone, copy.writesIn[writesIn]].filter(Boolean).join(', ')}
        </span>
        <div className="acts">
          <a className="btn" href={`${lead}/person.json`} download>
            {copy.export}
          </a>
        </div>
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="split split--a">
        <section aria-labelledby="history">
          <div className="head">
            <h2 id="history">{person.since && insert(copy.since, { date: person.since })}</h2>
            <ShowForm show={person.show} page={`${lead}/person`} />
          </div>
          <ol className="timeline">
            {person.events.map((event) => (
              <Event key={event.key} event={event} />
            ))}
          </ol>
        </section>
        <div>
          {person.comparison && <Comparison comparison={person.comparison} back={addressOf({})} />}
          <MergedAddresses emails={person.emails} />
          <OtherPeople person={person} addressOf={addressOf} />
          <Now person={person} />
          <Consents person={person} />
          <EraseForm person={person} isOpen={actionData?.intent === 'erase'} />
        </div>
      </div>
    </div>
  )
}

function ShowForm({ show, page }: { show: PersonView['show']; page: string }) {
  const { language } = useRootData()
  const copy = words[language]
  const submit = useSubmit()
  return (
    <Form
      className="push small line"
      action={page}
      onChange={({ currentTarget }) => void submit(currentTarget)}
      key={show}
    >
      <label htmlFor="show">{copy.show}</label>
      <select id="show" name="show" className="select--short" defaultValue={show}>
        {historyShows.map((one) => (
          <option key={one} value={one}>
            {copy.shows[one]}
          </option>
        ))}
      </select>
      <noscript>
        <button className="btn">{copy.apply}</button>
      </noscript>
    </Form>
  )
}

function Event({ event: { what, title, text, when, leadId, mail } }: { event: PersonEvent }) {
  const { language } = useRootData()
  const link = leadId && pathIn(language, `/office/leads/${leadId}`)
  const named = link ? <Link to={link}>{title}</Link> : title
  if (what === 'them' || what === 'us')
    return (
      <li className={what === 'them' ? 'them' : undefined}>
        <div className="msg__head">
          <b>{named}</b>
          <span className="push">{when}</span>
        </div>
        {text && (
          <div className="msg__body">
            <p className="msg__text">{text}</p>
          </div>
        )}
      </li>
    )
  return (
    <li className="event line">
      <span>
        {named}
        {!mail && `, ${when}`}
        {text && `: ${text}`}
      </span>
      {mail && <span className={`mail mail--${mail.kind}`}>{mail.text}</span>}
    </li>
  )
}

/** The addresses that were merged into one person. */
function MergedAddresses({ emails }: Pick<PersonView, 'emails'>) {
  const { language } = useRootData()
  const { sides: copy } = words[language]
  if (emails.length < 2) return null
  return (
    <section className="group">
      <h2>{copy.merged}</h2>
      <p className="small">{emails.join(', ')}</p>
      <Form method="post" className="acts">
        <button className="btn" name="intent" value="separate">
          {copy.separate}
        </button>
      </Form>
    </section>
  )
}

function Now({ person }: { person: PersonView }) {
  const { language } = useRootData()
  const { sides: copy } = words[language]
  const { newsletter, alerts, viewings, shortlist, account } = person
  const lines: [string, ReactNode][] = [
    [copy.viewings, counted(copy.planned, viewings, language)],
    [copy.shortlist, <Shortlist key="homes" homes={shortlist} />],
    [copy.alerts, counted(copy.active, alerts, language)],
    [copy.newsletter, newsletter ? copy.newsletterStates[newsletter] : copy.never],
    [copy.account, account ?? copy.noAccount],
  ]
  return (
    <section className="group">
      <h2>{copy.now}</h2>
      <dl className="dl small">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The homes that the person has kept, with links; a home that is gone is named by its address. */
function Shortlist({ homes }: { homes: PersonView['shortlist'] }) {
  const { language } = useRootData()
  const { sides: copy } = words[language]
  return (
    <>
      {counted(copy.homes, homes.length, language)}
      {homes.length > 0 && (
        <ul className="plain">
          {homes.map(({ slug, title }) => (
            <li key={slug}>
              {title ? (
                <a href={pathIn(language, `/properties/${slug}`)}>{title}</a>
              ) : (
                `${slug}, ${copy.gone}`
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Consents({ person: { consents, acceptsNews } }: { person: PersonView }) {
  const { language } = useRootData()
  const { sides: copy } = words[language]
  const purposes: Readonly<Record<string, string>> = copy.purposes
  const events: Readonly<Record<string, string>> = copy.events
  return (
    <section className="group">
      <h2>{copy.consents}</h2>
      {consents.length === 0 && <p className="small slate">{copy.none}</p>}
      <dl className="dl small">
        {consents.map(({ purpose, event, when, wording }, index) => (
          <div key={index}>
            <dt>{purposes[purpose] ?? purpose}</dt>
            <dd>
              {events[event] ?? event}, {when}
              <br />
              <span className="slate">{wording}</span>
            </dd>
          </div>
        ))}
      </dl>
      {acceptsNews && (
        <Form method="post" className="stack">
          <p className="small">{copy.endNewsText}</p>
          <div className="acts">
            <button className="btn" name="intent" value="end-news">
              {copy.endNews}
            </button>
          </div>
        </Form>
      )}
    </section>
  )
}

function EraseForm({ person, isOpen }: { person: PersonView; isOpen: boolean }) {
  const { language } = useRootData()
  const { erase } = words[language]
  return (
    <section className="group">
      {person.mayErase ? (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        >
          <summary>{erase.title}</summary>
          <Form method="post" className="stack">
            <p className="small">{insert(erase.text, { emails: person.emails.join(', ') })}</p>
            <label className="choice small">
              <input type="checkbox" name="sure" /> {erase.confirm}
            </label>
            <div className="acts">
              <button className="btn" name="intent" value="erase">
                {counted(erase.button, person.leadCount, language)}
              </button>
            </div>
          </Form>
        </details>
      ) : (
        <p className="small slate">{erase.manager}</p>
      )}
    </section>
  )
}
