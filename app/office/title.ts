import type { MetaDescriptor } from 'react-router'
import { type Language, languageOf } from '#server/language.ts'
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

/** A title in the language of the screen. */
type TitleIn = (language: Language) => string

interface ScreenArgs {
  location: { pathname: string }
}

/** The `meta` of a screen whose title does not depend on what it shows. */
export const screenMeta =
  (titleIn: TitleIn) =>
  ({ location }: ScreenArgs): MetaDescriptor[] => {
    const language = languageOf(location.pathname)
    return officeMeta(titleIn(language), language)
  }

interface PartArgs extends ScreenArgs {
  loaderData: { head: { title: string } } | undefined
}

/** The `meta` of a screen of one home or text, as “Pictures, Villa Sur”. */
export const partMeta =
  (titleIn: TitleIn) =>
  ({ location, loaderData }: PartArgs): MetaDescriptor[] => {
    const language = languageOf(location.pathname)
    return officeMeta(`${titleIn(language)}, ${loaderData?.head.title ?? ''}`, language)
  }
