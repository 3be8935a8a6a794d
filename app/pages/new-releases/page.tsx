import { languageOf, pathIn } from '#server/language.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Call } from '#app/components/call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Picture } from '#app/components/picture.tsx'
import {
  featuredRelease,
  minimumPrice,
  newReleases,
  releasesByPrice,
} from '#app/content/new-releases.ts'
import { siteContext } from '#app/context.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { EmailField, MessageField, NameField, PhoneField } from '#app/leads/fields.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { PreferencesField, ReleaseBudgetField } from '#app/leads/wishes.tsx'
import { metaTags, seoOf } from '#app/seo/seo.ts'
import { releaseData } from '#app/seo/structured-data.ts'
import { useShell } from '#app/shell/use-shell.ts'
import type { Route } from './+types/page.ts'
import styles from './new-releases.css?url'
import { PriceScale } from './price-scale.tsx'
import { ReleaseCards } from './release-cards.tsx'
import { releaseView } from './view.ts'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The form's address on the page (specification §2). */
const formId = 'register-interest'

export function loader({ url, context }: Route.LoaderArgs) {
  const { pictures, config } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const copy = words[language]
  const picture = pictures.named(featuredRelease.picture, language)
  const seo = seoOf(config.siteUrl, url, { ...copy, picture })
  const { canonical, image } = seo
  return {
    copy,
    seo,
    structured: releaseData({
      url: canonical,
      name: copy.title,
      description: copy.description,
      image,
      language,
      price: { from: minimumPrice },
    }),
    // On a phone the stakes stand at the right edge, and the headline on open sea.
    hero: { ...pictures.named('plot', language), xNarrow: 0.62 },
    featured: { ...releaseView(featuredRelease, language), picture },
    others: newReleases.map((release) => ({
      ...releaseView(release, language),
      picture: pictures.named(release.picture, language),
    })),
    scale: releasesByPrice.map((release) => releaseView(release, language)),
  }
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'interest')
export const clientAction = formClientAction

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaTags(loaderData?.seo, ...(loaderData ? [loaderData.structured] : []))

export default function NewReleases({ loaderData }: Route.ComponentProps) {
  const { copy, hero, featured, others, scale } = loaderData
  const { language } = useShell()
  return (
    <>
      <section
        className="hero pagehead grid"
        style={{ '--hz-n': hero.horizon }}
        aria-labelledby="heading"
      >
        <div className="hero__picture">
          <Picture picture={hero} sizes="100vw" first decorative />
        </div>
        <h1 className="hero__title" id="heading">
          {copy.heading}
        </h1>
        <div className="hero__below">
          <div className="step">
            <p className="lead">{copy.hero.text}</p>
            <div className="pair">
              <ButtonLink to={`#${formId}`}>{copy.hero.register}</ButtonLink>
            </div>
          </div>
        </div>
      </section>
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
      <div className="grid nr-form" id={formId}>
        <LeadForm kind="interest">
          <section className="section sand grid nr-scale" aria-labelledby="scale">
            <h2 id="scale">{copy.scale.title}</h2>
            <p className="nr-scale__p">{copy.scale.text}</p>
            <PriceScale releases={scale} marks={copy.scale.marks} />
            <ReleaseBudgetField />
          </section>
          <div className="ask__head nr-form__head">
            <h2>{copy.ask.title}</h2>
            <p className="lead">{copy.ask.text}</p>
          </div>
          <div className="form__row">
            <NameField />
            <EmailField />
            <PhoneField />
          </div>
          <div className="form__row">
            <PreferencesField />
            <MessageField />
          </div>
        </LeadForm>
      </div>
      <section className="grid three nr-three" aria-labelledby="prelaunch">
        <div className="nr-three__head">
          <h2 id="prelaunch">{copy.prelaunch.title}</h2>
          <p className="lead">{copy.prelaunch.text}</p>
        </div>
        {copy.prelaunch.cards.map(({ title, text }) => (
          <article key={title} className="three__c">
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </section>
      <Call title={copy.call.title}>
        <DialogButton opens={contactDialogId}>{copy.call.contact}</DialogButton>
        <ButtonLink to={pathIn(language, '/properties')} line>
          {copy.call.properties}
        </ButtonLink>
      </Call>
    </>
  )
}
