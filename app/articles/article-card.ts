import { type Article, articlePath } from '#app/content/article.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData, Pictures } from '#server/pictures/pictures.ts'
import { date } from '#server/shared/time/formats.ts'
import { words } from './words.ts'

/** The data of an article's card, formatted for a language. */
export interface ArticleCardData {
  slug: string
  href: string
  category: string
  date: string
  isoDate: string
  title: string
  text: string
  picture: PictureData
}

export function articleCard(
  article: Article,
  language: Language,
  pictures: Pictures,
): ArticleCardData {
  const { title, description } = article.texts[language]
  return {
    slug: article.slug,
    href: pathIn(language, articlePath(article)),
    category: words[language].categories[article.category],
    date: date(article.date, language),
    isoDate: article.date,
    title,
    text: description,
    picture: pictures.named(article.picture, language),
  }
}
