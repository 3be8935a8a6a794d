import { data } from 'react-router'
import { homeGroupCard } from '#app/catalogue/home-group-card.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { Picture } from '#app/components/picture.tsx'
import { everyHomeGroup } from '#app/content/every-home-group.ts'
import { siteContext } from '#app/context.ts'
import { ContactCall } from '#app/leads/contact-call.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, listPageData } from '#app/seo/structured-data.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { Facades } from './facades.tsx'
import { words } from './words.ts'
import styles from './property-types.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** All developments and types, in order. */
const types = everyHomeGroup([
  'apartments',
  'villas',
  'penthouses',
  'townhouses',
  '16-plus-collection',
  'north-residences',
  'lomas-2',
  'palm-10',
  'waterfall-residences',
  'carat',
])

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const homes = await listCards(site, language, { limit: 6 })
  const seo = seoOf(site, url, {
    ...copy,
    picture: pictures.named('penthouse-terrace', language),
  })
  const cards = types.map((id) => homeGroupCard(id, language, site))
  return data(
    {
      copy,
      seo,
      structured: [
        listPageData(seo, config.siteUrl, cards),
        breadcrumbData(config.siteUrl, language, [{ name: copy.heading, url: seo.canonical }]),
      ],
      fronts: ['t-apartments', 't-penthouses', 't-townhouses', 't-16plus', 't-villas'].map((name) =>
        pictures.named(name, language),
      ),
      types: cards.map(({ lowest, ...card }) => ({
        ...card,
        price: lowest ? insert(copy.price, { price: lowest }) : '',
      })),
      homes,
    },
    { status: homes.status },
  )
}

export const meta = listedMeta

export default function PropertyTypes({ loaderData }: Route.ComponentProps) {
  const { copy, fronts, types, homes } = loaderData
  const { language } = useRootData()
  return (
    <HydrationBoundaries>
      <section className="grid ty-head">
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.intro}</p>
      </section>
      <Facades copy={copy.street} fronts={fronts} />
      <section className="section grid" aria-label={copy.list}>
        <div className="ty-grid">
          {types.map(({ id, href, title, description, features, flag, price, picture }) => (
            <article key={id} className="type ty" id={id}>
              <Picture
                picture={picture}
                ratio="4x3"
                sizes="(width < 48rem) 90vw, 45vw"
                decorative
              />
              <div className="type__line">
                <h2>{title}</h2>
                {flag && <span className="flag flag--in">{flag}</span>}
              </div>
              <p>{description}</p>
              <ul className="ty__f">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <p className="ty__foot">
                <span className="num">{price}</span>
                <ArrowLink to={href} about={title}>
                  {copy.view}
                </ArrowLink>
              </p>
            </article>
          ))}
        </div>
      </section>
      <section className="section sand grid" aria-labelledby="homes">
        <div className="section-head">
          <h2 id="homes">{copy.homes.title}</h2>
          <ArrowLink to={pathIn(language, '/properties')}>{copy.homes.all}</ArrowLink>
        </div>
        <PropertyCards list={homes} />
      </section>
      <ContactCall copy={copy.call} />
    </HydrationBoundaries>
  )
}
