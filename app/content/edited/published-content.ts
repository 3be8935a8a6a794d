import { data } from 'react-router'
import {
  type ContentFields,
  type ContentId,
  keyOf,
  type PublishedContent,
} from '#server/content/content.ts'

/** A source of the published texts, such as a loader's site. */
export interface WithContent {
  content: { published(): PublishedContent | undefined }
}

/**
 * The texts that staff have published.
 * @throws 503, the error page, where the database has not answered since the start: staff may have
 *   changed or withdrawn the built-in texts. The code that polls the texts logs the cause.
 */
export function publishedContent({ content }: WithContent): PublishedContent {
  const published = content.published()
  if (!published) throw data(null, { status: 503 })
  return published
}

/**
 * The fields of a text that staff have changed; undefined where there are none, or the text is
 * withdrawn.
 */
export const editedFields = (site: WithContent, id: ContentId): ContentFields | undefined =>
  publishedContent(site).get(keyOf(id))?.fields ?? undefined
