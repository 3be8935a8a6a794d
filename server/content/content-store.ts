import type { Actor } from '../audit-log/actor.ts'
import { authorNames } from '../backend/staff/author-names.ts'
import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import { recentAuthors } from '../shared/drafts/recent-authors.ts'
import type { Clock } from '../shared/time/clock.ts'
import { type ContentFields, type ContentId, type PublishedContent, withDraft } from './content.ts'
import { listTexts } from './list-texts.ts'
import { savedWithAuthorNames, withAuthorNames } from './named-text.ts'
import { publishTextDraft } from './publish-draft.ts'
import { type SavedText, saveTextDraft } from './save-draft.ts'
import { readStoredText, discardTextDraft } from './stored-text.ts'
import { lastFields, type StoredText, draftTexts } from './text-fields.ts'
import { unscheduleText } from './unschedule-text.ts'
import type { WatchedContent } from './watch-content.ts'
import { withdrawText } from './withdraw-text.ts'

interface Options {
  database: Database
  watched: WatchedContent
  clock: Clock
}

export type Content = ReturnType<typeof createContent>

/**
 * The texts of the site as staff write and publish them. Every call may throw `Unavailable`.
 */
export function createContent({ database: { db, engine }, watched, clock }: Options) {
  const context = { db, engine, clock }
  const { on, guarded } = operationsOn('The texts of the site', context)

  return {
    /**
     * The texts that visitors see now; undefined until the database has answered for the first
     * time.
     */
    published: () => watched.current(),
    /** The published texts, with the draft of one text in its place. */
    async previewOf(id: ContentId): Promise<PublishedContent> {
      const stored = await guarded(readStoredText(db, id))
      const fields = { ...lastFields(stored, clock()), ...draftTexts(stored.draft) }
      return withDraft(watched.current() ?? new Map(), id, fields, clock())
    },
    read: (id: ContentId): Promise<StoredText> =>
      guarded(readStoredText(db, id).then((text) => withAuthorNames(db, text))),
    /**
     * The names of those who have edited a draft in the last minutes.
     * @param me the address of the member who asks, who is left out.
     */
    async othersIn({ draft }: StoredText, me: string): Promise<string[]> {
      const others = recentAuthors(Object.values(draft?.cells ?? {}), { me, now: clock() })
      return others.map(await guarded(authorNames(db, others)))
    },
    /** Every text that staff have changed, with its last author. */
    list: on(listTexts),
    /**
     * Saves typed fields, valid or not, merged with those that others have saved since the author
     * began.
     * @param typed.base the fields as they were when the author began.
     * @param by the author's e-mail address.
     */
    save: (
      id: ContentId,
      builtIn: ContentFields,
      typed: { base: ContentFields; mine: ContentFields },
      by: string,
    ): Promise<SavedText> =>
      guarded(
        saveTextDraft(context, id, { builtIn, ...typed, by }).then((saved) =>
          savedWithAuthorNames(db, saved),
        ),
      ),
    /**
     * Publishes a draft as the member saw it.
     * @param seen.publishAt milliseconds since 1970.
     * @returns false where somebody else changed the draft first; then nothing is changed.
     */
    async publish(
      id: ContentId,
      builtIn: ContentFields,
      seen: { revision: number; version: number; publishAt: number },
      actor: Actor,
    ): Promise<boolean> {
      const isPublished = await guarded(publishTextDraft(context, id, { builtIn, seen, actor }))
      if (isPublished) await watched.refresh()
      return isPublished
    },
    /** Hides a text from visitors. */
    async withdraw(id: ContentId, actor: Actor): Promise<void> {
      await guarded(withdrawText(context, id, actor))
      await watched.refresh()
    },
    /** Cancels a scheduled publication, so that the version is a draft again. */
    unschedule: on(unscheduleText),
    /** See {@link discardTextDraft}. */
    discard: on(discardTextDraft),
  }
}
