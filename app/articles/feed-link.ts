import { atomLink } from '#app/feeds/atom-link.ts'
import type { Language } from '#server/language.ts'
import { words } from './words.ts'

export const feedLink = (language: Language) =>
  atomLink(language, words[language].feed, '/feeds/blog.xml')
