import { type Article, articlePath } from '#app/content/article.ts'
import { atomXml } from '#app/feeds/atom.ts'
import type { Language } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { articleFeedHtml } from './article-html.server.tsx'
import { words } from './words.ts'

interface Site {
  siteUrl: string
  pictures: Pictures
}

/**
 * The articles as an Atom feed, each with its whole text.
 * @param articles newest first, and at least one.
 */
export function atomFeed(
  articles: readonly Article[],
  language: Language,
  { siteUrl, pictures }: Site,
): string {
  const { feed, lead, categories } = words[language]
  const entries = articles.map((article) => ({
    path: articlePath(article),
    title: article.texts[language].title,
    published: instant(article.date),
    summary: article.texts[language].description,
    content: articleFeedHtml(article, language, pictures, siteUrl),
    category: { term: article.category, label: categories[article.category] },
  }))
  return atomXml(
    { siteUrl, language, path: '/blog', self: '/feeds/blog.xml', title: feed, subtitle: lead },
    entries,
  )
}

/** Articles have a date, but feeds need a date and a time. */
const instant = (day: string): string => `${day}T00:00:00Z`
