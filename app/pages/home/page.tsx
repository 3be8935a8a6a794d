import { data } from 'react-router'
import { propertyCard, type PropertyCardData } from '#app/catalogue/card-data.ts'
import { cheapestHome } from '#app/catalogue/cheapest-home.ts'
import { homeGroupCard } from '#app/catalogue/home-group-card.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { Picture } from '#app/components/picture.tsx'
import { everyHomeGroup } from '#app/content/every-home-group.ts'
import { placeFigures } from '#app/content/resort.ts'
import { siteContext } from '#app/context.ts'
import { metaWithHomesFeed } from '#app/feeds/homes-feed.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words as rootWords } from '#app/root-data/words.ts'
import { seoOf } from '#app/seo/seo.ts'
import { agencyData, siteData } from '#app/seo/structured-data.ts'
import { visitPath } from '#app/shortlist/list.ts'
import { insert, insertAll } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { Route } from './+types/page.ts'
import { PriceList } from './price-list.tsx'
import { ResortFigures } from './resort-figures.tsx'
import { ResortLocation } from './resort-location.tsx'
import { Services } from './services.tsx'
import { words } from './words.ts'
import styles from './home.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** All developments, then all types (docs/requirements/pages.md#home). */
const listed = everyHomeGroup([
  'palm-10',
  'lomas-2',
  '16-plus-collection',
  'north-residences',
  'carat',
  'waterfall-residences',
  'apartments',
  'villas',
  'penthouses',
  'townhouses',
])

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const copy = insertAll(words[language], placeFigures(config, language))
  const hero = pictures.named('home-evening', language)
  const [newest, cheapest, toLet] = await Promise.all([
    listCards(site, language, { limit: 12 }),
    cheapestHome(site),
    listCards(site, language, { limit: 1, listing: 'rent' }),
  ])
  // Homes to let are mentioned only while there are any.
  const offer = toLet.total > 0 ? 'both' : 'sale'
  const description = copy.description[offer]
  // The home whose price the heading names comes first. The picture at the head of the page is not
  // shown twice.
  const cards = [
    ...(cheapest ? [propertyCard(cheapest, language, pictures)] : []),
    ...newest.cards.filter(
      ({ slug, picture }) => slug !== cheapest?.slug && picture?.file !== hero.file,
    ),
  ]
  const featured = { ...newest, cards: ofDifferentTypes(cards, 3) }
  const seo = seoOf(site, url, {
    title: copy.title,
    description,
    picture: hero,
  })
  return data(
    {
      copy,
      text: copy.hero.text[offer],
      seo,
      structured: [agencyData(config, rootWords[language].footer.about), siteData(config.siteUrl)],
      hero,
      services: ['terraces', 'window', 'interior', 'courtyard'].map((name) =>
        pictures.named(name, language),
      ),
      resort: ['resort-pool25', 'club-padel', 'gate-gate'].map((name) =>
        pictures.named(name, language),
      ),
      featured,
      viewing:
        featured.cards.length === 0
          ? undefined
          : visitPath(
              language,
              featured.cards.map(({ slug }) => slug),
            ),
      onSale:
        cheapest === undefined
          ? copy.featured.unpriced
          : insert(copy.featured.title, { lowest: euros(cheapest.price, language) }),
      all: newest.total > 0 ? insert(copy.featured.all, { n: newest.total }) : copy.featured.none,
      listed: listed.map((id) => {
        const { listTitle, lowest, announced, ...card } = homeGroupCard(id, language, site)
        const { from, indicative } = catalogueWords[language]
        const price = announced ?? lowest
        return {
          ...card,
          title: listTitle,
          price: price ? insert(from, { price }) : '',
          // The announced price is lower than that of any home, which a buyer has to know.
          priceNote: announced && lowest && insert(indicative, { lowest }),
        }
      }),
    },
    { status: featured.status },
  )
}

/** The first homes of a list, one of each type before a second one of any type. */
function ofDifferentTypes(cards: PropertyCardData[], count: number): PropertyCardData[] {
  const first = cards.filter(
    ({ type }, index) => cards.findIndex((other) => other.type === type) === index,
  )
  return [...new Set([...first, ...cards])].slice(0, count)
}

export const meta = metaWithHomesFeed

export default function Home({ loaderData }: Route.ComponentProps) {
  const { copy, text, hero, services, resort, featured, viewing, onSale, all, listed } = loaderData
  const { language } = useRootData()
  const to = (path: string) => pathIn(language, path)
  return (
    <HydrationBoundaries>
      <section
        className="hero hero--home grid"
        // The headline is in the open sky above the villa.
        style={{ '--hz-n': hero.horizon, '--stand': 0.17, '--sky': '30%' }}
        aria-labelledby="hero"
      >
        <div className="hero__picture">
          <Picture picture={hero} sizes="(width < 60rem) 145vw, 100vw" first />
        </div>
        <h1 className="hero__title" id="hero">
          {copy.hero.title}
        </h1>
        <div className="hero__below">
          <div className="step">
            <p className="lead">{text}</p>
            <div className="pair">
              <ButtonLink to={to('/properties')}>{copy.hero.properties}</ButtonLink>
              <ButtonLink to={`${to('/rental-properties')}#features`} line>
                {copy.hero.rentals}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
      <section className="grid hb" aria-labelledby="featured">
        <h2 id="featured">{onSale}</h2>
        <PropertyCards list={featured} />
        <p className="hb__all">
          <ArrowLink to={to('/properties')}>{all}</ArrowLink>
          <ArrowLink to={`${to('/properties')}?view=plan`}>{copy.featured.plan}</ArrowLink>
        </p>
      </section>
      <ResortLocation copy={copy.place} />
      <Services copy={copy.services} pictures={services} />
      <ResortFigures copy={copy.resort} pictures={resort} />
      <section className="section sand grid" aria-labelledby="developments">
        <h2 id="developments" className="list__h">
          {copy.featured.developments}
        </h2>
        <PriceList items={listed} />
      </section>
      <ClosingCall title={copy.call.title}>
        {viewing && <ButtonLink to={viewing}>{copy.call.viewing}</ButtonLink>}
        <ButtonLink to={to('/properties')} line={viewing !== undefined}>
          {copy.call.search}
        </ButtonLink>
        <DialogButton opens={contactDialogId} variant="line">
          {copy.call.contact}
        </DialogButton>
      </ClosingCall>
    </HydrationBoundaries>
  )
}
