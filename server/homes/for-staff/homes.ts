import type { SupabaseClient } from '@supabase/supabase-js'
import type { Logger } from 'pino'
import type { Backend } from '../../backend-client.ts'
import type { HomeDocument, PictureDetails, Property } from '../../catalogue/property.ts'
import type { Language } from '../../language.ts'
import { recentAuthors } from '../../shared/drafts/recent-authors.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { NameOf } from '../../staff/author-names.ts'
import { changePrice, changeState, type Change, type HomePrice } from '../change-state.ts'
import { duplicateHome } from '../duplicate-home.ts'
import type { HomeFieldName, HomeFields } from '../fields.ts'
import {
  documentAddresses,
  moveDocumentFirst,
  nameDocuments,
  removeDocument,
  signDocument,
  takeDocument,
  type TakenDocument,
} from '../files/documents.ts'
import {
  describePictures,
  movePicture,
  type PictureDescription,
  type PictureTools,
  restorePicture,
  type RemovedPicture,
  removePicture,
  takePicture,
  type TakenPicture,
} from '../files/pictures.ts'
import type { PictureRemoval } from '../files/record-removed-picture.ts'
import {
  removeUnused,
  type ReadPendingTexts,
  unusedFiles,
  type UnusedFile,
} from '../files/unused-files.ts'
import { findByReference } from '../find-by-reference.ts'
import { findNamed, type NamedHome, type ReadHomeNames } from '../home-names.ts'
import type { HomeState } from '../home-state.ts'
import type { HomeDraft, StaffHome } from '../home.ts'
import type { Imports } from '../imports/imports.ts'
import { type HomeList, type HomeSearch, listHomes, visibleHomes } from '../list-homes.ts'
import { publishHomeDraft, type HomePublishing } from '../publish-draft.ts'
import {
  type HomeAuthor,
  decide,
  discardHomeDraft,
  saveHomeDraft,
  type SavedHome,
} from '../save-draft.ts'
import {
  rescheduleHome,
  scheduleHomeDraft,
  type HomeScheduling,
  unscheduleHome,
} from '../scheduling/schedule-draft.ts'
import type { HomeSchedule, HomeSchedules } from '../scheduling/schedules.ts'
import { readStoredHome, type StoredHome } from '../stored-home.ts'
import {
  type FormerPrice,
  readFormerPrices,
  type HomeVersion,
  readHomeVersions,
} from '../versions.ts'
import { restoreHomeVersion } from './restore-version.ts'

/** Homes as staff write them. */
export interface Homes {
  /**
   * The homes of the backend, with a member's rights.
   * @param member.client the client with the member's session.
   */
  as(member: { client: SupabaseClient; email: string }): MemberHomes
  /** Imports of homes from files; undefined where a hosted project has the homes. */
  imports: Imports | undefined
  /** The public address of a published home's document, by the id of its file. */
  documentAddress(file: string): string
}

/**
 * Homes as one member of staff reads and changes them. Every call may throw: `NotAllowed` where the
 * backend refuses the member, `Unavailable` while it does not answer, and `Contended` where others
 * keep changing the same draft.
 */
export interface MemberHomes {
  /** A home with its draft. */
  read(id: string): Promise<StoredHome>
  /** One page of a search; the language decides the order of titles. */
  list(search: HomeSearch, language: Language): Promise<HomeList>
  /** The homes that a text names: by title in either language, reference or place. */
  named(text: string): Promise<NamedHome[]>
  /** The homes that visitors see now, by id. */
  visible(): Promise<StaffHome[]>
  /** The home with a reference, in any letter case. */
  byReference(reference: string): Promise<Property | undefined>
  /** See {@link saveHomeDraft}. */
  save(id: string, written: { base: HomeFields; mine: HomeFields }): Promise<SavedHome>
  /** See {@link decide}. */
  decide(id: string, field: HomeFieldName, keepsMine: boolean): Promise<StoredHome>
  /** The names of those who have edited a draft in the last minutes, without the member. */
  othersIn(draft: HomeDraft | undefined): Promise<string[]>
  /** The names of others who last wrote the fields of a draft. */
  authorsIn(draft: HomeDraft | undefined): Promise<Record<string, string>>
  discard(draft: HomeDraft): Promise<void>
  /** See {@link publishHomeDraft}. */
  publish(
    id: string,
    options?: { at?: string | undefined; seenDraft?: number | undefined },
  ): Promise<HomePublishing>
  /**
   * Changes of a published home that wait for their publication time; absent with a hosted project.
   */
  waiting:
    | {
        find(id: string): Promise<HomeSchedule | undefined>
        /** See {@link scheduleHomeDraft}. */
        schedule(id: string, publishAt: number, seenDraft?: number): Promise<HomeScheduling>
      }
    | undefined
  /**
   * See {@link rescheduleHome}.
   * @param publishAt milliseconds since 1970.
   */
  reschedule(id: string, publishAt: number): Promise<Change>
  /** See {@link unscheduleHome}. */
  unschedule(id: string): Promise<Change>
  /** See {@link duplicateHome}. */
  duplicate(stored: StoredHome): Promise<string>
  /** See {@link changePrice}. */
  changePrice(seen: { home: StaffHome; revision: number }, to: HomePrice): Promise<Change>
  /** See {@link changeState}. */
  changeState(
    seen: { home: StaffHome; revision: number },
    state: HomeState,
  ): Promise<Change | 'incomplete'>
  /** See {@link readHomeVersions}. */
  versions(id: string): Promise<HomeVersion[]>
  /** Former prices, newest first. */
  prices(id: string): Promise<FormerPrice[]>
  /** See {@link restoreHomeVersion}. */
  restore(id: string, version: number): Promise<boolean>
  pictures: {
    /** See {@link takePicture}. */
    take(id: string, bytes: Uint8Array): Promise<TakenPicture>
    /** See {@link removePicture}. */
    remove(id: string, address: string): Promise<RemovedPicture | undefined>
    /** See {@link restorePicture}. */
    putBack(id: string, removed: RemovedPicture): Promise<StoredHome>
    /** @param to the position, from 0. */
    move(id: string, address: string, to: number): Promise<StoredHome>
    /** See {@link describePictures}. */
    describe(
      id: string,
      descriptions: Readonly<Record<string, PictureDescription>>,
      ours?: Readonly<Record<string, PictureDetails>>,
    ): Promise<StoredHome>
  }
  documents: {
    /** See {@link takeDocument}. */
    take(
      id: string,
      file: { bytes: Uint8Array; name: string; language: keyof HomeDocument['name'] },
    ): Promise<TakenDocument>
    /** See {@link signDocument}. */
    address(file: string): Promise<string | undefined>
    remove(id: string, file: string): Promise<StoredHome>
    moveFirst(id: string, file: string): Promise<StoredHome>
    /** @param names by the ids of files. */
    name(id: string, names: Readonly<Record<string, HomeDocument['name']>>): Promise<StoredHome>
  }
  /** See {@link unusedFiles}. */
  unusedFiles(): Promise<UnusedFile[]>
  /**
   * See {@link removeUnused}.
   * @returns how many were removed.
   */
  removeUnused(ids: ReadonlySet<string>): Promise<number>
}

interface Options {
  backend: Backend
  imports: Imports | undefined
  /** Undefined where a hosted project has the homes. */
  schedules: HomeSchedules | undefined
  readPendingTexts: ReadPendingTexts
  readNames: ReadHomeNames
  /** The tools for uploaded pictures. */
  uploads: PictureTools
  /** Records a picture that was removed from a draft; undefined with a hosted project. */
  recordRemoved: ((removed: PictureRemoval) => Promise<void>) | undefined
  /** Finds the present names of authors; see `authorNames`. */
  namesOf: (authors: Iterable<string | undefined>) => Promise<NameOf>
  now: Clock
  log: Logger
}

/** The homes of a site, for the office. */
export const createHomes = ({ backend, imports, now, log, ...options }: Options): Homes => ({
  as: ({ client, email }) => memberHomes({ client, email, now, log }, options),
  imports,
  documentAddress: documentAddresses(backend),
})

function memberHomes(
  author: HomeAuthor,
  {
    uploads: tools,
    recordRemoved,
    namesOf,
    schedules,
    readPendingTexts,
    readNames,
  }: Omit<Options, 'backend' | 'imports' | 'now' | 'log'>,
): MemberHomes {
  const { client, now } = author
  return {
    ...namedHomes(author, namesOf, readNames),
    named: async (text) => findNamed(await readNames(client), text),
    visible: () => visibleHomes(client, now()),
    byReference: async (reference) => (await findByReference(client, reference))[0],
    decide: (id, field, keepsMine) => decide(author, id, field, keepsMine),
    discard: (draft) => discardHomeDraft(author, draft),
    publish: (id, options) => publishHomeDraft(author, id, options),
    waiting: schedules && {
      find: (id) => schedules.find(id),
      schedule: (id, publishAt, seenDraft) =>
        scheduleHomeDraft(author, schedules, id, { publishAt, seenDraft }),
    },
    reschedule: (id, publishAt) => rescheduleHome(author, schedules, id, publishAt),
    unschedule: (id) => unscheduleHome(author, schedules, id),
    duplicate: (stored) => duplicateHome(author, stored),
    changePrice: (seen, to) => changePrice(author, seen, to),
    changeState: (seen, state) => changeState(author, seen, state),
    prices: (id) => readFormerPrices(client, id),
    restore: (id, version) => restoreHomeVersion(author, id, version),
    pictures: {
      take: (id, bytes) => takePicture(author, id, bytes, tools),
      async remove(id, address) {
        const removed = await removePicture(author, id, address)
        if (removed)
          await recordRemoved?.({ home: id, address, alt: removed.details?.alt, by: author.email })
        return removed
      },
      putBack: (id, removed) => restorePicture(author, id, removed),
      move: (id, address, to) => movePicture(author, id, address, to),
      describe: (id, descriptions, ours) => describePictures(author, id, descriptions, ours),
    },
    documents: {
      take: (id, file) => takeDocument(author, id, file),
      address: (file) => signDocument(author, file),
      remove: (id, file) => removeDocument(author, id, file),
      moveFirst: (id, file) => moveDocumentFirst(author, id, file),
      name: (id, names) => nameDocuments(author, id, names),
    },
    unusedFiles: () => unusedFiles(author, readPendingTexts),
    async removeUnused(ids) {
      const removed = await removeUnused(author, readPendingTexts, ids)
      await tools.uploaded.forget(removed.map(({ id }) => id))
      return removed.length
    },
  }
}

/** Replaces the authors of drafts and versions by their present names. */
function namedHomes(
  author: HomeAuthor,
  namesOf: Options['namesOf'],
  readNames: ReadHomeNames,
): Pick<MemberHomes, 'list' | 'read' | 'save' | 'othersIn' | 'authorsIn' | 'versions'> {
  const { client, now } = author
  return {
    async list(search, language) {
      const list = await listHomes(client, search, { language, readNames })
      const { changed, unpublished } = list
      const authors = [...changed.values()].map(({ by }) => by)
      const nameOf = await namesOf([...authors, ...unpublished.map((one) => one.updatedBy)])
      return {
        ...list,
        unpublished: unpublished.map((one) => ({ ...one, updatedBy: nameOf(one.updatedBy) })),
        changed: new Map(
          [...changed].map(([id, { at, by }]) => [id, { at, by: nameOf(by) }] as const),
        ),
      }
    },
    async read(id) {
      const stored = await readStoredHome(client, id)
      const { draft } = stored
      if (!draft) return stored
      const nameOf = await namesOf([draft.updatedBy])
      return { ...stored, draft: { ...draft, updatedBy: nameOf(draft.updatedBy) } }
    },
    async save(id, written) {
      const saved = await saveHomeDraft(author, id, written)
      const nameOf = await namesOf([saved.draft?.updatedBy, ...saved.conflicts.map(({ by }) => by)])
      return {
        ...saved,
        draft: saved.draft && { ...saved.draft, updatedBy: nameOf(saved.draft.updatedBy) },
        conflicts: saved.conflicts.map((one) => ({ ...one, by: one.by && nameOf(one.by) })),
      }
    },
    async othersIn(draft) {
      const texts = Object.values(draft?.cells ?? {}).map(({ by, at }) => ({
        by,
        at: Date.parse(at),
      }))
      const others = recentAuthors(texts, { me: author.email, now: now() })
      return others.map(await namesOf(others))
    },
    async authorsIn(draft) {
      const others = Object.entries(draft?.cells ?? {}).filter(([, { by }]) => by !== author.email)
      const nameOf = await namesOf(others.map(([, { by }]) => by))
      return Object.fromEntries(others.map(([field, { by }]) => [field, nameOf(by)]))
    },
    async versions(id) {
      const versions = await readHomeVersions(client, id)
      const nameOf = await namesOf(versions.map(({ by }) => by))
      return versions.map((version) => ({ ...version, by: nameOf(version.by) }))
    },
  }
}
