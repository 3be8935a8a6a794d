import { type LegalPage, legalText } from '#app/content/legal/legal-texts.server.ts'
import { siteContext } from '#app/context.ts'
import { legalDocument } from '#app/legal/document.server.ts'
import { legalValues } from '#app/legal/values.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { plainPageData } from '#app/seo/structured-data.ts'
import { languageOf, withoutLanguage } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'
import styles from './legal.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The three legal pages share this component; the address determines which one is shown. */
const pages: Record<string, LegalPage> = {
  '/privacy': 'privacy',
  '/legal-notice': 'legal-notice',
  '/cookies': 'cookies',
}

export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { config } = site
  const { pathname } = url
  const language = languageOf(pathname)
  const page = pages[withoutLanguage(pathname).replace(/\.data$/, '')] ?? 'privacy'
  const { pages: texts, contents } = words[language]
  const text = texts[page]
  const { markdown, changed } = legalText(site, page, language)
  const seo = seoOf(site, url, text)
  return {
    title: text.title,
    contents,
    ...legalDocument(markdown, legalValues(config, language, changed)),
    seo,
    structured: plainPageData(seo, config.siteUrl, 'WebPage', text.title),
  }
}

export const meta = listedMeta

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { title, contents, lead, sections } = loaderData
  return (
    <article className="section legal">
      <header className="grid legal__head">
        <h1>{title}</h1>
        <div className="legal__lead" dangerouslySetInnerHTML={{ __html: lead }} />
        <nav className="legal__contents" aria-label={contents}>
          <ol>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="num slate">{index + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <div className="grid">
        <div className="legal__text">
          {sections.map(({ id, title, html }, index) => (
            <section key={id} className="plumb__s legal__s" aria-labelledby={id}>
              <h2 id={id}>
                <span>{index + 1}</span> {title}
              </h2>
              <div className="plumb__t legal__t" dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
