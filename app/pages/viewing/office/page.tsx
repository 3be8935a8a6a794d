import { data } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import { siteContext } from '#app/context.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { insert } from '#app/words.ts'
import { nameOrAddress } from '#server/leads/lead.ts'
import { isEmailAddress } from '#server/shared/addresses/email-address.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'
import { visitStarts } from '#server/viewings/slots/calendar.ts'
import { readSlots, slotText } from '#server/viewings/slots/slots.ts'
import { askedBeside, hasEnded, type Viewing } from '#server/viewings/viewing.ts'
import { calendarView } from '../calendar-view.ts'
import { changeAction, doField, rolesOf } from '../change-action.ts'
import { CancelForm, MoveForm } from '../change-forms.tsx'
import { findHomeCards } from '../home-card-data.ts'
import { HomeCard } from '../home-card.tsx'
import { noStore, openChangeable } from '../load-viewing.ts'
import { dayAndTime } from '../time-words.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'
import styles from '../viewing.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * The page that the agency's e-mails link to: it shows the visitor's data and the possible changes.
 */
export async function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext)
  const { viewing, language } = await openChangeable(args, rolesOf('office'))
  const { days } = await site.viewings.calendar()
  const copy = words[language]
  const isReachable = isEmailAddress(viewing.lead.fields.email ?? '')
  const office = { ...copy.office, ...(!isReachable && copy.office.unreachable) }
  const { name = '', email = '', phone = '', message = '', slots = '' } = viewing.lead.fields
  const title = insert(office.title, { name: nameOrAddress(viewing.lead.fields) })
  const times = (starts: readonly number[]) =>
    starts.map((start) => dayAndTime(start, language)).join('\n')
  const isOpen = viewing.state === 'requested' || viewing.state === 'expired'
  const asked = readSlots(slots) ?? []
  const { wishes } = askedBeside(viewing.lead, viewing)
  const { heldStart } = viewing
  const toConfirm = heldStart === undefined ? asked : [heldStart, ...wishes]
  return data(
    {
      // The visitor's page says "yours"; the office's says "the visitor's".
      copy: {
        ...copy,
        office,
        slots: { ...copy.slots, ...office.slots },
        change: { ...copy.change, problems: { ...copy.change.problems, ...office.problems } },
      },
      visitorZone: zoneOf(viewing),
      title,
      facts: [
        [office.state, office.states[viewing.state]],
        ...(viewing.start === undefined ? [] : [[copy.change.now, times([viewing.start])]]),
        [office.wishes, times(asked)],
        [copy.status.how, copy.formats[viewing.format]],
        [office.length, viewing.halfHours > 1 ? (copy.status.clock[viewing.halfHours] ?? '') : ''],
        [office.name, name],
        [office.email, email],
        [office.phone, phone],
        [office.message, message],
        [office.visitorLanguage, viewing.lead.language.toUpperCase()],
      ],
      confirm: isOpen
        ? toConfirm
            .filter((start) => start > site.clock())
            .map((start) => ({
              value: slotText(start),
              text: dayAndTime(start, language),
              note: wishes.length > 0 && start === heldStart ? office.slots.own : '',
            }))
        : [],
      mayCancel: !hasEnded(viewing),
      isOver: viewing.state === 'cancelled',
      isConfirmed: viewing.state === 'confirmed',
      days: calendarView(visitStarts(days, viewing.halfHours, heldStart), language, { heldStart }),
      homes: await findHomeCards(viewing, language, site),
      seo: seoOf(site, args.url, {
        title: copy.status.title,
        description: copy.status.description,
      }),
    },
    { headers: noStore },
  )
}

/** The visitor's time zone, if it is stored and differs from Málaga's. */
const zoneOf = ({ lead: { fields } }: Viewing) =>
  fields.zone === agencyZone ? undefined : fields.zone

export const action = (args: Route.ActionArgs) => changeAction(args, 'office')
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function OfficeViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, title, facts, confirm, isOver, mayCancel, isConfirmed, days } = loaderData
  const { homes, visitorZone } = loaderData
  const { office, change } = copy
  const many = confirm.length > 1 ? 'several' : 'one'
  return (
    <div className="grid visit">
      <h1>{title}</h1>
      <div className="visit__f">
        {isConfirmed && <p className="lead">{office.confirmed}</p>}
        {confirm.length > 0 && (
          <form className="form" method="post">
            <input type="hidden" name={doField} value="confirm" />
            <fieldset>
              <legend>{office.confirm[many]}</legend>
              <p className="slate">{office.confirmText[many]}</p>
              <div className="confirms">
                {confirm.map(({ value, text, note }, index) => (
                  <button
                    key={value}
                    className={buttonClass({ line: index > 0 })}
                    name="slot"
                    value={value}
                  >
                    {text}
                    {note && `, ${note}`} <Arrow />
                  </button>
                ))}
              </div>
            </fieldset>
          </form>
        )}
        <dl className="details">
          {facts.map(
            ([name, text]) =>
              text && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
        {!isOver && (
          <MoveForm
            copy={copy}
            days={days}
            title={office.move}
            note={office.moveText}
            button={office.moveButton}
            refused={actionData}
            zone={visitorZone}
            isOffice
          />
        )}
      </div>
      <HomeCard homes={homes} copy={copy.card}>
        {mayCancel && <CancelForm copy={change} text={office.cancelText} />}
      </HomeCard>
    </div>
  )
}
