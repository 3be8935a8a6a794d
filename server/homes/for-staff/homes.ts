import type { SupabaseClient } from '@supabase/supabase-js'
import type { Logger } from 'pino'
import type { Backend } from '../../backend-client.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { changePrice, changeState } from '../change-state.ts'
import { duplicateHome } from '../duplicate-home.ts'
import {
  documentAddresses,
  moveDocumentFirst,
  nameDocuments,
  removeDocument,
  signDocument,
  takeDocument,
} from '../files/documents.ts'
import {
  describePictures,
  movePicture,
  type PictureTools,
  removePicture,
  restorePicture,
  takePicture,
} from '../files/pictures.ts'
import type { PictureRemoval } from '../files/record-removed-picture.ts'
import { type ReadPendingTexts, removeUnused, unusedFiles } from '../files/unused-files.ts'
import { findByReference } from '../find-by-reference.ts'
import { findNamed, type ReadHomeNames } from '../home-names.ts'
import type { Imports } from '../imports/imports.ts'
import { visibleHomes } from '../list-homes.ts'
import { publishHomeDraft } from '../publish-draft.ts'
import { decide, discardHomeDraft, type HomeAuthor } from '../save-draft.ts'
import { rescheduleHome, scheduleHomeDraft, unscheduleHome } from '../scheduling/schedule-draft.ts'
import type { HomeSchedules } from '../scheduling/schedules.ts'
import { readFormerPrices } from '../versions.ts'
import { namedHomes, type ReadNames } from './named-homes.ts'
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

interface MemberOptions {
  /** Undefined where a hosted project has the homes. */
  schedules: HomeSchedules | undefined
  readPendingTexts: ReadPendingTexts
  readNames: ReadHomeNames
  /** The tools for uploaded pictures. */
  uploads: PictureTools
  /** Records a picture that was removed from a draft; undefined with a hosted project. */
  recordRemoved: ((removed: PictureRemoval) => Promise<void>) | undefined
  /** Finds the present names of authors; see `authorNames`. */
  namesOf: ReadNames
}

interface Options extends MemberOptions {
  backend: Backend
  imports: Imports | undefined
  clock: Clock
  log: Logger
}

/** The homes of a site, for the office. */
export const createHomes = ({ backend, imports, clock, log, ...options }: Options): Homes => ({
  as: ({ client, email }) => memberHomes({ client, email, clock, log }, options),
  imports,
  documentAddress: documentAddresses(backend),
})

/**
 * Homes as one member of staff reads and changes them. Every call may throw: `NotAllowed` where the
 * backend refuses the member, `Unavailable` while it or the database does not answer, and
 * `Contended` where others keep changing the same draft.
 */
export type MemberHomes = ReturnType<typeof memberHomes>

function memberHomes(
  author: HomeAuthor,
  { uploads, recordRemoved, namesOf, schedules, readPendingTexts, readNames }: MemberOptions,
) {
  const what = 'The homes'
  const { client, clock } = author
  const needs = { ...author, schedules, readPendingTexts }
  const { on } = operationsOn(what, needs)
  const { on: read, guarded } = operationsOn(what, client)
  return {
    ...namedHomes(author, namesOf, readNames),
    /** The homes that a text names: by title in either language, reference or place. */
    named: async (text: string) => findNamed(await readNames(client), text),
    /** The homes that visitors see now, by id. */
    visible: () => guarded(visibleHomes(client, clock())),
    /** The home with a reference, in any letter case. */
    byReference: async (reference: string) =>
      (await guarded(findByReference(client, reference)))[0],
    decide: on(decide),
    discard: on(discardHomeDraft),
    publish: on(publishHomeDraft),
    /** Changes of a published home that wait for their time; undefined with a hosted project. */
    waiting: schedules && {
      find: schedules.find,
      schedule: operationsOn(what, { ...author, schedules }).on(scheduleHomeDraft),
    },
    reschedule: on(rescheduleHome),
    unschedule: on(unscheduleHome),
    duplicate: on(duplicateHome),
    changePrice: on(changePrice),
    changeState: on(changeState),
    prices: read(readFormerPrices),
    restore: on(restoreHomeVersion),
    pictures: {
      take: (id: string, bytes: Uint8Array) => guarded(takePicture(author, id, bytes, uploads)),
      /** See {@link removePicture}; also records what was removed. */
      async remove(id: string, address: string) {
        const removed = await guarded(removePicture(author, id, address))
        if (removed)
          await recordRemoved?.({ home: id, address, alt: removed.details?.alt, by: author.email })
        return removed
      },
      putBack: on(restorePicture),
      move: on(movePicture),
      describe: on(describePictures),
    },
    documents: {
      take: on(takeDocument),
      address: on(signDocument),
      remove: on(removeDocument),
      moveFirst: on(moveDocumentFirst),
      name: on(nameDocuments),
    },
    unusedFiles: on(unusedFiles),
    /**
     * See {@link removeUnused}.
     * @returns how many were removed.
     */
    async removeUnused(ids: ReadonlySet<string>) {
      const removed = await guarded(removeUnused(needs, ids))
      await uploads.uploaded.forget(removed.map(({ id }) => id))
      return removed.length
    },
  }
}
