import { data } from 'react-router'
import { ButtonLink } from '#app/components/button-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Picture } from '#app/components/picture.tsx'
import { words } from '#app/content/developments/palm-10-words.ts'
import { palm10Guide } from '#app/content/guides/palm-10.ts'
import { siteContext } from '#app/context.ts'
import { developmentGuide } from '#app/home-groups/development-guide.ts'
import { DevelopmentPage } from '#app/home-groups/development-page.tsx'
import { loadDevelopment } from '#app/home-groups/load-development.ts'
import { OpeningSlides } from '#app/home-groups/opening-slides.tsx'
import { Index } from '#app/home-groups/spec-card.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { listedMeta } from '#app/seo/seo.ts'
import { pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { Tiles } from './tiles.tsx'
import styles from './palm-10.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const loaded = await loadDevelopment(site, { url, id: 'palm-10', page: words })
  const guide = await developmentGuide(site, 'palm-10', palm10Guide, loaded.language)
  const { language } = loaded
  return data(
    {
      ...loaded,
      ...guide,
      panel: site.pictures.named('palm-panel', language),
      resort: site.pictures.named('restaurant-dusk', language),
    },
    { status: loaded.homes.status },
  )
}

export const meta = listedMeta

export default function Palm10({ loaderData }: Route.ComponentProps) {
  const { language, common, copy, panel, resort } = loaderData
  return (
    <DevelopmentPage
      loaded={loaderData}
      flag={common.isNew}
      place={copy.place}
      headButtons={
        <DialogButton opens={contactDialogId} wide>
          {common.contact}
        </DialogButton>
      }
      callButtons={
        <>
          <DialogButton opens={contactDialogId}>{common.contact}</DialogButton>
          <ButtonLink to={pathIn(language, '/properties')} line>
            {common.properties}
          </ButtonLink>
        </>
      }
      introduction={
        <>
          <OpeningSlides loaded={loaderData} />
          <section className="grid pm-story" aria-labelledby="story">
            <h2 id="story" className="vh">
              {copy.story.title}
            </h2>
            <p className="dev-intro__text">{copy.story.lead}</p>
            <div className="pm-story__t">
              {copy.story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        </>
      }
    >
      <Tiles copy={copy.tiles} panel={panel} />
      <div className="section grid beside pm-life">
        <figure>
          <Picture picture={resort} ratio="16x9" sizes="(width < 62rem) 90vw, 66vw" opens />
          <figcaption>{copy.resort.caption}</figcaption>
        </figure>
        <div>
          <Index
            title={copy.resort.title}
            items={[...common.resort.included, ...common.resort.near]}
          />
        </div>
      </div>
    </DevelopmentPage>
  )
}
