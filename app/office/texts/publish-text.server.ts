import type { Actor } from '#server/audit-log/actor.ts'
import { draftedText, isTextPublished, type StoredText } from '#server/content/text-fields.ts'
import type { SiteRequest } from '#server/site.ts'
import { type TextProblem, textProblems } from './check.server.ts'
import type { TextDocument } from './text-document.server.ts'

type Published =
  | { outcome: 'published' }
  /** The draft equals what visitors already see. */
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; problems: TextProblem[] }
  /** Somebody else has changed it since; nothing was done. */
  | { outcome: 'changed' }

/**
 * Publishes the draft of a text, which has to meet all rules.
 * @param stored the text as the member saw it.
 * @param publishAt milliseconds since 1970.
 * @throws {Unavailable}
 */
export async function publishText(
  site: SiteRequest,
  {
    document,
    stored,
    publishAt,
    actor,
  }: { document: TextDocument; stored: StoredText; publishAt: number; actor: Actor },
): Promise<Published> {
  const { id, builtIn } = document
  const problems = textProblems(document, draftedText(builtIn, stored, publishAt), site)
  if (problems.length > 0) return { outcome: 'refused', problems }
  if (isTextPublished(stored, site.clock())) return { outcome: 'unchanged' }
  const seen = {
    revision: stored.draft?.revision ?? 0,
    version: stored.versions[0]?.number ?? 0,
    publishAt,
  }
  const isDone = await site.content.publish(id, builtIn, seen, actor)
  return { outcome: isDone ? 'published' : 'changed' }
}
