import { keyOf } from '#server/content/content.ts'
import { type Language, languages } from '#server/language.ts'
import { type WithContent, publishedContent } from '../edited/published-content.ts'

const texts = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

export const legalPages = ['privacy', 'legal-notice', 'cookies'] as const
export type LegalPage = (typeof legalPages)[number]

/** The day of the latest change to a built-in text, which has to be updated with every change. */
const builtInDay = '2026-11-29'

export function builtInLegalText(page: LegalPage, language: Language): string {
  const text = texts[`./${page}.${language}.md`]
  if (text === undefined) throw new Error(`There is no text ${page}.${language}.md`)
  return text
}

/** The text of a legal page as visitors see it, and the day of its latest change (ISO 8601). */
export function legalText(
  site: WithContent,
  page: LegalPage,
  language: Language,
): { markdown: string; changed: string } {
  const edited = publishedContent(site).get(keyOf({ kind: 'legal', slug: page }))
  const markdown = edited?.fields?.[`words.${language}.markdown`]
  return {
    markdown: markdown ?? builtInLegalText(page, language),
    changed: edited?.fields ? new Date(edited.at).toISOString() : builtInDay,
  }
}

/** The built-in fields of a legal page. */
export const legalFields = (page: LegalPage): Record<string, string> =>
  Object.fromEntries(languages.map((one) => [`words.${one}.markdown`, builtInLegalText(page, one)]))
