import { data } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Call } from '#app/components/call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { propertyTypes } from '#app/content/property-types.ts'
import { siteContext } from '#app/context.ts'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { metaTags, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData } from '#app/seo/structured-data.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { Head } from '../development-parts/head.tsx'
import { Overview } from '../property-type/overview.tsx'
import type { Route } from './+types/page.ts'
import { Storeys } from './storeys.tsx'
import styles from './townhouses.css?url'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const lane = pictures.named('townhouses-lane', language)
  const homes = await listCards(site, language, { type: propertyTypes.townhouses.type, limit: 6 })
  const seo = seoOf(config.siteUrl, url, { ...copy, picture: lane })
  return data(
    {
      copy,
      seo,
      crumbs: breadcrumbData([
        { name: copy.back, url: config.siteUrl + pathIn(language, '/property-types') },
        { name: copy.heading, url: seo.canonical },
      ]),
      lane,
      drawing: pictures.named('t-townhouses', language),
      patio: pictures.named('townhouses-patio', language),
      // The sentence that the listings are being updated explains an empty list.
      homes:
        homes.status === 200 && homes.cards.length === 0 ? { ...homes, message: undefined } : homes,
    },
    { status: homes.status },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaTags(loaderData?.seo, ...(loaderData ? [loaderData.crumbs] : []))

export default function Townhouses({ loaderData }: Route.ComponentProps) {
  const { copy, lane, drawing, patio, homes } = loaderData
  const { listings } = copy
  const { language } = useRootData()
  const all = `${pathIn(language, '/properties')}?type=${propertyTypes.townhouses.type}#homes`
  const contact = (
    <DialogButton opens={informationDialogId(copy.heading)} about={copy.heading}>
      {listings.contact}
    </DialogButton>
  )
  return (
    <>
      <Head
        back={{ name: copy.back, path: '/property-types' }}
        name={copy.heading}
        picture={lane}
      />
      <Overview lead={copy.lead} text={copy.text} features={copy.features} keys={copy.keys} />
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
      <Storeys copy={copy.section} drawing={drawing} patio={patio} impression={copy.impression} />
      <Call title={copy.call}>
        {contact}
        <ButtonLink to={pathIn(language, '/properties')} line>
          {copy.properties}
        </ButtonLink>
      </Call>
      <InformationDialog about={copy.heading} />
    </>
  )
}
