import { articleCard } from '#app/articles/article-card.ts'
import { articlesOf } from '#app/articles/articles.server.ts'
import { feedLink } from '#app/articles/feed-link.ts'
import { words as articleWords } from '#app/articles/words.ts'
import { placeInYear, yearOf } from '#app/articles/year.ts'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { type Article, articlePath, categories, isCategory } from '#app/content/article.ts'
import { siteContext } from '#app/context.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, pageData } from '#app/seo/structured-data.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { ArticleCards } from './article-cards.tsx'
import { Categories } from './categories.tsx'
import { words } from './words.ts'
import { YearRuler } from './year-ruler.tsx'
import styles from './blog.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const { pathname, searchParams } = url
  const language = languageOf(pathname)
  const copy = words[language]
  const asked = searchParams.get('category')
  const category = isCategory(asked) ? asked : undefined
  const articles = articlesOf(site)
  const shown = category ? articles.filter((one) => one.category === category) : articles
  const cards = shown.map((article) => articleCard(article, language, pictures))
  const newest = articles[0]?.date ?? ''
  const blog = pathIn(language, '/blog')
  const seo = seoOf(site, url, { ...copy, picture: pictures.named('j-winter', language) })
  return {
    copy,
    lead: articleWords[language].lead,
    seo,
    structured: [
      pageData(seo, 'CollectionPage', {
        items: articles.map((article) => ({
          name: article.texts[language].title,
          url: config.siteUrl + pathIn(language, articlePath(article)),
        })),
      }),
      breadcrumbData(config.siteUrl, language, [{ name: copy.heading, url: seo.canonical }]),
    ],
    feed: feedLink(language),
    categories: [
      { href: blog, label: copy.all, count: articles.length, current: !category },
      ...categories.map((one) => ({
        href: `${blog}?category=${one}`,
        label: articleWords[language].categories[one],
        count: articles.filter((article: Article) => article.category === one).length,
        current: one === category,
      })),
    ],
    year: yearOf(newest, language),
    marks: cards.flatMap(({ slug, title, date, isoDate }) => {
      const position = placeInYear(isoDate, newest)
      return position === undefined ? [] : [{ slug, title, date, position }]
    }),
    cards,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...listedMeta({ loaderData }),
  ...(loaderData ? [loaderData.feed] : []),
]

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { copy, lead, categories, year, marks, cards } = loaderData
  return (
    <HydrationBoundaries>
      <section className="grid bl-head">
        <h1>{copy.heading}</h1>
        <p className="lead">{lead}</p>
        <Categories label={copy.filter} categories={categories} />
        <YearRuler copy={copy} year={year} marks={marks} />
      </section>
      <section className="grid bl-list" aria-label={copy.list}>
        <ArticleCards cards={cards} more={copy.more} />
      </section>
    </HydrationBoundaries>
  )
}
