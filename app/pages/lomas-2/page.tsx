import { data } from 'react-router'
import { Figure } from '#app/components/figure.tsx'
import { developmentsOf } from '#app/content/developments/current.ts'
import { words } from '#app/content/developments/lomas-2-words.ts'
import { lomas2Guide } from '#app/content/guides/lomas-2.ts'
import { siteContext } from '#app/context.ts'
import { developmentGuide } from '#app/home-groups/development-guide.ts'
import { DevelopmentPage } from '#app/home-groups/development-page.tsx'
import { Intro } from '#app/home-groups/intro.tsx'
import { loadDevelopment } from '#app/home-groups/load-development.ts'
import { requestButtons } from '#app/home-groups/request-buttons.tsx'
import { InformationDialog } from '#app/leads/information-form.tsx'
import { listedMeta } from '#app/seo/seo.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { Route } from './+types/page.ts'
import { About } from './about.tsx'
import { LomasGallery } from './lomas-gallery.tsx'
import { Modules } from './modules.tsx'
import styles from './lomas-2.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const loaded = await loadDevelopment(site, { url, id: 'lomas-2', page: words })
  const guide = await developmentGuide(site, 'lomas-2', lomas2Guide, loaded.language)
  const { amenities, ...copy } = loaded.copy
  const { club, ...others } = amenities.list
  return data(
    {
      ...loaded,
      ...guide,
      copy: { ...copy, amenities: amenities.title },
      modules: developmentsOf(site)['lomas-2'].details,
      hero: site.pictures.named('lomas-lawn', loaded.language),
      amenities: [{ ...club, figure: euros(0, loaded.language) }, ...Object.values(others)],
    },
    { status: loaded.homes.status },
  )
}

export const meta = listedMeta

export default function Lomas2({ loaderData }: Route.ComponentProps) {
  const { common, copy, name, hero, pictures, amenities, modules, gallery } = loaderData
  return (
    <DevelopmentPage
      loaded={loaderData}
      flag={common.isNew}
      picture={hero}
      {...requestButtons(name, common)}
      dialogs={<InformationDialog about={name} />}
      introduction={
        <Intro text={copy.intro}>
          <About text={copy.text} flag={common.isNew} badges={copy.badges} />
        </Intro>
      }
    >
      <Modules {...copy.count} facts={modules} />
      <LomasGallery
        title={copy.gallery}
        pictures={pictures}
        gallery={gallery}
        impression={common.impression}
      />
      <section className="section sand grid figures lo-with" aria-labelledby="amenities">
        <h2 id="amenities">{copy.amenities}</h2>
        {amenities.map((amenity) => (
          <Figure key={amenity.title} {...amenity} />
        ))}
      </section>
    </DevelopmentPage>
  )
}
