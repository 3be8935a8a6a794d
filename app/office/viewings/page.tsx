import { Form, Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { officeClientAction } from '../client-action.ts'
import { officeMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { actOnViewings, type ViewingAnswer } from './act.ts'
import { hours, loadWeek, type ViewingView, type Week } from './load.ts'
import { ViewingActs } from './viewing-acts.tsx'
import { dateAfter } from './week.ts'
import { words } from './words.ts'

export const loader = loadWeek
export const action = actOnViewings

/** After a failed request the page is shown again, with the time that was typed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const form = await args.request.clone().formData()
  return officeClientAction<ViewingAnswer | Response, ViewingAnswer>(args, () => ({
    id: String(form.get('viewing') ?? ''),
    problem: 'offline',
    at: String(form.get('at') ?? ''),
    feed: undefined,
  }))
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language, loaderData?.toConfirm.length)
}

/** The week, and the requests that wait for an answer; on a phone one day of it. */
export default function Viewings({ loaderData: week, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const day = week.days.find(({ isAsked }) => isAsked)
  const action = weekOf(week.asked, language)
  const problem = actionData?.problem && copy.problems[actionData.problem]
  const refusedOf = ({ id }: ViewingView) =>
    problem && actionData.id === id ? { problem, at: actionData.at } : undefined
  const isShown = [week.toConfirm, week.coming, day?.viewings ?? []].flat().some(refusedOf)
  return (
    <div className="page page--wide">
      <WeekHead week={week} />
      <div role="status">
        {week.done && !actionData && <p className="note">{copy.done[week.done]}</p>}
      </div>
      {problem && !isShown && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <DayStrip days={week.days} />
      <div className="weekwrap">
        <WeekGrid week={week} />
        <div>
          <section aria-labelledby="to-confirm">
            <h2 className="horizon" id="to-confirm">
              {copy.toConfirm.title} <b>{week.toConfirm.length}</b>
              <span>{copy.toConfirm.text}</span>
            </h2>
            {week.toConfirm.length === 0 && (
              <p className="slate agenda__none">{copy.toConfirm.none}</p>
            )}
            {week.toConfirm.length > 0 && (
              <p className="small slate agenda__none">
                {week.place ? insert(copy.place, { place: week.place }) : copy.noPlace}
              </p>
            )}
            <ul className="agenda">
              {week.toConfirm.map((viewing) => (
                <AgendaItem key={viewing.id} viewing={viewing} when={viewing.when}>
                  <ViewingActs viewing={viewing} refused={refusedOf(viewing)} action={action} />
                </AgendaItem>
              ))}
            </ul>
          </section>
          {day && (
            <section aria-labelledby="day">
              <h2 className="horizon" id="day">
                {day.name}
                <span>{insert(copy.light, { time: day.light })}</span>
              </h2>
              {day.viewings.length === 0 && <p className="slate agenda__none">{copy.none}</p>}
              <ul className="agenda">
                {day.viewings.map((viewing) => (
                  <AgendaItem key={viewing.key} viewing={viewing} when={viewing.time}>
                    {viewing.state !== 'requested' && (
                      <ViewingActs viewing={viewing} refused={refusedOf(viewing)} action={action} />
                    )}
                  </AgendaItem>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="coming">
            <h2 className="horizon" id="coming">
              {copy.coming} <b>{week.coming.length}</b>
              <span>{copy.comingText}</span>
            </h2>
            {week.coming.length === 0 && <p className="slate agenda__none">{copy.noneComing}</p>}
            <ul className="agenda">
              {week.coming.map((viewing) => (
                <AgendaItem key={viewing.id} viewing={viewing} when={viewing.when}>
                  <div className="agenda__acts">
                    <Link className="txt" to={weekOf(viewing.date, language)}>
                      {copy.inWeek}
                      <span className="vh"> {viewing.name}</span>
                    </Link>
                  </div>
                  <ViewingActs viewing={viewing} refused={refusedOf(viewing)} action={action} />
                </AgendaItem>
              ))}
            </ul>
          </section>
          <p className="small slate wide-only">{copy.sunset}</p>
          <Feed hasFeed={week.hasFeed} address={actionData?.feed} action={action} />
        </div>
      </div>
    </div>
  )
}

/** The address of the week of a day. */
const weekOf = (date: string, language: Language) =>
  `${pathIn(language, '/office/viewings')}?day=${date}`

function WeekHead({ week }: { week: Week }) {
  const { language } = useRootData()
  const copy = words[language]
  const page = pathIn(language, '/office/viewings')
  return (
    <div className="head">
      <h1>{week.title}</h1>
      <div className="acts acts--start">
        <Link className="btn" to={`${page}/new`}>
          {copy.new}
        </Link>
        <Link
          className="btn"
          to={weekOf(dateAfter(week.monday, -7), language)}
          aria-label={copy.before}
        >
          <Arrow back />
        </Link>
        <Link className="btn" to={page}>
          {copy.this}
        </Link>
        <Link
          className="btn"
          to={weekOf(dateAfter(week.monday, 7), language)}
          aria-label={copy.next}
        >
          <Arrow />
        </Link>
      </div>
    </div>
  )
}

/** The days of the week, of which a phone shows one. */
function DayStrip({ days }: Pick<Week, 'days'>) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <ul className="daystrip">
      {days.map(({ date, weekday, number, count, isAsked }) => (
        <li key={date}>
          <Link
            to={weekOf(date, language)}
            aria-current={isAsked ? 'date' : undefined}
            style={{ '--n': Math.min(count, 5) }}
          >
            {weekday}
            <b>{number}</b>
            <i />
            <span className="vh">{counted(copy.onDay, count, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface AgendaItemProps {
  viewing: ViewingView
  when: string
  children: React.ReactNode
}

function AgendaItem({ viewing, when, children }: AgendaItemProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { leadId, name, what, stateText, state, oneOf, way, assignee, until, phone } = viewing
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
          <span className={state === 'requested' ? 'new' : undefined}>{stateText}</span>
          {[oneOf, way, assignee, until].filter(Boolean).map((text) => `, ${text}`)}
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

/** Seven days beside each other; each viewing at its hour, the evening shaded from sunset. */
function WeekGrid({ week }: { week: Week }) {
  const { language } = useRootData()
  const copy = words[language]
  const page = pathIn(language, '/office/viewings')
  const clock = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index)
  return (
    <div className="week" role="group" aria-label={counted(copy.weekLabel, week.count, language)}>
      <span className="week__day week__day--h" />
      {week.days.map(({ date, number, weekday, isToday }) => (
        <Link
          className="week__day"
          key={date}
          to={`${page}?day=${date}`}
          aria-current={isToday ? 'date' : undefined}
        >
          <b>{number}</b>
          {weekday}
        </Link>
      ))}
      <div className="week__hours" aria-hidden="true">
        {clock.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
      {week.days.map((day) => (
        <ul
          className="week__col"
          key={day.date}
          aria-label={day.name}
          style={{ '--set': Math.min(day.sunset, hours.to) }}
        >
          {day.isToday && week.now !== undefined && isInside(week.now) && (
            <li className="now" style={{ '--at': week.now }} aria-hidden="true" />
          )}
          {day.viewings.map(
            (viewing) =>
              viewing.hour !== undefined && (
                <li key={viewing.key}>
                  <Link
                    className={`slot ${slotClass[viewing.state]}`}
                    to={pathIn(language, `/office/leads/${viewing.leadId}`)}
                    style={{
                      '--at': Math.min(Math.max(viewing.hour, hours.from), hours.to - 1),
                      '--n': viewing.halfHours,
                      '--a': viewing.column / viewing.columns,
                      '--b': (viewing.column + 1) / viewing.columns,
                    }}
                  >
                    <span className="cut">
                      {viewing.time} <b>{viewing.name}</b>
                    </span>
                    <span className="cut">{viewing.what}</span>
                    <span className="vh">
                      , {viewing.stateText}
                      {viewing.oneOf && `, ${viewing.oneOf}`}
                    </span>
                  </Link>
                </li>
              ),
          )}
        </ul>
      ))}
    </div>
  )
}

const isInside = (hour: number) => hour >= hours.from && hour < hours.to

const slotClass = {
  requested: 'slot--ask',
  confirmed: '',
  cancelled: 'slot--off',
  expired: 'slot--off',
} as const

interface FeedProps {
  hasFeed: boolean
  /** The address, once it was made. */
  address: string | undefined
  action: string
}

/** The private address by which a member has the viewings in their own calendar. */
function Feed({ hasFeed, address, action }: FeedProps) {
  const { language } = useRootData()
  const { feed } = words[language]
  return (
    <details open={address !== undefined} className="feed">
      <summary>{feed.title}</summary>
      <p className="small slate">{feed.text}</p>
      {address ? (
        <div className="field" role="status">
          <label htmlFor="feed">{feed.address}</label>
          <input id="feed" readOnly value={address} />
        </div>
      ) : (
        hasFeed && <p className="small">{feed.has}</p>
      )}
      <Form method="post" action={action} className="acts" preventScrollReset>
        <button className="btn" name="intent" value="feed">
          {hasFeed ? feed.again : feed.make}
        </button>
        {(hasFeed || address) && (
          <button className="txt" name="intent" value="end-feed">
            {feed.end}
          </button>
        )}
      </Form>
    </details>
  )
}
