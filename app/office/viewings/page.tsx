import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { languageOf } from '#server/language.ts'
import { officeMeta } from '../title.ts'
import { officeClientAction } from '../unanswered/client-action.ts'
import { useMessageOnce } from '../use-message-once.ts'
import type { Route } from './+types/page.ts'
import { actOnViewings, type ViewingAnswer } from './action.ts'
import { Agenda, AgendaItem } from './agenda.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { typedRefusal } from './change.ts'
import { loadWeek, type ViewingView, type Week } from './load.ts'
import { mailedText } from './mailed-text.ts'
import { MeetingPlaceForm } from './meeting-place-form.tsx'
import { Offered } from './offered.tsx'
import { showRefusal } from './refused-change.ts'
import { ViewingActions } from './viewing-actions.tsx'
import { weekAddress } from './week-address.ts'
import { WeekGrid } from './week-grid.tsx'
import { DayStrip, WeekHead } from './week-head.tsx'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadWeek(args)
export const action = actOnViewings

/** After a failed request the page is shown again, with the time that was typed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const form = await args.request.clone().formData()
  return officeClientAction<ViewingAnswer | Response, ViewingAnswer>(args, () => ({
    refused: typedRefusal(form, 'offline'),
  }))
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language, loaderData?.toConfirm.length)
}

const messageParameters = ['done', 'took', 'unmailed']

/** The week and the unanswered requests; a phone shows one day. */
export default function Viewings({ loaderData: week, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { key } = useLocation()
  useMessageOnce(messageParameters)
  const day = week.days.find(({ isAsked }) => isAsked)
  const action = weekAddress({ date: week.asked, whose: week.whose }, language)
  const refusal = actionData?.refused
  const refusedOf = ({ id }: ViewingView) =>
    refusal?.id === id ? showRefusal(refusal, language) : undefined
  const isShown = [week.toConfirm, week.coming, day?.viewings ?? []].flat().some(refusedOf)
  const forms = (viewing: ViewingView) => (
    <ViewingActions
      viewing={viewing}
      days={week.free}
      refused={refusedOf(viewing)}
      action={action}
    />
  )
  return (
    <div className="page page--wide">
      <WeekHead week={week} />
      <div role="status">
        {/* On a phone the page keeps its scroll position, far below its head. */}
        {week.done && !actionData && (
          <Form method="post" action={action} className="office-toast" key={key} preventScrollReset>
            <span>
              {copy.done[week.done]}{' '}
              {week.done !== 'place' && mailedText(!week.isUnmailed, language)}{' '}
              {week.taken && copy.taken}
            </span>
            {week.taken && (
              <>
                <input type="hidden" name="lead" value={week.taken} />
                <button className="txt" name="intent" value="leave">
                  {copy.leave}
                </button>
              </>
            )}
          </Form>
        )}
      </div>
      {refusal && !isShown && (
        <p className="error" role="alert">
          {showRefusal(refusal, language).problem}
        </p>
      )}
      <DayStrip days={week.days} whose={week.whose} />
      <div className="weekwrap">
        <WeekGrid week={week} />
        <div>
          <Agendas week={week} forms={forms} />
          <p className="small slate wide-only">{copy.sunset}</p>
          <MeetingPlaceForm week={week} refused={actionData?.place} action={action} />
          <CalendarFeed hasFeed={week.hasFeed} address={actionData?.feed} action={action} />
        </div>
      </div>
    </div>
  )
}

interface AgendasProps {
  week: Week
  /** The forms of a viewing. */
  forms: (viewing: ViewingView) => ReactNode
}

/** The lists of requests to confirm, of the viewings on the chosen day, and of coming viewings. */
function Agendas({ week, forms }: AgendasProps) {
  const { language } = useRootData()
  const copy = words[language]
  const day = week.days.find(({ isAsked }) => isAsked)
  return (
    <>
      <Agenda
        id="to-confirm"
        title={copy.toConfirm.title}
        count={week.toConfirm.length}
        note={copy.toConfirm.text}
        none={copy.toConfirm.none}
        lead={week.place ? undefined : copy.noPlace}
      >
        {week.toConfirm.map((viewing) => (
          <AgendaItem key={viewing.id} viewing={viewing} when={viewing.when}>
            {forms(viewing)}
          </AgendaItem>
        ))}
      </Agenda>
      <Offered week={week} />
      {day && (
        <Agenda
          id="day"
          title={day.name}
          note={insert(copy.light, { time: day.light })}
          none={copy.none}
        >
          {onceOf(day.viewings).map(({ viewing, when }) => (
            <AgendaItem key={viewing.id} viewing={viewing} when={when}>
              {viewing.state !== 'requested' && forms(viewing)}
            </AgendaItem>
          ))}
        </Agenda>
      )}
      <Coming week={week} forms={forms} />
    </>
  )
}

/** The viewings of a day; a request that holds several times on the day is listed once. */
const onceOf = (viewings: readonly ViewingView[]) =>
  [...Map.groupBy(viewings, ({ id }) => id).values()].flatMap((same) => {
    const [viewing] = same
    return viewing ? [{ viewing, when: same.map(({ time }) => time).join(', ') }] : []
  })

function Coming({ week, forms }: AgendasProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <Agenda
      id="coming"
      title={copy.coming}
      count={week.coming.length}
      note={copy.comingText}
      none={copy.noneComing}
      lead={week.place || week.toConfirm.length > 0 ? undefined : copy.noPlace}
    >
      {week.coming.map((viewing) => (
        <AgendaItem key={viewing.id} viewing={viewing} when={viewing.when}>
          <div className="agenda__acts">
            <Link
              className="txt"
              to={weekAddress({ date: viewing.date, whose: week.whose }, language)}
            >
              {copy.inWeek}
              <span className="vh"> {viewing.name}</span>
            </Link>
          </div>
          {forms(viewing)}
        </AgendaItem>
      ))}
    </Agenda>
  )
}
