import type { Language } from '#server/language.ts'

/** The ten categories, in the spelling of addresses (docs/requirements/pages.md#blog). */
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
  /** A unique number that is never reused. */
  id: number
  category: Category
  /** The day of publication, such as `2026-02-10`. */
  date: string
  /** The name of its picture in pictures/manifest.json. */
  picture: string
  texts: Record<Language, ArticleTexts>
}

interface ArticleTexts {
  title: string
  /** Two or three lines, shown on cards, in search results and in the feed. */
  description: string
  /** The place and time, shown below the picture. */
  caption: string
  keywords: readonly string[]
}

export interface Article extends ArticleData {
  /** The name of its folder, which is the last part of its address in both languages. */
  slug: string
  markdown: Record<Language, string>
}

export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `/blog/${slug}`

/** Whether a text, such as one from an address, names a category. */
export const isCategory = (text: string | null): text is Category =>
  categories.some((one) => one === text)
