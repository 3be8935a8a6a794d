import { Fragment } from 'react'
import { data } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass, ButtonLink } from '#app/components/button-link.tsx'
import { Link } from '#app/components/link.tsx'
import { siteContext } from '#app/context.ts'
import { TelephoneLink } from '#app/leads/telephone-link.tsx'
import { counted, plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { type Shortlist, visitPath } from '#app/shortlist/list.ts'
import { ownShortlist, requestPartsOf } from '#app/shortlist/own-list.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insertAll } from '#app/words.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { maxVisitHomes } from '#server/leads/options.ts'
import { cityOf } from '#server/shared/time/city-of.ts'
import type { SiteRequest } from '#server/site.ts'
import type { OpenViewing } from '#server/viewings/for-visitors/viewings.ts'
import { clockIn, otherDayIn } from '#server/viewings/slots/own-clock.ts'
import { zonesInWords } from '#server/viewings/slots/viewing-time.ts'
import type { Viewing } from '#server/viewings/viewing.ts'
import type { Route } from './+types/page.ts'
import { findHomeCards } from './home-card-data.ts'
import { HomeCard } from './home-card.tsx'
import { noStore, openViewing, tokenOf } from './load-viewing.ts'
import { useOwnZone } from './own-time.tsx'
import { noDetails, type StatusView, statusView } from './status-view.ts'
import { type ViewingWords, words } from './words.ts'
import styles from './viewing.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Shows a viewing and changes nothing, because some software opens every link in an e-mail. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const site = context.get(siteContext)
  const { config } = site
  const language = languageOf(url.pathname)
  const copy = insertAll(words[language], {
    phone: config.chatPhone.replaceAll(' ', '\u00a0'),
  })
  const { title, description } = copy.status
  const page = {
    copy: { card: copy.card, status: copy.status },
    seo: seoOf(site, url, { title, description }),
  }
  const message = (said: { title: string; text: string }, status: number) =>
    data(
      {
        ...page,
        view: messageView(said, [
          { to: pathIn(language, '/properties'), text: copy.status.properties, download: false },
        ]),
        homes: [],
        others: undefined,
      },
      { status, headers: noStore },
    )
  // While no half-hour can be held, there is no viewing to show yet.
  if (!tokenOf(url) && url.searchParams.has('asked')) return message(copy.status.spooled, 200)
  const open = await openViewing(args)
  if (open === 'refused') return message(copy.status.refused, 404)
  if (open === 'unavailable') return message(copy.status.unavailable, 503)
  const homes = await findHomeCards(open.viewing, language, site)
  const held = await heldBeside(open, site)
  return data(
    {
      ...page,
      view: statusView(open, {
        held,
        language,
        copy,
        token: tokenOf(url),
        config: { ...config, viewingPlace: await site.viewings.placeIn(language) },
        now: site.clock(),
      }),
      homes,
      others: othersOf(
        ownShortlist(requestPartsOf(args.request, site)),
        open.viewing,
        copy.status.others,
        language,
      ),
    },
    { headers: noStore },
  )
}

/** The visits that keep a request from holding a time; none where they cannot be read. */
async function heldBeside(open: OpenViewing, { viewings, log }: SiteRequest) {
  if (open.viewing.start !== undefined) return []
  return whenUnavailable(
    log,
    'the visits of a visitor could not be read',
    () => viewings.heldBeside(open),
    () => [],
  )
}

/** The saved homes that are not part of this visit, for which another visit could be requested. */
function othersOf(
  own: Shortlist,
  { homes, state }: Viewing,
  copy: ViewingWords['status']['others'],
  language: Language,
) {
  const others = own.filter((slug) => !homes.some((home) => home.slug === slug))
  if (others.length === 0 || state === 'cancelled' || state === 'expired') return undefined
  return {
    text: counted(copy.saved, others.length, language),
    link: plural(copy.link, others.length, language),
    to: visitPath(language, others.slice(0, maxVisitHomes)),
  }
}

const messageView = (
  { title, text }: { title: string; text: string },
  actions: StatusView['actions'],
): StatusView => ({ ...noDetails, title, text, actions })

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function ViewingStatus({
  loaderData: { copy, view, homes, others },
}: Route.ComponentProps) {
  const { status } = copy
  return (
    <div className="grid visit">
      <div className="visit__f">
        {view.lead && <p className="slate">{view.lead}</p>}
        <h1 className="when">{view.title}</h1>
        {view.clock && <Clocks clock={view.clock} bookedZone={view.bookedZone} />}
        {view.text && <p className="lead">{view.text}</p>}
        {view.actions.length > 0 && (
          <div className="btnrow">
            {view.actions.map(({ to, text, download }, index) =>
              download ? (
                <a
                  key={to}
                  className={buttonClass({ line: true })}
                  href={to}
                  download="viewing.ics"
                >
                  {text} <Arrow />
                </a>
              ) : (
                <ButtonLink key={to} to={to} line={index > 0}>
                  {text}
                </ButtonLink>
              ),
            )}
          </div>
        )}
        {view.stages.length > 0 && (
          <ol className="stage" aria-label={status.stagesLabel}>
            {view.stages.map(({ text, done, current }) => (
              <li
                key={text}
                className={done ? 'done' : undefined}
                aria-current={current ? 'step' : undefined}
              >
                {text}
              </li>
            ))}
          </ol>
        )}
        <Details view={view} copy={status} />
        {view.hint && <p className="hint">{view.hint}</p>}
        {others && (
          <p>
            {others.text} <Link to={others.to}>{others.link}</Link>
          </p>
        )}
      </div>
      <HomeCard homes={homes} copy={copy.card} />
    </div>
  )
}

interface DetailsProps {
  view: StatusView
  copy: ViewingWords['status']
}

/** What is known of the viewing, as a list of names and values. */
function Details({ view: { facts, times, held, bookedZone }, copy }: DetailsProps) {
  if (facts.length + times.length + held.length === 0) return null
  return (
    <dl className="details">
      {held.length > 0 && (
        <div>
          <dt>{copy.alreadyHeld}</dt>
          <dd>
            {held.map(({ text, link, to }, index) => (
              <Fragment key={to}>
                {index > 0 && '\n'}
                {text}. <Link to={to}>{link}</Link>
              </Fragment>
            ))}
          </dd>
        </div>
      )}
      {times.map((row) => (
        <Times key={row.name} row={row} bookedZone={bookedZone} />
      ))}
      {facts.map(({ name, text, hasTelephone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {hasTelephone && (
              <>
                , <TelephoneLink />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface TimesProps {
  row: StatusView['times'][number]
  bookedZone: string | undefined
}

/** Times of one kind, by Málaga's clocks and the visitor's. */
function Times({ row: { name, times }, bookedZone }: TimesProps) {
  const zone = useOwnZone(bookedZone)
  const { language } = useRootData()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {times.map(({ text, time }, index) => (
          <Fragment key={time}>
            {index > 0 && '\n'}
            {text}{' '}
            <span data-own={new Date(time).toISOString()} data-form="note" suppressHydrationWarning>
              {zonesInWords(time, zone, language)}
            </span>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}

interface ClocksProps {
  clock: NonNullable<StatusView['clock']>
  bookedZone: string | undefined
}

/** The half-hour by Málaga's clocks and, where their zone is known, by the visitor's. */
function Clocks({ clock, bookedZone }: ClocksProps) {
  const { time, iso, label } = clock
  const zone = useOwnZone(bookedZone)
  const { language } = useRootData()
  const own = zone && {
    clock: clockIn(zone, Date.parse(iso)),
    city: [cityOf(zone, language), otherDayIn(zone, Date.parse(iso), language) ?? []].flat(),
  }
  return (
    <div className="clocks" lang={language}>
      <p>
        <b>{time}</b>
        <span>{label}</span>
      </p>
      <p data-own-clock="" hidden={!own} suppressHydrationWarning>
        <b data-own={iso} data-form="clock" suppressHydrationWarning>
          {own ? own.clock : ''}
        </b>
        <span data-own={iso} data-form="city" suppressHydrationWarning>
          {own ? own.city.join(', ') : ''}
        </span>
      </p>
    </div>
  )
}
