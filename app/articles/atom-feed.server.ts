import { type Language, pathIn } from '#server/language.ts'
import { escape } from '#server/shared/html.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { type Article, articlePath } from '../content/article.ts'
import { articleFeedHtml } from './article-html.server.tsx'
import { words } from './words.ts'

interface Site {
  siteUrl: string
  pictures: Pictures
}

/**
 * The articles as an Atom feed (RFC 4287), each with its whole text.
 * @param articles newest first, and at least one.
 */
export function atomFeed(
  articles: readonly Article[],
  language: Language,
  { siteUrl, pictures }: Site,
): string {
  const address = (path: string) => escape(encodeURI(siteUrl + pathIn(language, path)))
  const entries = articles.map((article) => {
    const { title, description } = article.texts[language]
    const { categories } = words[language]
    return `<entry>
<id>${address(articlePath(article))}</id>
<title>${escape(title)}</title>
<link rel="alternate" type="text/html" href="${address(articlePath(article))}"/>
<published>${instant(article.date)}</published>
<updated>${instant(article.date)}</updated>
<category term="${article.category}" label="${escape(categories[article.category])}"/>
<summary>${escape(description)}</summary>
<content type="html">${escape(articleFeedHtml(article, language, pictures, siteUrl))}</content>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${address('/blog')}</id>
<title>${escape(words[language].feed)}</title>
<subtitle>${escape(words[language].lead)}</subtitle>
<link rel="self" type="application/atom+xml" href="${address('/feeds/blog.xml')}"/>
<link rel="alternate" type="text/html" href="${address('/blog')}"/>
<updated>${instant(articles[0]?.date ?? '')}</updated>
<author><name>Alborán Residences</name><uri>${escape(siteUrl)}</uri></author>
${entries.join('\n')}
</feed>
`
}

/** Articles have a date, feeds need a date and time. */
const instant = (day: string): string => `${day}T00:00:00Z`
