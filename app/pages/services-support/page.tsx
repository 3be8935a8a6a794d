import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Guide } from '#app/components/guide.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { Picture } from '#app/components/picture.tsx'
import { serviceGuide } from '#app/content/guides/services.ts'
import { services } from '#app/content/services.ts'
import { siteContext } from '#app/context.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, pageData, servicesData } from '#app/seo/structured-data.ts'
import { insert, insertAll } from '#app/words.ts'
import { confirmationHours } from '#server/consents/confirmation-hours.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { subscribeAction } from './subscribe-action.ts'
import { words } from './words.ts'
import styles from './services-support.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const { news, ...copy } = words[language]
  const { sent } = news
  const seo = seoOf(site, url, { ...copy, picture: pictures.named('home-hero', language) })
  const shown = services.map(({ id, picture, painted, texts }) => ({
    id,
    picture: pictures.named(painted ?? picture, language),
    ...insertAll(texts[language], {}),
  }))
  return {
    copy,
    guide: serviceGuide[language],
    news: {
      ...news,
      sent: { ...sent, text: insert(sent.text, { hours: confirmationHours }) },
    },
    seo,
    structured: [
      pageData(seo, 'WebPage'),
      servicesData(config.siteUrl, seo.canonical, shown),
      breadcrumbData(config.siteUrl, language, [{ name: copy.heading, url: seo.canonical }]),
    ],
    hero: { line: pictures.named('l-hero', language), painted: pictures.named('hero', language) },
    services: shown,
  }
}

export const action = (args: Route.ActionArgs) => subscribeAction(args)
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders ?? {}
export const clientAction = formClientAction

export const meta = listedMeta

export default function ServicesSupport({ loaderData }: Route.ComponentProps) {
  const { copy, guide, news, hero, services } = loaderData
  const { chat, words } = useRootData()
  return (
    <HydrationBoundaries>
      <section className="hero pagehead grid" aria-labelledby="heading">
        <div className="hero__picture">
          {/* The drawing is coloured as far as the work has progressed. */}
          <div className="unpainted">
            <Picture picture={hero.line} sizes="100vw" first />
            <Picture picture={hero.painted} sizes="100vw" first decorative />
            <i />
          </div>
        </div>
        <h1 className="hero__title" id="heading">
          {copy.heading}
        </h1>
      </section>
      <section className="grid sv-intro">
        <p className="sv-intro__text">{copy.intro}</p>
      </section>
      <section className="grid sv-six" aria-label={copy.list}>
        {services.map(({ id, title, description, covers, picture }) => (
          <article key={id} className="sv">
            <Picture
              picture={picture}
              ratio="4x3"
              sizes="(width < 40rem) 90vw, (width < 62rem) 45vw, 28rem"
            />
            <h2>{title}</h2>
            <p>{description}</p>
            <ul className="plainlist small">
              {covers.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </article>
        ))}
      </section>
      <Guide id="guide" guide={guide} />
      <NewsletterForm copy={news} />
      <ClosingCall title={copy.call.title}>
        <DialogButton opens={contactDialogId}>{copy.call.contact}</DialogButton>
        <a className={buttonClass({ line: true })} href={chat.href} target="_blank" rel="noopener">
          <span>
            {copy.call.chat}
            <span className="vh"> {words.chat.newTab}</span>
          </span>
          <Arrow />
        </a>
      </ClosingCall>
    </HydrationBoundaries>
  )
}
