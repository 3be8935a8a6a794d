import { data } from 'react-router'
import {
  type ContentFields,
  type ContentId,
  keyOf,
  type PublishedContent,
} from '#server/content/content.ts'

/** A source of the published texts: the site, as a loader has it. */
export interface WithContent {
  content: { published(): PublishedContent | undefined }
}

/**
 * The texts that staff have published.
 * @throws 503, the error page, where the database has not answered since the start: the built-in
 *   texts may have been changed or withdrawn. What reads them logs the cause.
 */
export function publishedContent({ content }: WithContent): PublishedContent {
  const published = content.published()
  if (!published) throw data(null, { status: 503 })
  return published
}

/** The fields of a text that staff have changed; undefined: none, or it is withdrawn. */
export const editedFields = (site: WithContent, id: ContentId): ContentFields | undefined =>
  publishedContent(site).get(keyOf(id))?.fields ?? undefined
