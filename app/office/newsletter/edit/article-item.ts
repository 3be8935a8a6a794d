import { articlePath, type Article } from '#app/content/article.ts'
import type { IssueItem } from '#server/newsletter/issues/issue.ts'
import type { Pictures } from '#server/pictures/pictures.ts'

/** An article as an item of a newsletter. */
export const articleItem = (article: Article, pictures: Pictures): IssueItem => ({
  kind: 'article',
  key: article.slug,
  path: articlePath(article),
  title: { en: article.texts.en.title, es: article.texts.es.title },
  text: { en: article.texts.en.description, es: article.texts.es.description },
  picture: {
    address: `/pictures/${article.picture}.jpg`,
    alt: {
      en: pictures.named(article.picture, 'en').alt,
      es: pictures.named(article.picture, 'es').alt,
    },
  },
})
