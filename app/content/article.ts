import type { Language } from '#server/language.ts'

/** The ten categories, as addresses spell them (docs/requirements/pages.md#blog). */
export const categories = [
  'hospitality',
  'sports',
  'events',
  'lifestyle',
  'travel',
  'education',
  'nature',
  'culture',
  'gastronomy',
  'history',
] as const
type Category = (typeof categories)[number]

/** The record in an article's `article.ts`; its text is in `en.md` and `es.md` beside it. */
export interface ArticleData {
  /** Unique and never reused. */
  id: number
  category: Category
  /** Day of publication, `2026-02-10`. */
  date: string
  /** Name of its picture in pictures/manifest.json. */
  picture: string
  texts: Record<Language, ArticleTexts>
}

interface ArticleTexts {
  title: string
  /** Two or three lines: on cards, in search results, in the feed. */
  description: string
  /** Under the picture: where and when. */
  caption: string
  keywords: readonly string[]
}

export interface Article extends ArticleData {
  /** The name of its folder; the last part of its address in both languages. */
  slug: string
  markdown: Record<Language, string>
}

export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `/blog/${slug}`

/** Whether a text, such as one from an address, names a category. */
export const isCategory = (text: string | null): text is Category =>
  categories.some((one) => one === text)
