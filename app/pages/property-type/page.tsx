import { data } from 'react-router'
import { listCards } from '#app/catalogue/list-cards.ts'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { loadSaleFigures } from '#app/catalogue/sale-figures.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Guide } from '#app/components/guide.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { penthouseGuide } from '#app/content/guides/penthouses.ts'
import { type PropertyTypeId, propertyTypeRecords } from '#app/content/property-types.ts'
import { siteContext } from '#app/context.ts'
import { Head } from '#app/home-groups/head.tsx'
import { TypeOverview } from '#app/home-groups/type-overview.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { panoramaLink } from '#app/panorama/places.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, listPageData } from '#app/seo/structured-data.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { VillaPlan } from './villa-plan.tsx'
import { words } from './words.ts'
import styles from './property-type.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The picture at the head of each page of a type. */
const heads = {
  apartments: 'apartments-lagoon',
  villas: 'villa-pool',
  penthouses: 'penthouses-evening',
} as const satisfies Partial<Record<PropertyTypeId, string>>

type Slug = keyof typeof heads
const isSlug = (slug: string): slug is Slug => Object.hasOwn(heads, slug)

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config, log } = site
  if (!isSlug(params.type)) {
    log.warn({ path: url.pathname }, 'no page at this path')
    throw data(null, { status: 404 })
  }
  const language = languageOf(url.pathname)
  const { type } = propertyTypeRecords[params.type]
  const { types: texts, ...copy } = words[language]
  const text = texts[params.type]
  const hero = pictures.named(heads[params.type], language)
  const [homes, { rows, bedrooms }] = await Promise.all([
    listCards(site, language, { type, limit: 12 }),
    loadSaleFigures(site, language, { type }),
  ])
  const seo = seoOf(site, url, { ...text, picture: hero })
  return data(
    {
      copy,
      text,
      // The bedrooms are those of the homes on sale; if there are none, the key point is left out.
      keys: text.keys.flatMap((key) => (key === '{bedrooms}' ? (bedrooms ?? []) : key)),
      figures: { title: catalogueWords[language].figures.title, rows },
      guide: params.type === 'penthouses' ? penthouseGuide[language] : undefined,
      seo,
      structured: [
        listPageData(seo, config.siteUrl, homes.cards),
        breadcrumbData(config.siteUrl, language, [
          { name: copy.back, url: config.siteUrl + pathIn(language, '/property-types') },
          { name: text.heading, url: seo.canonical },
        ]),
      ],
      hero,
      panorama: panoramaLink(pictures, propertyTypeRecords[params.type], language),
      all: `${pathIn(language, '/properties')}${params.type === 'apartments' ? '' : `?type=${type}#homes`}`,
      plan: params.type === 'villas' ? pictures.named('p-villa', language) : undefined,
      homes,
    },
    { status: homes.status },
  )
}

export const meta = listedMeta

export default function PropertyTypePage({ loaderData }: Route.ComponentProps) {
  const { copy, text, keys, figures, guide, hero, panorama, all, plan, homes } = loaderData
  const { language } = useRootData()
  return (
    <HydrationBoundaries>
      <Head
        back={{ name: copy.back, path: '/property-types' }}
        panorama={panorama}
        name={text.heading}
        picture={hero}
      />
      <TypeOverview lead={text.lead} text={text.text} features={copy.features} keys={keys} />
      <section className="section grid" aria-labelledby="available">
        <div className="section-head">
          <h2 id="available">{copy.available}</h2>
          <ButtonLink to={all} line>
            {copy.all}
          </ButtonLink>
        </div>
        <PropertyCards list={homes} />
      </section>
      {plan && <VillaPlan copy={copy.sides} plan={plan} />}
      {guide && <Guide id="guide" guide={guide} figures={figures} />}
      <ClosingCall title={text.call}>
        <DialogButton opens={contactDialogId}>{copy.contact}</DialogButton>
        <ButtonLink to={pathIn(language, '/properties')} line>
          {copy.properties}
        </ButtonLink>
      </ClosingCall>
    </HydrationBoundaries>
  )
}
