import { data } from 'react-router'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { townhouseGuide } from '#app/content/guides/townhouses.ts'
import { propertyTypeRecords } from '#app/content/property-types.ts'
import { siteContext } from '#app/context.ts'
import { loadType } from '#app/home-groups/load-type.ts'
import { TypePage } from '#app/home-groups/type-page.tsx'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listedMeta } from '#app/seo/seo.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { Storeys } from './storeys.tsx'
import { words } from './words.ts'
import styles from './townhouses.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  const copy = words[language]
  const { homes, ...loaded } = await loadType(site, {
    url,
    id: 'townhouses',
    text: copy,
    back: copy.back,
    picture: 'townhouses-evening',
    guide: townhouseGuide[language],
    limit: 6,
  })
  return data(
    {
      copy,
      ...loaded,
      drawing: site.pictures.named('t-townhouses', language),
      roof: site.pictures.named('townhouses-roof', language),
      // An empty list is explained by the sentence that the listings are being updated.
      homes:
        homes.status === 200 && homes.cards.length === 0 ? { ...homes, message: undefined } : homes,
    },
    { status: homes.status },
  )
}

export const meta = listedMeta

export default function Townhouses({ loaderData }: Route.ComponentProps) {
  const { copy, drawing, roof, homes } = loaderData
  const { listings } = copy
  const { language } = useRootData()
  const all = `${pathIn(language, '/properties')}?type=${propertyTypeRecords.townhouses.type}#homes`
  const contact = (
    <DialogButton opens={informationDialogId(copy.heading)} about={copy.heading}>
      {listings.contact}
    </DialogButton>
  )
  return (
    <TypePage
      loaded={loaderData}
      copy={copy}
      text={copy}
      contact={contact}
      dialog={<InformationDialog about={copy.heading} />}
    >
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
    </TypePage>
  )
}
