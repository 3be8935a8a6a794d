import { data, redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { insert } from '#app/words.ts'
import { longDayAndTime } from '#server/shared/time/formats.ts'
import { visitStarts } from '#server/viewings/slots/calendar.ts'
import { changeableUntil, confirmableUntil, hasBegun } from '#server/viewings/slots/deadlines.ts'
import { viewingPath } from '#server/viewings/viewing-paths.ts'
import { hasEnded } from '#server/viewings/viewing.ts'
import { calendarView } from '../calendar-view.ts'
import { changeAction, rolesOf } from '../change-action.ts'
import { CancelForm, MoveForm, cancelQuestionId } from '../change-forms.tsx'
import { findHomeCards } from '../home-card-data.ts'
import { HomeCard } from '../home-card.tsx'
import { noStore, openChangeable, tokenOf } from '../load-viewing.ts'
import { OwnTime, useOwnZone } from '../own-time.tsx'
import { dayAndTime } from '../time-words.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'
import styles from '../viewing.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext)
  const { viewing, language } = await openChangeable(args, rolesOf('visitor'))
  const back = viewingPath('status', language, tokenOf(args.url))
  const { state } = viewing
  const now = site.clock()
  // A viewing that was cancelled or has begun cannot be changed; its page says so.
  if (state === 'cancelled' || hasBegun(viewing, now)) throw redirect(back)
  const { days } = await site.viewings.calendar()
  const copy = words[language]
  const { heldStart } = viewing
  const until = changeableUntil(viewing)
  const isHeld = heldStart !== undefined
  const title = isHeld ? copy.change.title : copy.change.choose
  return data(
    {
      copy,
      title,
      mayCancel: !hasEnded(viewing),
      until:
        until === undefined
          ? undefined
          : insert(copy.change.until, { time: longDayAndTime(until, language) }),
      rules: [copy.slots.confirmation, copy.slots.unanswered],
      note: isHeld ? copy.change.kept[state === 'confirmed' ? state : 'requested'] : '',
      now: isHeld
        ? { text: dayAndTime(heldStart, language), iso: new Date(heldStart).toISOString() }
        : undefined,
      format: copy.formats[viewing.format],
      bookedZone: viewing.lead.fields.zone,
      days: calendarView(visitStarts(days, viewing.halfHours, heldStart), language, {
        heldStart,
        confirmableUntil: (slot) => confirmableUntil(slot, now, site.config.viewings),
      }),
      back,
      homes: await findHomeCards(viewing, language, site),
      seo: seoOf(site, args.url, { title, description: copy.status.description }),
    },
    { headers: noStore },
  )
}

export const action = (args: Route.ActionArgs) => changeAction(args, 'visitor')
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function ChangeViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, title, mayCancel, until, note, rules, now, format, bookedZone, days, back, homes } =
    loaderData
  const zone = useOwnZone(bookedZone)
  const { change } = copy
  return (
    <div className="grid visit">
      <h1>{title}</h1>
      <div className="visit__f">
        <p className="chosen">
          <span className="slate">{change.now}</span>
          <b>
            {now ? (
              <span>
                {now.text}
                <OwnTime iso={now.iso} zone={zone} />
              </span>
            ) : (
              change.nothing
            )}
          </b>
          <span>{format}</span>
        </p>
        {until && <p>{until}</p>}
        {mayCancel && (
          <p>
            <a href={`#${cancelQuestionId}`}>{change.cancelButton}</a>
          </p>
        )}
        <MoveForm
          copy={copy}
          days={days}
          title={now ? change.other : change.choose}
          note={note}
          rules={rules}
          button={change.move}
          refused={actionData}
          leave={back}
          zone={bookedZone}
        />
      </div>
      <HomeCard homes={homes} copy={copy.card}>
        {mayCancel && <CancelForm copy={change} text={change.cancelText} keep={back} />}
      </HomeCard>
    </div>
  )
}
