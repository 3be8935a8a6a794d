import { type Language, pathIn } from '#server/language.ts'
import { words } from './words.ts'

export const feedLink = (language: Language) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: words[language].feed,
  href: pathIn(language, '/feeds/blog.xml'),
})
