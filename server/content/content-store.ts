import type { Actor } from '../audit-log/actor.ts'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import { recentAuthors } from '../shared/drafts/recent-authors.ts'
import type { Clock } from '../shared/time/clock.ts'
import { authorNames } from '../staff/author-names.ts'
import { type ContentFields, type ContentId, type PublishedContent, withDraft } from './content.ts'
import { type ListedText, listTexts } from './list-texts.ts'
import { savedWithAuthorNames, withAuthorNames } from './named-text.ts'
import { publishDraft } from './publish-draft.ts'
import { type SavedText, saveTextDraft } from './save-draft.ts'
import { readText, removeTextDraft } from './stored-text.ts'
import { lastFields, type StoredText, draftTexts } from './text-fields.ts'
import { unscheduleText } from './unschedule-text.ts'
import type { WatchedContent } from './watch-content.ts'
import { withdrawText } from './withdraw-text.ts'

/** The texts of the site as staff write and publish them. All of it throws {@link Unavailable}. */
export interface Content {
  /**
   * The texts that visitors see now; undefined where the database has not answered since the start.
   */
  published(): PublishedContent | undefined
  /** The same with the draft of a text in its place. */
  previewOf(id: ContentId): Promise<PublishedContent>
  read(id: ContentId): Promise<StoredText>
  /**
   * The names of those who have written in a draft in the last minutes.
   * @param me the address of the member who asks.
   */
  othersIn(text: StoredText, me: string): Promise<string[]>
  /** Every text that staff have changed, with its last author. */
  list(): Promise<(ContentId & ListedText)[]>
  /**
   * Saves typed fields, valid or not, merged with those that others have saved since the author
   * began.
   * @param typed.base the fields when the author began.
   * @param by the author's e-mail address.
   */
  save(
    id: ContentId,
    builtIn: ContentFields,
    typed: { base: ContentFields; mine: ContentFields },
    by: string,
  ): Promise<SavedText>
  /**
   * Publishes a draft as it was seen.
   * @param seen.publishAt milliseconds since 1970.
   * @returns false where somebody else was faster; nothing is changed then.
   */
  publish(
    id: ContentId,
    builtIn: ContentFields,
    seen: { revision: number; version: number; publishAt: number },
    actor: Actor,
  ): Promise<boolean>
  /** Hides a text from visitors. */
  withdraw(id: ContentId, actor: Actor): Promise<void>
  /** Cancels a scheduled publication: it is a draft again. */
  unschedule(id: ContentId, builtIn: ContentFields, actor: Actor): Promise<void>
  discard(id: ContentId): Promise<void>
}

interface Options {
  database: Database
  watched: WatchedContent
  now: Clock
}

/** The texts of the site, in the database; see {@link Content}. */
export function createContent({ database: { db, engine }, watched, now }: Options): Content {
  const context = { db, engine, now }
  const guarded = <T>(work: Promise<T>) => orUnavailable('The texts of the site', work)

  return {
    published: () => watched.current(),
    async previewOf(id) {
      const stored = await guarded(readText(db, id))
      const fields = { ...lastFields(stored, now()), ...draftTexts(stored.draft) }
      return withDraft(watched.current() ?? new Map(), id, fields, now())
    },
    read: (id) => guarded(readText(db, id).then((text) => withAuthorNames(db, text))),
    async othersIn({ draft }, me) {
      const others = recentAuthors(Object.values(draft?.cells ?? {}), { me, now: now() })
      return others.map(await guarded(authorNames(db, others)))
    },
    list: () => guarded(listTexts(context)),
    save: (id, builtIn, typed, by) =>
      guarded(
        saveTextDraft(context, { id, builtIn, edit: typed, by }).then((saved) =>
          savedWithAuthorNames(db, saved),
        ),
      ),
    async publish(id, builtIn, seen, actor) {
      const isPublished = await guarded(publishDraft(context, { id, builtIn, seen, actor }))
      if (isPublished) await watched.refresh()
      return isPublished
    },
    async withdraw(id, actor) {
      await guarded(withdrawText(context, id, actor))
      await watched.refresh()
    },
    unschedule: (id, builtIn, actor) => guarded(unscheduleText(context, id, builtIn, actor)),
    async discard(id) {
      await guarded(removeTextDraft(db, id).execute())
    },
  }
}
