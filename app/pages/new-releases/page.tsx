import { ButtonLink } from '#app/components/button-link.tsx'
import { Guide } from '#app/components/guide.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Picture } from '#app/components/picture.tsx'
import { TextCard } from '#app/components/text-card.tsx'
import { developmentFigures } from '#app/content/development-figures.ts'
import { developmentsOf } from '#app/content/developments/current.ts'
import { releaseGuide } from '#app/content/guides/new-releases.ts'
import { minimumPrice, releasesOf } from '#app/content/new-releases.ts'
import { siteContext } from '#app/context.ts'
import { metaWithHomesFeed } from '#app/feeds/homes-feed.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { ContactCall } from '#app/leads/contact-call.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { releaseData } from '#app/seo/listing-data.ts'
import { seoOf } from '#app/seo/seo.ts'
import { breadcrumbData } from '#app/seo/structured-data.ts'
import { insertAll } from '#app/words.ts'
import { languageOf } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { Route } from './+types/page.ts'
import { InterestForm } from './interest-form.tsx'
import { ReleaseCards } from './release-cards.tsx'
import { releaseView } from './view.ts'
import { words } from './words.ts'
import styles from './new-releases.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The form's anchor, which other pages link to (docs/requirements/pages.md#new-releases). */
const formId = 'register-interest'

export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const releases = releasesOf(developmentsOf(site))
  const copy = insertAll(words[language], {
    ...developmentFigures(releases.featured, language),
    lowest: euros(releases.lowestPrice, language),
  })
  const featured = releaseView(releases.featured, language, site)
  const seo = seoOf(site, url, { ...copy, picture: featured.picture })
  const { canonical, picture: image } = seo
  return {
    copy,
    guide: releaseGuide[language],
    seo,
    structured: [
      releaseData({
        url: canonical,
        name: copy.title,
        description: copy.description,
        image,
        language,
        price: { min: minimumPrice },
      }),
      breadcrumbData(config.siteUrl, language, [{ name: copy.heading, url: seo.canonical }]),
    ],
    // On a phone, the stakes are at the right edge and the headline is over open sea.
    hero: { ...pictures.named('plot', language), xNarrow: 0.62 },
    featured,
    others: releases.others.map((release) => releaseView(release, language, site)),
    scale: releases.byPrice.map((release) => releaseView(release, language, site)),
  }
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'interest')
export const clientAction = formClientAction

export const meta = metaWithHomesFeed

export default function NewReleases({ loaderData }: Route.ComponentProps) {
  const { copy, guide, hero, featured, others, scale } = loaderData
  return (
    <HydrationBoundaries>
      <PageHero title={copy.heading} picture={hero} decorative>
        <div className="hero__below">
          <div className="step">
            <p className="lead">{copy.hero.text}</p>
            <div className="pair">
              <ButtonLink to={`#${formId}`}>{copy.hero.register}</ButtonLink>
            </div>
          </div>
        </div>
      </PageHero>
      <section className="grid nr-feat" aria-labelledby="featured">
        <div className="nr-feat__p">
          <Picture
            picture={featured.picture}
            ratio="16x9"
            sizes="(width < 62rem) 90vw, 70vw"
            opens
          />
        </div>
        <div className="nr-feat__t">
          <span className="flag">{copy.featured.flag}</span>
          <h2 id="featured">{featured.title}</h2>
          <p className="nr-feat__price">{featured.price}</p>
          <p>{copy.featured.text}</p>
          <ButtonLink to={featured.href} line wide>
            {copy.featured.see}
          </ButtonLink>
        </div>
      </section>
      <section className="grid nr-others" aria-labelledby="others">
        <h2 id="others">{copy.others}</h2>
        <ReleaseCards releases={others} />
      </section>
      <InterestForm id={formId} copy={copy} scale={scale} />
      <section className="grid three nr-three" aria-labelledby="prelaunch">
        <div className="nr-three__head">
          <h2 id="prelaunch">{copy.prelaunch.title}</h2>
          <p className="lead">{copy.prelaunch.text}</p>
        </div>
        {copy.prelaunch.cards.map((card) => (
          <TextCard key={card.title} {...card} />
        ))}
      </section>
      <Guide id="guide" guide={guide} />
      <ContactCall copy={copy.call} />
    </HydrationBoundaries>
  )
}
