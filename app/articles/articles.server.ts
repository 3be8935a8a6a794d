import type { Language } from '#server/language.ts'
import type { Article, ArticleData } from '#app/content/article.ts'

// Read at build time. The `.server` in the name keeps the texts out of the browser's bundle.
// app/content/articles/README.md describes the folder of an article.
const data = import.meta.glob<ArticleData>('../content/articles/*/article.ts', {
  import: 'default',
  eager: true,
})
const texts = import.meta.glob<string>('../content/articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All articles, newest first: one for each folder of app/content/articles. */
export const articles: readonly Article[] = Object.entries(data)
  .map(([path, article]) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const slug = folder.slice(folder.lastIndexOf('/') + 1)
    const text = (language: Language): string => {
      const markdown = texts[`${folder}/${language}.md`]
      if (markdown === undefined) throw new Error(`The article ${slug} has no ${language}.md`)
      return markdown
    }
    return { ...article, slug, markdown: { en: text('en'), es: text('es') } }
  })
  .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)

/** An article by the last part of its address. */
export const articleBy = (slug: string): Article | undefined =>
  articles.find((one) => one.slug === slug)
