import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import type { ContentCell } from '../database/tables/content.ts'
import {
  type ContentFields,
  type ContentId,
  keyOf,
  type PublishedContent,
  withDraft,
} from './content.ts'
import { mergeFields } from './merge-fields.ts'
import { idOf, readCells, readFields } from './read-rows.ts'
import type { WatchedContent } from './watch-content.ts'

/** What is being written of a text. Times are milliseconds since 1970. */
export interface ContentDraft {
  cells: Readonly<Record<string, ContentCell>>
  revision: number
  updatedBy: string
  updatedAt: number
}

/** A text as a publication left it. */
export interface ContentVersion {
  /** 1 is the first. */
  number: number
  /** What differs from the built-in text; null: withdrawn. */
  fields: ContentFields | null
  /** When visitors saw it, or will see it. */
  publishAt: number
  by: string
  at: number
}

export interface StoredText {
  draft: ContentDraft | undefined
  /** The newest first. */
  versions: ContentVersion[]
}

/** What two people wrote differently: it is stored as the other wrote it. */
export interface ContentConflict {
  field: string
  mine: string
  theirs: string
  by: string | undefined
}

export interface SavedText {
  stored: StoredText
  fields: ContentFields
  conflicts: ContentConflict[]
}

/** The texts of the site as staff write and publish them. All of it throws {@link Unavailable}. */
export interface Content {
  /** What visitors see now. */
  published(): PublishedContent
  /** The same with the draft of a text in its place. */
  previewOf(id: ContentId): Promise<PublishedContent>
  read(id: ContentId): Promise<StoredText>
  /** Every text that somebody has changed, with who did so last. */
  list(): Promise<(ContentId & ListedText)[]>
  /**
   * Saves what somebody typed, valid or not, joined with what others have saved since they began.
   * @param typed.base the fields as they were when they began.
   */
  save(
    id: ContentId,
    builtIn: ContentFields,
    typed: { base: ContentFields; mine: ContentFields },
    by: string,
  ): Promise<SavedText>
  /**
   * Publishes a draft as it was seen.
   * @param seen.publishAt milliseconds since 1970. @returns false where somebody else was faster; nothing is changed then.
   */
  publish(
    id: ContentId,
    builtIn: ContentFields,
    seen: { revision: number; version: number; publishAt: number },
    actor: Actor,
  ): Promise<boolean>
  /** Hides a text from visitors. */
  withdraw(id: ContentId, actor: Actor): Promise<void>
  /** Takes back what is to be published later: it is a draft again. */
  unschedule(id: ContentId, builtIn: ContentFields, actor: Actor): Promise<void>
  discard(id: ContentId): Promise<void>
}

interface ListedText {
  isDrafted: boolean
  isWithdrawn: boolean
  scheduledAt: number | undefined
  updatedBy: string
  updatedAt: number
}

interface Options {
  database: Database
  watched: WatchedContent
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Others may save between our reading and our writing; so often we begin again. */
const attempts = 8

export function createContent({
  database: { db, engine },
  watched,
  now = Date.now,
}: Options): Content {
  const guarded = <T>(work: Promise<T>) => orUnavailable('The texts of the site', work)

  return {
    published: () => watched.current(),
    async previewOf(id) {
      const stored = await guarded(read(db, id))
      const fields = { ...lastFields(stored, now()), ...textsOf(stored.draft) }
      return withDraft(watched.current(), id, fields, now())
    },
    read: (id) => guarded(read(db, id)),
    list: () => guarded(list()),
    save: (id, builtIn, typed, by) => guarded(save(id, builtIn, typed, by)),
    async publish(id, builtIn, seen, actor) {
      const isPublished = await guarded(publish(id, builtIn, seen, actor))
      if (isPublished) await watched.refresh()
      return isPublished
    },
    async withdraw(id, actor) {
      await guarded(db.transaction().execute((transaction) => withdraw(transaction, id, actor)))
      await watched.refresh()
    },
    unschedule: (id, builtIn, actor) => guarded(unschedule(id, builtIn, actor)),
    async discard(id) {
      await guarded(remove(db, id).execute())
    },
  }

  async function save(
    id: ContentId,
    builtIn: ContentFields,
    { base, mine }: { base: ContentFields; mine: ContentFields },
    by: string,
  ): Promise<SavedText> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const stored = await read(db, id)
      const published = publishedFields(builtIn, stored, now())
      const theirs = draftedFields(builtIn, stored, now())
      const { fields, conflicts } = mergeFields(base, mine, theirs)
      const cells = Object.fromEntries(
        Object.entries(fields)
          .filter(([path, text]) => text !== published[path])
          .map(([path, text]): [string, ContentCell] => {
            const before = stored.draft?.cells[path]
            return [path, before?.text === text ? before : { text, by, at: now() }]
          }),
      )
      const draft = await write(id, stored.draft, cells, by)
      if (draft === 'changed') continue
      return {
        stored: { ...stored, draft },
        fields,
        conflicts: conflicts.map((field) => ({
          field,
          mine: mine[field] ?? '',
          theirs: theirs[field] ?? '',
          by: stored.draft?.cells[field]?.by ?? stored.versions[0]?.by,
        })),
      }
    }
    throw new Error(`the draft of ${keyOf(id)} changes all the time`)
  }

  /** Writes a draft that nobody has changed since it was read. */
  async function write(
    id: ContentId,
    before: ContentDraft | undefined,
    cells: ContentDraft['cells'],
    by: string,
  ): Promise<ContentDraft | undefined | 'changed'> {
    const isEmpty = Object.keys(cells).length === 0
    if (!before && isEmpty) return undefined
    if (before && JSON.stringify(before.cells) === JSON.stringify(cells)) return before
    const row = { cells: JSON.stringify(cells), updated_by: by, updated_at: now() }
    if (!before) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('content_drafts')
        .values({ ...id, ...row, revision: 1 })
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return 'changed'
      return { cells, revision: 1, updatedBy: by, updatedAt: row.updated_at }
    }
    const revision = before.revision + 1
    const { numUpdatedRows } = await db
      .updateTable('content_drafts')
      .set({ ...row, revision })
      .where('kind', '=', id.kind)
      .where('slug', '=', id.slug)
      .where('revision', '=', before.revision)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return 'changed'
    return { cells, revision, updatedBy: by, updatedAt: row.updated_at }
  }

  function publish(
    id: ContentId,
    builtIn: ContentFields,
    seen: { revision: number; version: number; publishAt: number },
    actor: Actor,
  ): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      await lockRows(engine, draftOf(transaction, id)).execute()
      const stored = await read(transaction, id)
      const isAsSeen =
        (stored.draft?.revision ?? 0) === seen.revision &&
        (stored.versions[0]?.number ?? 0) === seen.version
      if (!isAsSeen) return false
      const fields = difference(draftedFields(builtIn, stored, now()), builtIn)
      const version = { fields, publishAt: seen.publishAt }
      if (!(await add(transaction, id, stored, version, actor))) return false
      // A draft that was begun since it was read has another revision.
      await remove(transaction, id).where('revision', '=', seen.revision).execute()
      return true
    })
  }

  async function withdraw(transaction: Kysely<Schema>, id: ContentId, actor: Actor): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const stored = await read(transaction, id)
      if (stored.versions[0]?.fields === null) return
      const version = { fields: null, publishAt: now() }
      if (await add(transaction, id, stored, version, actor)) return
    }
    throw new Error(`the versions of ${keyOf(id)} change all the time`)
  }

  function unschedule(id: ContentId, builtIn: ContentFields, actor: Actor): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      const stored = await read(transaction, id)
      const [scheduled] = stored.versions
      if (!scheduled || scheduled.publishAt <= now()) return
      const { numDeletedRows } = await transaction
        .deleteFrom('content_versions')
        .where('kind', '=', id.kind)
        .where('slug', '=', id.slug)
        .where('number', '=', scheduled.number)
        .where('publish_at', '>', now())
        .executeTakeFirst()
      if (numDeletedRows !== 1n) return
      const fields = { ...builtIn, ...scheduled.fields }
      const rest = { ...stored, versions: stored.versions.slice(1) }
      const published = publishedFields(builtIn, rest, now())
      const cells = Object.fromEntries(
        Object.entries(fields)
          .filter(([path, text]) => text !== published[path])
          .map(([path, text]) => [path, { text, by: scheduled.by, at: scheduled.at }]),
      )
      // What was written since then is newer.
      const kept = { ...cells, ...stored.draft?.cells }
      await remove(transaction, id).execute()
      await transaction
        .insertInto('content_drafts')
        .values({
          ...id,
          cells: JSON.stringify(kept),
          revision: (stored.draft?.revision ?? 0) + 1,
          updated_by: actor.name,
          updated_at: now(),
        })
        .execute()
      await record(
        transaction,
        id,
        rowOf(scheduled.fields, 'scheduled'),
        rowOf(scheduled.fields, 'draft'),
        actor,
      )
    })
  }

  /** Adds a version. @returns false where somebody else added one of this number. */
  async function add(
    transaction: Kysely<Schema>,
    id: ContentId,
    { versions }: StoredText,
    { fields, publishAt }: { fields: ContentFields | null; publishAt: number },
    actor: Actor,
  ): Promise<boolean> {
    const before = versions[0]
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('content_versions')
      .values({
        ...id,
        number: (before?.number ?? 0) + 1,
        fields: fields && JSON.stringify(fields),
        publish_at: publishAt,
        created_by: actor.name,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'slug', 'number']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    const state = publishAt > now() ? 'scheduled' : 'published'
    await record(
      transaction,
      id,
      rowOf(before ? before.fields : {}, 'published'),
      rowOf(fields, state),
      actor,
    )
    return true
  }

  function record(
    transaction: Kysely<Schema>,
    id: ContentId,
    before: ContentFields,
    after: ContentFields,
    actor: Actor,
  ): Promise<void> {
    const change = { table: 'content_versions', id: keyOf(id), before, after }
    return recordAuditEntries(transaction, actor, [change], new Date(now()))
  }

  async function list(): Promise<(ContentId & ListedText)[]> {
    const [drafts, versions] = await Promise.all([
      db
        .selectFrom('content_drafts')
        .select(['kind', 'slug', 'updated_by', 'updated_at'])
        .execute(),
      db
        .selectFrom('content_versions')
        .select(['kind', 'slug', 'number', 'fields', 'publish_at', 'created_by', 'created_at'])
        .orderBy('number')
        .execute(),
    ])
    const texts = new Map<string, ContentId & ListedText>()
    for (const row of versions) {
      const id = idOf(row)
      if (!id) continue
      const isDue = row.publish_at <= now()
      const before = texts.get(keyOf(id))
      texts.set(keyOf(id), {
        ...id,
        isDrafted: false,
        isWithdrawn: isDue ? row.fields === null : (before?.isWithdrawn ?? false),
        scheduledAt: isDue ? undefined : row.publish_at,
        updatedBy: row.created_by,
        updatedAt: row.created_at,
      })
    }
    for (const row of drafts) {
      const id = idOf(row)
      if (!id) continue
      texts.set(keyOf(id), {
        ...id,
        isWithdrawn: texts.get(keyOf(id))?.isWithdrawn ?? false,
        scheduledAt: texts.get(keyOf(id))?.scheduledAt,
        isDrafted: true,
        updatedBy: row.updated_by,
        updatedAt: row.updated_at,
      })
    }
    return [...texts.values()]
  }
}

async function read(db: Kysely<Schema>, { kind, slug }: ContentId): Promise<StoredText> {
  // One after the other: within a transaction there is one connection.
  const draft = await draftOf(db, { kind, slug }).executeTakeFirst()
  const versions = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('number', 'desc')
    .execute()
  return {
    draft: draft && {
      cells: readCells(draft.cells),
      revision: draft.revision,
      updatedBy: draft.updated_by,
      updatedAt: draft.updated_at,
    },
    versions: versions.map((row) => ({
      number: row.number,
      fields: readFields(row.fields),
      publishAt: row.publish_at,
      by: row.created_by,
      at: row.created_at,
    })),
  }
}

/** A version in the audit log. */
const rowOf = (
  fields: ContentFields | null,
  state: 'published' | 'scheduled' | 'draft',
): ContentFields => ({ ...fields, state: fields === null ? 'withdrawn' : state })

const draftOf = (db: Kysely<Schema>, { kind, slug }: ContentId) =>
  db.selectFrom('content_drafts').selectAll().where('kind', '=', kind).where('slug', '=', slug)

const remove = (db: Kysely<Schema>, { kind, slug }: ContentId) =>
  db.deleteFrom('content_drafts').where('kind', '=', kind).where('slug', '=', slug)

/** The version that visitors see; undefined: the built-in text, or none. */
export const visibleVersion = ({ versions }: StoredText, now: number): ContentVersion | undefined =>
  versions.find(({ publishAt }) => publishAt <= now)

/** A text as visitors see it; that of a withdrawn one as they saw it last. */
export function publishedFields(
  builtIn: ContentFields,
  stored: StoredText,
  now: number,
): ContentFields {
  return withBuiltIn(builtIn, lastFields(stored, now))
}

/** What was published last and not withdrawn. */
const lastFields = ({ versions }: StoredText, now: number): ContentFields =>
  versions.find(({ publishAt, fields }) => publishAt <= now && fields !== null)?.fields ?? {}

const textsOf = (draft: ContentDraft | undefined): ContentFields =>
  Object.fromEntries(Object.entries(draft?.cells ?? {}).map(([path, { text }]) => [path, text]))

/** A text as it would be if its draft were published. */
export function draftedFields(
  builtIn: ContentFields,
  stored: StoredText,
  now: number,
): ContentFields {
  return withBuiltIn(builtIn, { ...lastFields(stored, now), ...textsOf(stored.draft) })
}

/** Fields over the built-in ones; those of paths that are no longer there are left out. */
export const withBuiltIn = (builtIn: ContentFields, fields: ContentFields): ContentFields =>
  Object.fromEntries(Object.entries(builtIn).map(([path, text]) => [path, fields[path] ?? text]))

/** What differs from the built-in fields. */
const difference = (fields: ContentFields, builtIn: ContentFields): ContentFields =>
  Object.fromEntries(Object.entries(fields).filter(([path, text]) => text !== builtIn[path]))
