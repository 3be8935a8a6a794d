import { redirect } from 'react-router'
import { articleCard } from '#app/articles/article-card.ts'
import { articleHtml } from '#app/articles/article-html.server.tsx'
import { articlesOf } from '#app/articles/articles.server.ts'
import { feedLink } from '#app/articles/feed-link.ts'
import { readingTime, wordCount } from '#app/articles/reading-time.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { ArticleMeta } from '#app/components/article-meta.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { Picture } from '#app/components/picture.tsx'
import { siteContext } from '#app/context.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { metaTags, seoOf } from '#app/seo/seo.ts'
import { blogPostingData, breadcrumbData } from '#app/seo/structured-data.ts'
import { ShareLink } from '#app/share/share-link.tsx'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { OtherArticles } from './other-articles.tsx'
import { words } from './words.ts'
import styles from './article.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * The number of other articles that are suggested (docs/requirements/forms.md#options-and-limits).
 */
const others = 3

export function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const { siteUrl } = config
  const language = languageOf(url.pathname)
  const articles = articlesOf(site)
  const article = articles.find(({ slug }) => slug === params.slug)
  const blog = pathIn(language, '/blog')
  if (!article) throw redirect(blog)
  const copy = words[language]
  const { title, description, caption, keywords } = article.texts[language]
  const head = articleCard(article, language, pictures)
  const facts = { published: article.date, section: head.category, tags: keywords }
  const seo = seoOf(site, url, { title, description, picture: head.picture, article: facts })
  const count = wordCount(article.markdown[language])
  const posting = blogPostingData({
    url: seo.canonical,
    siteUrl,
    title,
    description,
    published: article.date,
    section: head.category,
    keywords,
    words: count,
    image: seo.picture,
    language,
  })
  const crumbs = breadcrumbData(siteUrl, language, [
    { name: 'Blog', url: siteUrl + blog },
    { name: title, url: seo.canonical },
  ])
  return {
    copy,
    seo,
    feed: feedLink(language),
    structured: [posting, crumbs],
    head,
    caption,
    minutes: readingTime(count),
    html: articleHtml(article, language, pictures),
    also: articles
      .filter((one) => one !== article)
      .slice(0, others)
      .map((one) => articleCard(one, language, pictures)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...metaTags(loaderData.seo, ...loaderData.structured), loaderData.feed] : []

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { copy, head, caption, minutes, html, also } = loaderData
  const { language } = useRootData()
  return (
    <HydrationBoundaries>
      <article>
        <header className="grid article__head">
          <ArrowLink to={pathIn(language, '/blog')} back>
            {copy.back}
          </ArrowLink>
          <h1>{head.title}</h1>
          <ArticleMeta category={head.category} date={head.date} isoDate={head.isoDate} large>
            <span>
              <span className="vh">{copy.readingTime} </span>
              {counted(copy.minutes, minutes, language)}
            </span>
          </ArticleMeta>
        </header>
        <div className="grid">
          <figure className="article__pic">
            <Picture picture={head.picture} ratio="21x9" sizes="100vw" first />
            <figcaption>{caption}</figcaption>
          </figure>
        </div>
        <div className="grid article__body">
          {/* markdown.server.ts escapes any HTML in the article's Markdown. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <p>
            <ShareLink title={head.title} />
          </p>
        </div>
      </article>
      <OtherArticles title={copy.also} cards={also} />
    </HydrationBoundaries>
  )
}
