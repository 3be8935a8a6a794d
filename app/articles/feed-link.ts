import { type Language, pathIn } from '#server/language.ts'
import { words } from './words.ts'

/** The link element for the feed in a language. */
export const feedLink = (language: Language) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: words[language].feed,
  href: pathIn(language, '/feeds/blog.xml'),
})
