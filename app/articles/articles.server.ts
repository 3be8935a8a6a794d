import * as v from 'valibot'
import { type Article, type ArticleData, categories } from '#app/content/article.ts'
import { fieldsIn, withFields } from '#app/content/edited/fields.ts'
import { type WithContent, publishedContent } from '#app/content/edited/published-content.ts'
import { type ContentFields, keyOf, type PublishedContent } from '#server/content/content.ts'
import type { Language } from '#server/language.ts'

// The articles are read at build time. The `.server` in the name keeps the texts out of the
// browser's bundle. app/content/articles/README.md describes the folder of an article.
const data = import.meta.glob<ArticleData>('../content/articles/*/article.ts', {
  import: 'default',
  eager: true,
})
const texts = import.meta.glob<string>('../content/articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The built-in articles, newest first: one for each folder of app/content/articles. */
export const articles: readonly Article[] = newestFirst(
  Object.entries(data).map(([path, article]) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const slug = folder.slice(folder.lastIndexOf('/') + 1)
    const text = (language: Language): string => {
      const markdown = texts[`${folder}/${language}.md`]
      if (markdown === undefined) throw new Error(`The article ${slug} has no ${language}.md`)
      return markdown
    }
    return { ...article, slug, markdown: { en: text('en'), es: text('es') } }
  }),
)

/** The built-in article with this slug. */
export const articleBy = (slug: string): Article | undefined =>
  articles.find((one) => one.slug === slug)

function newestFirst(all: readonly Article[]): readonly Article[] {
  return all.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
}

const made = new WeakMap<PublishedContent, readonly Article[]>()

/**
 * The articles as visitors see them, newest first: the built-in ones with the changes of staff, and
 * those that staff have written.
 */
export function articlesOf(site: WithContent): readonly Article[] {
  const published = publishedContent(site)
  const cached = made.get(published)
  if (cached) return cached
  const builtIn = articles.flatMap((article) => {
    const edited = published.get(keyOf({ kind: 'articles', slug: article.slug }))
    if (!edited) return [article]
    return edited.fields ? [articleWith(article, edited.fields)] : []
  })
  const own = [...published].flatMap(([key, { fields, at }]) => {
    const slug = key.startsWith('articles/') ? key.slice('articles/'.length) : undefined
    if (slug === undefined || !fields || articleBy(slug)) return []
    return [articleWith({ ...emptyArticle, id: at, slug }, fields)]
  })
  const all = newestFirst([...builtIn, ...own])
  made.set(published, all)
  return all
}

/** The article with this slug, as visitors see it. */
export const articleOf = (site: WithContent, slug: string): Article | undefined =>
  articlesOf(site).find((one) => one.slug === slug)

/** The empty fields of a new article, which has no built-in ones. */
const emptyTexts = { title: '', description: '', caption: '', keywords: [''] }
const emptyArticle: Omit<Article, 'id' | 'slug'> = {
  category: 'lifestyle',
  date: '2026-01-01',
  picture: 'j-winter',
  texts: { en: emptyTexts, es: emptyTexts },
  markdown: { en: '', es: '' },
}

const categorySchema = v.fallback(v.picklist(categories), emptyArticle.category)

/** The fields of an article that staff may change. */
export function articleFields({
  category,
  date,
  picture,
  texts: { en, es },
  markdown,
}: Omit<Article, 'id' | 'slug'>): Record<string, string> {
  return {
    category,
    date,
    picture,
    ...fieldsIn({ words: { en: { ...en }, es: { ...es } } }, ''),
    'words.en.markdown': markdown.en,
    'words.es.markdown': markdown.es,
  }
}

/** The fields of a new article, which is dated with this day. */
export const newArticleFields = (day: string): Record<string, string> =>
  articleFields({ ...emptyArticle, date: day })

function articleWith(article: Article, fields: ContentFields): Article {
  const { category, date, picture } = { ...articleFields(article), ...fields }
  return {
    ...article,
    category: v.parse(categorySchema, category),
    date: date ?? article.date,
    picture: picture ?? article.picture,
    texts: withFields(article.texts, fields, 'words'),
    markdown: {
      en: fields['words.en.markdown'] ?? article.markdown.en,
      es: fields['words.es.markdown'] ?? article.markdown.es,
    },
  }
}
