import { data } from 'react-router'
import type { ContentFields } from '#server/content/content.ts'
import {
  draftedText,
  publishedText,
  type StoredText,
  visibleVersion,
} from '#server/content/text-fields.ts'
import { type Language, pathIn } from '#server/language.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import { clock } from '../homes/clock.ts'
import { textDocumentOf, type TextDocument } from './text-document.server.ts'
import { textTitle } from './text-title.server.ts'

/**
 * Loads a text with its draft, and the data for the head of its screens.
 * @throws a 404 response if there is no such text; a 503 response while the database does not
 * answer.
 */
export async function loadText(
  site: { content: Pick<SiteRequest['content'], 'read'>; clock(): number },
  { kind, slug }: { kind: string; slug: string },
  language: Language,
) {
  const document = textDocumentOf(kind, slug)
  if (!document) throw data(null, { status: 404 })
  const stored = await site.content.read(document.id)
  const isBegun = stored.draft !== undefined || stored.versions.length > 0
  if (!document.isBuiltIn && !isBegun) throw data(null, { status: 404 })
  const now = site.clock()
  const fields = draftedText(document.builtIn, stored, now)
  const published = publishedText(document.builtIn, stored, now)
  return {
    document,
    stored,
    fields,
    published,
    head: headOf(document, stored, fields, { language, now }),
  }
}

function headOf(
  document: TextDocument,
  stored: StoredText,
  fields: ContentFields,
  { language, now }: { language: Language; now: number },
) {
  const { id, path, isBuiltIn } = document
  const visible = visibleVersion(stored, now)
  const [newest] = stored.versions
  const state = visible
    ? visible.fields
      ? ('published' as const)
      : ('withdrawn' as const)
    : isBuiltIn
      ? ('published' as const)
      : ('draft' as const)
  return {
    id,
    title: textTitle(document, fields, language),
    state,
    path,
    changes: Object.keys(stored.draft?.cells ?? {}).length,
    saved: stored.draft && {
      at: clock(stored.draft.updatedAt, language, now),
      by: stored.draft.updatedBy,
    },
    scheduled:
      newest && newest.publishAt > now ? dateAndTime(newest.publishAt, language) : undefined,
    page: state === 'published' && path !== undefined ? pathIn(language, path) : undefined,
  }
}

export type TextHeadView = ReturnType<typeof headOf>
