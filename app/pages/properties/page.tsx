import { data } from 'react-router'
import { homeGroupCard } from '#app/catalogue/home-group-card.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { TextCard } from '#app/components/text-card.tsx'
import type { DevelopmentId } from '#app/content/developments/development.ts'
import { developments } from '#app/content/developments/developments.ts'
import { everyHomeGroup } from '#app/content/every-home-group.ts'
import { siteContext } from '#app/context.ts'
import { metaWithHomesFeed } from '#app/feeds/homes-feed.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { CriteriaFields } from '#app/leads/criteria-fields.tsx'
import { EmailField, NameField, PhoneField } from '#app/leads/fields.tsx'
import { InformationRequest } from '#app/leads/information-form.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { RecentlySeen } from '#app/recent/recently-seen.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, listPageData } from '#app/seo/structured-data.ts'
import { insert } from '#app/words.ts'
import { setConditions } from '#server/catalogue/search.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { bedroomCounts, purchaseBudgets } from '#server/leads/options.ts'
import type { Route } from './+types/page.ts'
import { listPageSize, searchOf } from './filter.ts'
import { loadListing } from './load-listing.ts'
import { type ListingData, PropertyListing } from './property-listing.tsx'
import { TypeCards } from './type-cards.tsx'
import { words } from './words.ts'
import styles from './properties.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The ten cards, in order (docs/requirements/homes.md#properties). */
const cards = everyHomeGroup([
  '16-plus-collection',
  'north-residences',
  'palm-10',
  'lomas-2',
  'carat',
  'apartments',
  'villas',
  'penthouses',
  'townhouses',
  'waterfall-residences',
])

/** The developments that the three featured cards link to. */
const featured: DevelopmentId[] = ['carat', 'lomas-2', '16-plus-collection']

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const { pathname, searchParams } = url
  const language = languageOf(pathname)
  const copy = words[language]
  const listing = await loadListing(site, searchParams, copy.list, language)
  const seo = seoOf(site, url, {
    ...listed(listing, copy),
    picture: pictures.named('palm10-axis', language),
  })
  return data(
    {
      copy,
      seo,
      structured: [
        listPageData(seo, config.siteUrl, listing.list.cards, {
          total: listing.list.total,
          before: (listing.query.page - 1) * listPageSize,
        }),
        breadcrumbData(config.siteUrl, language, [{ name: copy.heading, url: seo.canonical }]),
      ],
      groups: cards.map((id) => {
        const { lowest, ...card } = homeGroupCard(id, language, site)
        return { ...card, from: lowest && insert(copy.residences.from, { price: lowest }) }
      }),
      picks: copy.picks.cards.map((card, index) => {
        const id = featured[index]
        return { ...card, href: pathIn(language, id ? developments[id].path : '/property-types') }
      }),
      listing,
    },
    { status: listing.list.status },
  )
}

/**
 * Title, description and query of the list for search engines. A further page of the whole list is
 * a page of its own; a filtered or sorted list is treated as the first page.
 */
function listed(
  { query, asked, found, list: { cards, total } }: ListingData,
  copy: (typeof words)['en'],
) {
  const { title, description, further } = copy
  const { page, listing, view } = query
  const search = searchOf(query, page)
  // The full title is for the tabs of a browser; the picture of a shared link keeps one title.
  const own = { description, pictureTitle: title }
  if (setConditions({ ...query, listing: '' }).length > 0 || query.sort !== 'newest') {
    const title = query.sort === 'newest' ? asked : `${asked}, ${copy.list.sorts[query.sort]}`
    return {
      pictureTitle: copy.title,
      title,
      description: insert(copy.descriptionNarrowed, { asked: title, found: found.homes }),
    }
  }
  if (listing === 'rent')
    return { ...own, title: copy.titleRent, description: copy.descriptionRent }
  if (view) return { ...own, title: copy.titlePlan, description: copy.descriptionPlan }
  if (page === 1 || cards.length === 0 || search !== `?page=${page}`) return { title, description }
  const first = (page - 1) * listPageSize + 1
  const values = { title, description, page, first, last: first + cards.length - 1, total }
  return {
    title: insert(further.title, values),
    description: insert(further.description, values),
    query: search,
  }
}

/** The conditions of the filter, as choices of the questionnaire. */
function criteriaOf({ type, bedrooms, to, listing }: ListingData['query']): Record<string, string> {
  const [under, between] = purchaseBudgets
  const most = Number(to)
  return {
    // The form has no choice for penthouses; they are apartments there.
    ...(type && { propertyType: type === 'penthouse' ? 'apartment' : type }),
    ...(bedrooms && { bedrooms: bedroomCounts.find((count) => count === bedrooms) ?? '5+' }),
    ...(most > 0 &&
      listing !== 'rent' &&
      most <= 1_000_000 && { budget: most <= 500_000 ? under : between }),
  }
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'questionnaire')
export const clientAction = formClientAction

export const meta = metaWithHomesFeed

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { copy, groups, picks, listing } = loaderData
  const { language } = useRootData()
  const criteria = criteriaOf(listing.query)
  const title = listing.query.listing === 'rent' ? copy.headingRent : copy.heading
  return (
    <HydrationBoundaries>
      <PropertyListing title={title} copy={copy.list} listing={listing} />
      <RecentlySeen />
      <section className="section grid residences" aria-labelledby="residences">
        <div className="section-head">
          <h2 id="residences">{copy.residences.title}</h2>
        </div>
        <TypeCards cards={groups} view={copy.residences.view} />
      </section>
      <section className="section grid three" aria-labelledby="shapes">
        <h2 id="shapes">{copy.shapes.title}</h2>
        {copy.shapes.cards.map((card) => (
          <TextCard key={card.title} {...card}>
            <InformationRequest about={card.title} variant="go">
              {copy.shapes.request}
            </InformationRequest>
          </TextCard>
        ))}
      </section>
      <section className="section sand grid ask" aria-labelledby="ask">
        <div className="ask__head">
          <h2 id="ask">{copy.ask.title}</h2>
          <p className="lead">{copy.ask.text}</p>
        </div>
        {/* Another filter gets a new questionnaire. */}
        <LeadForm key={Object.values(criteria).join(' ')} kind="questionnaire" initial={criteria}>
          <CriteriaFields />
          <div className="form__row">
            <NameField />
            <PhoneField />
            <EmailField />
          </div>
        </LeadForm>
      </section>
      <section className="section grid three" aria-labelledby="picks">
        <h2 id="picks">{copy.picks.title}</h2>
        {picks.map(({ href, ...card }) => (
          <TextCard key={card.title} {...card}>
            <ArrowLink to={href} about={card.title}>
              {copy.picks.view}
            </ArrowLink>
          </TextCard>
        ))}
      </section>
      <ClosingCall title={copy.call.title}>
        <ButtonLink to={pathIn(language, '/new-releases')}>{copy.call.releases}</ButtonLink>
        <DialogButton opens={contactDialogId} variant="line">
          {copy.call.contact}
        </DialogButton>
      </ClosingCall>
    </HydrationBoundaries>
  )
}
