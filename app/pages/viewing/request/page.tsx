import { useEffect } from 'react'
import { data, useLocation, useRevalidator } from 'react-router'
import type { CostContext } from '#app/buying/cost-context.ts'
import { initialFigures } from '#app/buying/home-costs.ts'
import { figuresText } from '#app/buying/reader-figures.ts'
import { useFigures } from '#app/buying/use-figures.ts'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Link } from '#app/components/link.tsx'
import { siteContext } from '#app/context.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { groupProps, FieldProblemText } from '#app/forms/field.tsx'
import { useField } from '#app/forms/form-context.ts'
import { EmailField, NameField, PhoneField } from '#app/leads/fields.tsx'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { plainPageData } from '#app/seo/structured-data.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { languageOf } from '#server/language.ts'
import { hoursInWords } from '#server/shared/time/hours-in-words.ts'
import { readTimeZone } from '#server/shared/time/zoned-time.ts'
import { placeOf } from '#server/viewings/calendar-file/entry-of.ts'
import { visitStarts } from '#server/viewings/slots/calendar.ts'
import { confirmableUntil } from '#server/viewings/slots/deadlines.ts'
import { type DayView, calendarView } from '../calendar-view.ts'
import { homeCard } from '../home-card-data.ts'
import { HomeCard } from '../home-card.tsx'
import { NearestTimes } from '../nearest-times.tsx'
import { SlotPicker } from '../slot-picker.tsx'
import { type ViewingWords, words } from '../words.ts'
import type { Route } from './+types/page.ts'
import { requestAction } from './action.ts'
import { kindOfVisit, loadVisit } from './load-visit.ts'
import { VisitHomes } from './visit-homes.tsx'
import styles from '../viewing.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * Shows the form for one home, on the home's path, or for several homes in one visit, on the
 * shortlist's path.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { config, viewings } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const visit = await loadVisit({
    site,
    request,
    url,
    language,
    slug: params.slug,
    copy: copy.request,
  })
  const { homes } = visit
  const title = homes.map((home) => homeTexts(home, language).title).join(', ')
  const { days, known } = await viewings.calendar()
  const place = placeOf({ viewingPlace: await viewings.placeIn(language) })
  const starts = visitStarts(days, homes.length)
  const now = site.clock()
  const heading = homes.length > 1 ? (copy.request.titles[homes.length] ?? '') : copy.request.title
  const seo = seoOf(
    site,
    url,
    homes.length > 1
      ? { title: heading, description: copy.request.severalDescription }
      : {
          title: insert(copy.request.titleTag, { title }),
          description: insert(copy.request.description, { title }),
        },
  )
  return data(
    {
      ...visit,
      copy,
      homes: homes.map((home) => homeCard(home, language, site)),
      heading,
      kind: kindOfVisit(homes),
      references: homes.map(({ ref }) => ref),
      // The figures of the single home from whose page the visitor comes.
      figures: enteredFigures(params.slug === undefined ? undefined : homes[0], {
        address: url.searchParams,
        language,
        costs: config.costs,
      }),
      days: calendarView(starts, language, {
        confirmableUntil: known
          ? (start) => confirmableUntil(start, now, config.viewings)
          : undefined,
      }),
      known,
      zone: zoneOf(url),
      place,
      rules: [
        copy.slots.rule,
        copy.slots.confirmation,
        copy.slots.unanswered,
        copy.slots.changes,
        place ? insert(copy.slots.place, { place }) : copy.slots.placeLater,
      ],
      hours: hoursInWords(config.viewings.hours, language),
      seo,
      structured: plainPageData(seo, config.siteUrl, 'WebPage', copy.request.title),
    },
    // Free half-hours may change at any time.
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** The figures that the reader has entered on the page of a home. */
const enteredFigures = (home: Property | undefined, context: CostContext): string =>
  home ? figuresText(context.address, context.language, initialFigures(home, context)) : ''

/** The zone that the visitor has chosen; undefined if the address names none. */
const zoneOf = ({ searchParams }: URL): string | undefined =>
  readTimeZone(searchParams.get('zone') ?? '')

export const action = (args: Route.ActionArgs) => requestAction(args)
export const clientAction = formClientAction
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function ArrangeViewing({ loaderData }: Route.ComponentProps) {
  const { copy, homes, heading, instead, back, more, choices, notShown, days, hours, place } =
    loaderData
  const { request } = copy
  const { zone } = loaderData
  const [home, ...others] = homes
  return (
    <div className="grid visit">
      <div>
        <nav className="crumbs">
          <ArrowLink to={back.to} back>
            {back.text}
          </ArrowLink>
        </nav>
        <h1>{heading}</h1>
        {home && others.length === 0 && (
          <p className="visit__which">
            <Link to={home.path} lang={home.lang}>
              {home.title}
            </Link>
            <span className="slate num">{home.facts}</span>
          </p>
        )}
        {more && !instead && (
          <p className="visit__more">
            {more.text} <Link to={more.to}>{request.moreLink}</Link>
          </p>
        )}
      </div>
      <div className="visit__f">
        {choices.length > 1 && (
          <VisitHomes {...{ choices, notShown, zone }} copy={request} chosen={homes} />
        )}
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
          <RequestForm {...loaderData} />
        )}
      </div>
      <HomeCard
        homes={homes}
        copy={copy.card}
        hours={instead ? undefined : hours}
        place={instead ? undefined : place}
      />
    </div>
  )
}

type FormProps = Pick<
  Route.ComponentProps['loaderData'],
  | 'copy'
  | 'days'
  | 'known'
  | 'references'
  | 'kind'
  | 'homes'
  | 'action'
  | 'zone'
  | 'rules'
  | 'figures'
>

function RequestForm({ references, homes, action, figures, ...props }: FormProps) {
  const { copy, days, kind, known, zone, rules } = props
  const [reference = '', ...others] = references
  const { forms } = useRootData()
  const { pathname } = useLocation()
  const query = useFigures()
  return (
    <LeadForm
      kind="viewing"
      action={action ?? pathname + query}
      hidden={{
        reference,
        ...(others.length > 0 && { moreReferences: others.join(', ') }),
        ...(figures && { figures }),
      }}
      insteadOfTaken={<NearestToChosen copy={copy.slots} days={days} />}
    >
      {/* Enter presses the first button; the next one only shows another time zone. */}
      <button className="vh" tabIndex={-1} aria-hidden="true">
        {forms.submit.viewing}
      </button>
      <FormatChoice copy={copy.request} formats={copy.formats} kind={kind} count={homes.length} />
      <TimeChoice
        {...{ copy, days, known, zone, rules }}
        count={homes.length}
        action={action ?? pathname}
      />
      <fieldset id={detailsId}>
        <legend>{copy.request.reach}</legend>
        <div className="form__row">
          <PhoneField hint={copy.request.phoneHint} />
          <EmailField hint={copy.request.emailHint} />
          <NameField required={false} />
        </div>
        {figures && <p className="hint">{insert(copy.request.withFigures, { figures })}</p>}
      </fieldset>
    </LeadForm>
  )
}

/** The free half-hours near those that were chosen. */
function NearestToChosen({ copy, days }: { copy: ViewingWords['slots']; days: DayView[] }) {
  const { value = '' } = useField('slots')
  return <NearestTimes copy={copy} days={days} chosen={value.split(' ')} />
}

/** The anchor of the fields for telephone and e-mail address, after the half-hours. */
const detailsId = 'details'

interface FormatChoiceProps extends Pick<FormProps, 'kind'> {
  copy: ViewingWords['request']
  formats: ViewingWords['formats']
  count: number
}

/** The choice between a viewing in person and by video. */
function FormatChoice({ copy, formats, kind, count }: FormatChoiceProps) {
  const { language } = useRootData()
  const { id, problem, value = 'in-person' } = useField('format')
  return (
    <fieldset id={id} {...groupProps(id, problem)}>
      <legend>{plural(copy.how, count, language)}</legend>
      <div className="formats">
        <label className="choice">
          <input
            type="radio"
            name="format"
            value="in-person"
            defaultChecked={value === 'in-person'}
          />
          <span>
            {formats['in-person']}
            <small>{copy.inPersonTexts[kind]}</small>
          </span>
        </label>
        <label className="choice">
          <input type="radio" name="format" value="video" defaultChecked={value === 'video'} />
          <span>
            {formats.video}
            <small>{copy.videoTexts[kind]}</small>
          </span>
        </label>
      </div>
      {problem && <FieldProblemText id={id} text={problem} />}
    </fieldset>
  )
}

interface TimeChoiceProps {
  copy: ViewingWords
  days: DayView[]
  known: boolean
  /** The sentences that explain what happens to the choice. */
  rules: readonly string[]
  /** The number of homes. */
  count: number
  /** The time zone in the address. */
  zone: string | undefined
  /** The address of the form. */
  action: string
}

/** The choice of half-hours; they are loaded again after a submission that found one taken. */
function TimeChoice({ copy, days, known, count, zone, rules, action }: TimeChoiceProps) {
  const { language } = useRootData()
  const { id, problem, value = '' } = useField('slots')
  const sent = useField('zone').value ?? ''
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (problem) void revalidate()
  }, [problem, revalidate])
  return (
    <fieldset id={id} {...groupProps(id, problem)}>
      <legend>{plural(copy.request.when, count, language)}</legend>
      {problem && <FieldProblemText id={id} text={problem} />}
      {!known && <p className="notice">{copy.request.unknown}</p>}
      <p>{copy.request.whenHints[count]}</p>
      <a className="skip" href={`#${detailsId}`}>
        {copy.request.toDetails}
      </a>
      <SlotPicker
        days={days}
        copy={copy.slots}
        several
        rules={known ? rules : []}
        chosen={value.split(' ')}
        zoneChoice={{ asked: readTimeZone(sent) ?? zone, action }}
      />
    </fieldset>
  )
}
