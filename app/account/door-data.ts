import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '#server/language.ts'
import { siteContext } from '../context.ts'
import { seoOf } from '../seo/seo.ts'
import { accountWords } from './words.ts'

interface Page<W> {
  words: Record<'en' | 'es', W & { title: string; description: string }>
}

/** What every page of the way in needs: its words, the account's words, the picture behind the shutter. */
export function doorData<W>(
  { url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  { words }: Page<W>,
) {
  const { config, pictures } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const copy = words[language]
  return {
    copy,
    words: accountWords[language],
    picture: pictures.named('penthouse-terrace', language),
    seo: seoOf(config.siteUrl, url, { title: copy.title, description: copy.description }),
  }
}
