import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { seoOf } from '#app/seo/seo.ts'
import { plainPageData } from '#app/seo/structured-data.ts'
import { type Language, languageOf } from '#server/language.ts'
import { accountWords } from './words.ts'

/**
 * Loads the data of a page with one account form: its texts, the forms' texts and the background
 * picture.
 */
export function loadAccountPage<Copy extends { title: string; description: string }>(
  { url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  words: Record<Language, Copy>,
) {
  const site = context.get(siteContext)
  const { pictures } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const seo = seoOf(site, url, { title: copy.title, description: copy.description })
  return {
    copy,
    words: accountWords[language],
    picture: pictures.named('penthouse-terrace', language),
    seo,
    structured: plainPageData(seo, site.config.siteUrl),
  }
}
