import type { MetaDescriptor } from 'react-router'
import type { Language } from '#server/language.ts'
import { officeWords } from './words.ts'

/**
 * The title of a screen for the browser's tab.
 * @param count the number of items that wait for us, shown before the title.
 */
export const officeMetaTitle = (title: string, language: Language, count = 0): string =>
  `${count > 0 ? `(${count}) ` : ''}${title} | ${officeWords[language].office}`

/** The meta tags of a screen. Crawlers cannot sign in; `noindex` is a second protection. */
export const officeMeta = (...title: Parameters<typeof officeMetaTitle>): MetaDescriptor[] => [
  { title: officeMetaTitle(...title) },
  { name: 'robots', content: 'noindex, nofollow' },
]
