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
import { townhouseGuide } from '#app/content/guides/townhouses.ts'
import { propertyTypeRecords } from '#app/content/property-types.ts'
import { siteContext } from '#app/context.ts'
import { Head } from '#app/home-groups/head.tsx'
import { TypeOverview } from '#app/home-groups/type-overview.tsx'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { panoramaLink } from '#app/panorama/places.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, listPageData } from '#app/seo/structured-data.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { Storeys } from './storeys.tsx'
import { words } from './words.ts'
import styles from './townhouses.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const hero = pictures.named('townhouses-evening', language)
  const { type } = propertyTypeRecords.townhouses
  const [homes, { rows, bedrooms }] = await Promise.all([
    listCards(site, language, { type, limit: 6 }),
    loadSaleFigures(site, language, { type }),
  ])
  const seo = seoOf(site, url, { ...copy, picture: hero })
  return data(
    {
      copy,
      keys: copy.keys.flatMap((key) => (key === '{bedrooms}' ? (bedrooms ?? []) : key)),
      figures: { title: catalogueWords[language].figures.title, rows },
      guide: townhouseGuide[language],
      seo,
      structured: [
        listPageData(seo, config.siteUrl, homes.cards),
        breadcrumbData(config.siteUrl, language, [
          { name: copy.back, url: config.siteUrl + pathIn(language, '/property-types') },
          { name: copy.heading, url: seo.canonical },
        ]),
      ],
      hero,
      panorama: panoramaLink(pictures, propertyTypeRecords.townhouses, language),
      drawing: pictures.named('t-townhouses', language),
      roof: pictures.named('townhouses-roof', language),
      // An empty list is explained by the sentence that the listings are being updated.
      homes:
        homes.status === 200 && homes.cards.length === 0 ? { ...homes, message: undefined } : homes,
    },
    { status: homes.status },
  )
}

export const meta = listedMeta

export default function Townhouses({ loaderData }: Route.ComponentProps) {
  const { copy, keys, figures, guide, hero, panorama, drawing, roof, homes } = loaderData
  const { listings } = copy
  const { language } = useRootData()
  const all = `${pathIn(language, '/properties')}?type=${propertyTypeRecords.townhouses.type}#homes`
  const contact = (
    <DialogButton opens={informationDialogId(copy.heading)} about={copy.heading}>
      {listings.contact}
    </DialogButton>
  )
  return (
    <HydrationBoundaries>
      <Head
        back={{ name: copy.back, path: '/property-types' }}
        panorama={panorama}
        name={copy.heading}
        picture={hero}
      />
      <TypeOverview lead={copy.lead} text={copy.text} features={copy.features} keys={keys} />
      <section className="section grid to-list" aria-labelledby="available">
        <div className="section-head">
          <h2 id="available">{listings.title}</h2>
          {homes.cards.length > 0 && (
            <ButtonLink to={all} line>
              {listings.all}
            </ButtonLink>
          )}
        </div>
        <div className="to-list__now">
          <p className="lead">
            {listings.updating} {homes.cards.length > 0 ? listings.shown : listings.none}
          </p>
          {contact}
        </div>
        <PropertyCards list={homes} />
      </section>
      <Storeys copy={copy.section} drawing={drawing} roof={roof} impression={copy.impression} />
      <Guide id="guide" guide={guide} figures={figures} />
      <ClosingCall title={copy.call}>
        {contact}
        <ButtonLink to={pathIn(language, '/properties')} line>
          {copy.properties}
        </ButtonLink>
      </ClosingCall>
      <InformationDialog about={copy.heading} />
    </HydrationBoundaries>
  )
}
