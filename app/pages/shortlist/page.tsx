import { data, redirect } from 'react-router'
import { privatePage } from '#app/account/guard.ts'
import { residenceIn } from '#app/buying/letting.ts'
import { Sources } from '#app/buying/sum-table.tsx'
import { viewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Arrow } from '#app/components/arrow.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { PaperHead } from '#app/components/paper-head.tsx'
import { Picture } from '#app/components/picture.tsx'
import { siteContext } from '#app/context.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { returnAddress } from '#app/forms/local-path.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { ContactFields, MessageField } from '#app/leads/fields.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { counted, plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { plainPageData } from '#app/seo/structured-data.ts'
import { ListForm } from '#app/shortlist/list-form.tsx'
import {
  changedList,
  hasDropped,
  parseShortlist,
  type Shortlist,
  type ShortlistChange,
  shortlistPath,
  visitPath,
} from '#app/shortlist/list.ts'
import {
  ownShortlist,
  shortlistHeaders,
  storeShortlist,
  requestPartsOf,
} from '#app/shortlist/own-list.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { maxVisitHomes } from '#server/leads/options.ts'
import { maxShortlistHomes } from '#server/shared/max-shortlist-homes.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { date } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import type { Route } from './+types/page.ts'
import { type ComparedHomes, comparedHomes } from './compared-homes.ts'
import { HomeComparison } from './home-comparison.tsx'
import { Share } from './share.tsx'
import { type ShortlistWords, words } from './words.ts'
import styles from './shortlist.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * Shows the list in the address. Without one, it redirects to the address of the visitor's own
 * list.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  const copy = words[language]
  const parts = requestPartsOf(request, site)
  const own = ownShortlist(parts)
  const residence = residenceOf(url, language)
  if (!url.searchParams.has('homes') && own.length > 0) {
    const sent = url.searchParams.get('sent')
    throw redirect(
      shortlistPath(language, own, residence) + (sent ? `&sent=${encodeURIComponent(sent)}` : ''),
      { headers: { ...privatePage.headers, ...shortlistHeaders(own, parts) } },
    )
  }
  const list = parseShortlist(url.searchParams.get('homes'))
  const address = site.config.siteUrl + shortlistPath(language, list, residence)
  const homes = await loadHomes(site, list)
  const isOwn = list.every((slug) => own.includes(slug))
  const seo = seoOf(site, url, copy)
  return data(
    {
      copy,
      list,
      residence,
      visit: visitOf(homes, language, copy.visit),
      homes: comparedHomes(homes, language, {
        pictures: site.pictures,
        costs: site.config.costs,
        now: site.clock(),
        address: url.searchParams,
      }),
      count: homes.length,
      gone: list.length - homes.length,
      kind:
        homes.length === 0 ? ('empty' as const) : isOwn ? ('own' as const) : ('shared' as const),
      plate: site.pictures.named('l-villa', language),
      address,
      /** The head of a printed list. */
      paper:
        homes.length > 0
          ? insert(copy.paper, {
              address,
              date: date(site.clock(), language),
            })
          : undefined,
      references: enumeration(
        homes.map(({ ref }) => ref),
        language,
      ),
      seo,
      structured: plainPageData(seo, site.config.siteUrl, 'CollectionPage'),
    },
    privatePage,
  )
}

/** The owner's residence in the address, if it differs from the language's usual one. */
function residenceOf({ searchParams }: URL, language: Language): string | undefined {
  const residence = residenceIn(searchParams, language)
  return residence === searchParams.get('residence') ? residence : undefined
}

/** The link to see the homes in one visit, without those that are reserved or sold. */
function visitOf(homes: readonly Property[], language: Language, copy: ShortlistWords['visit']) {
  const seen = homes.filter((home) => !viewingAlternative(home, language)).slice(0, maxVisitHomes)
  const [first] = seen
  if (!first) return undefined
  const texts = seen.length === homes.length ? copy.all : copy.some
  return {
    text: texts[seen.length] ?? '',
    note: plural(copy.note, seen.length, language),
    to:
      seen.length === 1
        ? pathIn(language, `/properties/${first.slug}/viewing`)
        : visitPath(
            language,
            seen.map(({ slug }) => slug),
          ),
  }
}

/** Loads homes in the order of the list; those that are no longer listed are left out. */
async function loadHomes({ catalogue, log }: SiteRequest, list: Shortlist) {
  if (list.length === 0) return []
  const { properties } = await orUnavailablePage(log, 'a shortlist could not be read', () =>
    catalogue.list({ slugs: list, limit: maxShortlistHomes }),
  )
  return properties.toSorted((one, other) => list.indexOf(one.slug) - list.indexOf(other.slug))
}

/** Changes the visitor's list, or stores an enquiry about it. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args
  const form = await readForm(request.clone())
  const parts = requestPartsOf(request, context.get(siteContext))
  const own = ownShortlist(parts)
  const change = changeIn(form)
  if (!change) return enquire(args)
  const next = changedList(own, change)
  const stored = await storeShortlist(next, parts)
  const isFull = 'add' in change && hasDropped(own, next)
  const sent = !stored ? 'saveFailed' : isFull ? 'savedFull' : 'add' in change ? 'saved' : 'removed'
  const back = returnAddress(formText(form, 'back'), sent)
  // A request by script names no page to return to; the status tells it that nothing was stored.
  if (!stored && !back) throw data(null, { status: 503 })
  const language = languageOf(url.pathname)
  const list = shortlistPath(language, next, residenceOf(url, language))
  throw redirect(back ?? (isFull ? `${list}&sent=${sent}` : list), {
    status: 303,
    headers: { ...privatePage.headers, ...stored },
  })
}

/** The change of the list that a form asks for; undefined for an enquiry. */
function changeIn(form: FormData): ShortlistChange | undefined {
  if (form.has('set')) return { set: formText(form, 'set') }
  if (form.has('add')) return { add: formText(form, 'add') }
  return form.has('remove') ? { remove: formText(form, 'remove') } : undefined
}

/** Stores an enquiry; without script the same list is shown again, which may be somebody else's. */
async function enquire(args: Route.ActionArgs) {
  const { url } = args
  const list = parseShortlist(url.searchParams.get('homes'))
  try {
    return await leadAction(args, 'inquiry')
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status !== 303 || list.length === 0) throw thrown
    throw redirect(`${shortlistPath(languageOf(url.pathname), list)}&sent=inquiry`, 303)
  }
}

export const clientAction = formClientAction
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

/** The statements about the figures, and a line for each source. */
function Notes({ homes, copy }: { homes: ComparedHomes; copy: ShortlistWords }) {
  return (
    <>
      <p className="hint">
        {[
          copy.note.costs,
          ...homes.estimates,
          ...(homes.footprints.length > 0 ? [copy.note.drawings] : []),
          copy.note.pictures,
        ].join(' ')}
      </p>
      <ul className="hint sl-sources">
        {homes.sources.map((source) => (
          <li key={source.mark}>
            <Sources sources={[source]} />
          </li>
        ))}
      </ul>
    </>
  )
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { copy, list, residence, homes, visit, count, gone, kind, plate, address, paper } =
    loaderData
  const { language } = useRootData()
  return (
    <HydrationBoundaries>
      <section className="grid sl-head" aria-labelledby="heading">
        {paper && <PaperHead text={paper} />}
        <h1 id="heading">
          {insert(copy.heading[count] ?? copy.heading.at(-1) ?? '', { n: count })}
        </h1>
        <div className="sl-head__t" data-kind={kind}>
          {kind !== 'own' && <p className="no-print">{copy.lead[kind]}</p>}
          {gone > 0 && <p role="status">{counted(copy.gone, gone, language)}</p>}
          {(visit || kind === 'shared') && (
            <div className="sl-visit no-print">
              {visit && <ButtonLink to={visit.to}>{visit.text}</ButtonLink>}
              {kind === 'shared' && (
                <ListForm
                  name="add"
                  value={list.join('.')}
                  residence={residence}
                  className="btn btn--line"
                >
                  {copy.keep} <Arrow />
                </ListForm>
              )}
              {visit && <span>{visit.note}</span>}
            </div>
          )}
          {kind === 'empty' && (
            <ButtonLink to={`${pathIn(language, '/properties')}#homes`}>{copy.browse}</ButtonLink>
          )}
        </div>
      </section>
      {count === 0 ? (
        <Picture picture={plate} ratio="21x9" sizes="100vw" decorative />
      ) : (
        <>
          <HomeComparison
            homes={homes}
            list={list}
            residence={residence}
            isOwn={kind === 'own'}
            copy={copy}
          />
          <div className="grid sl-note">
            {kind === 'own' && (
              <div className="sl-note__share no-print">
                <p>{copy.lead.own}</p>
                <Share copy={copy.share} address={address} />
              </div>
            )}
            <Notes homes={homes} copy={copy} />
            <p className="no-print">
              <ArrowLink to={`${pathIn(language, '/properties')}#homes`}>{copy.browse}</ArrowLink>
            </p>
          </div>
          <Enquiry {...loaderData} />
        </>
      )}
    </HydrationBoundaries>
  )
}

/** The enquiry about all homes of the list. */
function Enquiry({
  copy,
  list,
  visit,
  count,
  references,
}: Pick<Route.ComponentProps['loaderData'], 'copy' | 'list' | 'visit' | 'count' | 'references'>) {
  const { language } = useRootData()
  const message = insert(copy.enquiry.message, { refs: references })
  return (
    <section className="section sand grid ask" aria-labelledby="enquire">
      <div className="ask__head">
        <h2 id="enquire">{plural(copy.enquiry.title, count, language)}</h2>
        <p className="lead">{copy.enquiry.text}</p>
        {visit && <ArrowLink to={visit.to}>{visit.text}</ArrowLink>}
      </div>
      <LeadForm
        key={message}
        kind="inquiry"
        action={shortlistPath(language, list)}
        initial={{ message }}
      >
        <ContactFields />
        <MessageField />
      </LeadForm>
    </section>
  )
}
