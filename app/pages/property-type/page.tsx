import { data } from 'react-router'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { penthouseGuide } from '#app/content/guides/penthouses.ts'
import { type PropertyTypeId, propertyTypeRecords } from '#app/content/property-types.ts'
import { siteContext } from '#app/context.ts'
import { loadType } from '#app/home-groups/load-type.ts'
import { TypePage } from '#app/home-groups/type-page.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { listedMeta } from '#app/seo/seo.ts'
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
  const { pictures, log } = site
  const id = params.type
  if (!isSlug(id)) {
    log.warn({ path: url.pathname }, 'no page at this path')
    throw data(null, { status: 404 })
  }
  const language = languageOf(url.pathname)
  const { types: texts, ...copy } = words[language]
  const text = texts[id]
  const { homes, ...loaded } = await loadType(site, {
    url,
    id,
    text,
    back: copy.back,
    picture: heads[id],
    guide: id === 'penthouses' ? penthouseGuide[language] : undefined,
    limit: 12,
  })
  const query = id === 'apartments' ? '' : `?type=${propertyTypeRecords[id].type}#homes`
  return data(
    {
      copy,
      text,
      ...loaded,
      all: pathIn(language, '/properties') + query,
      plan: id === 'villas' ? pictures.named('p-villa', language) : undefined,
      homes,
    },
    { status: homes.status },
  )
}

export const meta = listedMeta

export default function PropertyTypePage({ loaderData }: Route.ComponentProps) {
  const { copy, text, all, plan, homes } = loaderData
  return (
    <TypePage
      loaded={loaderData}
      copy={copy}
      text={text}
      contact={<DialogButton opens={contactDialogId}>{copy.contact}</DialogButton>}
    >
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
    </TypePage>
  )
}
