import { keyOf } from '#server/content/content.ts'
import type { Language } from '#server/language.ts'
import { fieldsIn, withFields } from '../edited/fields.ts'
import { type WithContent, publishedContent } from '../edited/published-content.ts'
import { builtInReplies, type ReplyTexts } from './built-in.ts'

/** A template of a reply, as staff have published it. */
export interface ReplyTemplate {
  slug: string
  texts: Record<Language, ReplyTexts>
}

const none: ReplyTexts = { name: '', subject: '', message: '' }
const empty: Record<Language, ReplyTexts> = { en: none, es: none }

export const isBuiltInReply = (slug: string): boolean => Object.hasOwn(builtInReplies, slug)

/**
 * The fields of a template that staff may change; those of a template that is not built in are
 * empty.
 */
export const replyFields = (slug: string): Record<string, string> =>
  fieldsIn({ words: isBuiltInReply(slug) ? builtInReplies[slug] : empty }, '')

/**
 * The published templates: the built-in ones that are not withdrawn, then the agency's own by name.
 */
export function replyTemplates(site: WithContent): ReplyTemplate[] {
  const published = publishedContent(site)
  const builtIn = Object.entries(builtInReplies).flatMap(([slug, texts]) => {
    const edited = published.get(keyOf({ kind: 'replies', slug }))
    if (edited?.fields === null) return []
    return [{ slug, texts: edited ? withFields(texts, edited.fields, 'words') : texts }]
  })
  const own = [...published].flatMap(([key, { fields }]) => {
    const slug = key.startsWith('replies/') ? key.slice('replies/'.length) : ''
    if (!slug || !fields || isBuiltInReply(slug)) return []
    return [{ slug, texts: withFields(empty, fields, 'words') }]
  })
  return [
    ...builtIn,
    ...own.toSorted((a, b) => a.texts.en.name.localeCompare(b.texts.en.name, 'en')),
  ]
}
