import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { loadProperty } from '#app/catalogue/load-property.ts'
import { viewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { siteContext } from '#app/context.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { groupProps, FieldProblemText } from '#app/forms/field.tsx'
import { useField } from '#app/forms/form-context.ts'
import { EmailField, NameField, PhoneField } from '#app/leads/fields.tsx'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { insert } from '#app/words.ts'
import { languageOf } from '#server/language.ts'
import { hoursInWords } from '#server/shared/hours-in-words.ts'
import { placeOf } from '#server/viewings/entry-of.ts'
import { type DayView, calendarView } from '../calendar-view.ts'
import { homeCard } from '../home-card-data.ts'
import { HomeCard } from '../home-card.tsx'
import { nearestSlots } from '../nearest-slots.ts'
import { SlotPicker, slotId } from '../slot-picker.tsx'
import { type ViewingWords, words } from '../words.ts'
import type { Route } from './+types/page.ts'
import { requestAction } from './action.ts'
import styles from '../viewing.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { config, pictures, viewings } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const property = await loadProperty(site, params.slug)
  const home = homeCard(property, language, { pictures })
  const { days, known } = await viewings.calendar()
  return data(
    {
      copy,
      home,
      instead: viewingAlternative(property, language),
      reference: property.ref,
      days: calendarView(days, language),
      known,
      place: placeOf(config),
      hours: hoursInWords(config.viewings.hours, language),
      seo: seoOf(site, url, {
        title: insert(copy.request.titleTag, { title: home.title }),
        description: insert(copy.request.description, { title: home.title }),
      }),
    },
    // Free half-hours may change at any time.
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

export const action = (args: Route.ActionArgs) => requestAction(args)
export const clientAction = formClientAction
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function ArrangeViewing({
  loaderData: { copy, home, instead, reference, days, known, hours, place },
}: Route.ComponentProps) {
  const { request } = copy
  return (
    <div className="grid visit">
      <div>
        <nav className="crumbs">
          <ArrowLink to={home.path} back>
            {request.back}
          </ArrowLink>
        </nav>
        <h1>{request.title}</h1>
      </div>
      <div className="visit__f">
        {instead ? (
          <>
            <p className="lead">{instead.note}</p>
            <p>
              <ButtonLink to={instead.href}>{instead.action}</ButtonLink>
            </p>
          </>
        ) : days.length === 0 ? (
          <p className="lead">{request.none}</p>
        ) : (
          <RequestForm copy={copy} reference={reference} days={days} known={known} />
        )}
      </div>
      <HomeCard
        home={home}
        copy={copy.card}
        hours={instead ? undefined : hours}
        place={instead ? undefined : place}
      />
    </div>
  )
}

interface RequestFormProps extends WhenProps {
  reference: string
}

function RequestForm({ copy, reference, days, known }: RequestFormProps) {
  return (
    <LeadForm kind="viewing" hidden={{ reference }}>
      <Ways copy={copy.request} />
      <When copy={copy} days={days} known={known} />
      <fieldset>
        <legend>{copy.request.reach}</legend>
        <div className="form__row">
          <NameField />
          <PhoneField hint={copy.request.phoneHint} />
          <EmailField hint={copy.request.emailHint} />
        </div>
      </fieldset>
    </LeadForm>
  )
}

/** In person or by video. */
function Ways({ copy }: { copy: ViewingWords['request'] }) {
  const { id, problem, value = 'in-person' } = useField('way')
  return (
    <fieldset id={id} {...groupProps(id, problem)}>
      <legend>{copy.how}</legend>
      <div className="way">
        <label className="choice">
          <input type="radio" name="way" value="in-person" defaultChecked={value === 'in-person'} />
          <span>
            {copy.inPerson}
            <small>{copy.inPersonText}</small>
          </span>
        </label>
        <label className="choice">
          <input type="radio" name="way" value="video" defaultChecked={value === 'video'} />
          <span>
            {copy.video}
            <small>{copy.videoText}</small>
          </span>
        </label>
      </div>
      {problem && <FieldProblemText id={id} text={problem} />}
    </fieldset>
  )
}

interface WhenProps {
  copy: ViewingWords
  days: DayView[]
  known: boolean
}

/** The half-hours, loaded again after a submission that found one taken. */
function When({ copy, days, known }: WhenProps) {
  const { id, problem, value = '' } = useField('slots')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (problem) void revalidate()
  }, [problem, revalidate])
  const chosen = value.split(' ')
  return (
    <fieldset id={id} {...groupProps(id, problem)}>
      <legend>{copy.request.when}</legend>
      {problem && <FieldProblemText id={id} text={problem} />}
      {problem && <Nearest copy={copy.slots} days={days} chosen={chosen} />}
      {!known && <p className="notice">{copy.request.unknown}</p>}
      <SlotPicker days={days} copy={copy.slots} several chosen={chosen} />
    </fieldset>
  )
}

interface NearestProps {
  copy: ViewingWords['slots']
  days: DayView[]
  chosen: readonly string[]
}

/**
 * Which of the chosen half-hours were taken, and links to the nearest free ones, which script
 * chooses too.
 */
function Nearest({ copy, days, chosen }: NearestProps) {
  const { taken, near } = nearestSlots(days, chosen)
  if (taken.length === 0) return null
  const choose = (value: string) => {
    const input = document.getElementById(slotId(value))
    if (input instanceof HTMLInputElement && !input.checked) input.click()
  }
  return (
    <div className="near">
      <p>{insert(copy.justTaken, { times: taken.map(({ name }) => name).join('; ') })}</p>
      <ul>
        {near.map(({ value, name }) => (
          <li key={value}>
            <a href={`#${slotId(value)}`} onClick={() => choose(value)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
