import type { MetaDescriptor } from 'react-router'
import type { Language } from '#server/language.ts'
import { officeWords } from './words.ts'

/**
 * A screen's title in its tab.
 * @param count what is ours to do, in front of it.
 */
export const officeMetaTitle = (title: string, language: Language, count = 0): string =>
  `${count > 0 ? `(${count}) ` : ''}${title} | ${officeWords[language].office}`

/** The tags of a screen. Crawlers cannot sign in; `noindex` is a second protection. */
export const officeMeta = (...title: Parameters<typeof officeMetaTitle>): MetaDescriptor[] => [
  { title: officeMetaTitle(...title) },
  { name: 'robots', content: 'noindex, nofollow' },
]
