import { articleBy, articleFields, newArticleFields } from '#app/articles/articles.server.ts'
import { articlePath } from '#app/content/article.ts'
import { words as carat } from '#app/content/developments/carat-words.ts'
import { recordFields } from '#app/content/developments/current.ts'
import type { DevelopmentId } from '#app/content/developments/development.ts'
import { developments, isDevelopmentId } from '#app/content/developments/developments.ts'
import { words as lomas2 } from '#app/content/developments/lomas-2-words.ts'
import { words as north } from '#app/content/developments/north-residences-words.ts'
import { words as palm10 } from '#app/content/developments/palm-10-words.ts'
import { words as sixteen } from '#app/content/developments/sixteen-plus-words.ts'
import { words as waterfall } from '#app/content/developments/waterfall-words.ts'
import { fieldsIn } from '#app/content/edited/fields.ts'
import { lomas2Guide } from '#app/content/guides/lomas-2.ts'
import { palm10Guide } from '#app/content/guides/palm-10.ts'
import { legalFields, legalPages } from '#app/content/legal/legal-texts.server.ts'
import { isBuiltInReply, replyFields } from '#app/content/replies/replies.ts'
import type { ContentFields, ContentId } from '#server/content/content.ts'

/** The texts of each development's page, and of its guide. */
const pages: Record<DevelopmentId, { page: object; guide?: object }> = {
  carat: { page: carat },
  '16-plus-collection': { page: sixteen },
  'north-residences': { page: north },
  'lomas-2': { page: lomas2, guide: lomas2Guide },
  'palm-10': { page: palm10, guide: palm10Guide },
  'waterfall-residences': { page: waterfall },
}

/** A text that staff can change. */
export interface TextDocument {
  id: ContentId
  /** The built-in fields, by path; no others can be changed. */
  builtIn: ContentFields
  /** The path of its page without the language; undefined if it is on no page. */
  path: string | undefined
  /** Whether the text is built in, instead of created by staff. */
  isBuiltIn: boolean
}

/** The initial date of a new article. */
const noDay = '2026-01-01'

/** The pattern of slugs of articles and templates: lower-case words. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The text of an address; undefined if the address is not valid. */
export function textDocumentOf(kind: string, slug: string): TextDocument | undefined {
  if (kind === 'developments' && isDevelopmentId(slug)) {
    const development = developments[slug]
    const builtIn = { ...recordFields(development), ...fieldsIn(pages[slug], '') }
    return { id: { kind, slug }, builtIn, path: development.path, isBuiltIn: true }
  }
  if (kind === 'legal') {
    const page = legalPages.find((one) => one === slug)
    return (
      page && { id: { kind, slug }, builtIn: legalFields(page), path: `/${page}`, isBuiltIn: true }
    )
  }
  if (slug.length > 120 || !slugPattern.test(slug)) return undefined
  if (kind === 'replies')
    return {
      id: { kind, slug },
      builtIn: replyFields(slug),
      path: undefined,
      isBuiltIn: isBuiltInReply(slug),
    }
  if (kind !== 'articles') return undefined
  const article = articleBy(slug)
  return {
    id: { kind, slug },
    builtIn: article ? articleFields(article) : newArticleFields(noDay),
    path: articlePath({ slug }),
    isBuiltIn: article !== undefined,
  }
}
