import { isoTime } from '../../shared/time/iso-time.ts'
import { type Change, changeHome } from '../change-state.ts'
import { problemsOf } from '../check.ts'
import { columnsOfState } from '../home-state.ts'
import { changedFields, draftedHomeFields, publishedHomeFields, scheduledAt } from '../home.ts'
import type { HomePublishing } from '../publish-draft.ts'
import { referenceTaken } from '../reference-taken.ts'
import {
  changeHomeCells,
  discardHomeDraft,
  type HomeAuthor,
  outdatedFields,
} from '../save-draft.ts'
import { readStoredHome } from '../stored-home.ts'
import type { HomeSchedules } from './schedules.ts'

type SchedulingAuthor = HomeAuthor & {
  /** Undefined where a hosted project has the homes. */
  schedules: HomeSchedules | undefined
}

export type HomeScheduling =
  | Exclude<HomePublishing, { outcome: 'published' }>
  | { outcome: 'scheduled' }

/**
 * Schedules the changes of a published home's draft; later changes make a new draft. The schedule
 * is written before the draft is deleted: if the process is killed in between, both have the same
 * texts.
 * @param publishAt milliseconds since 1970.
 * @param seenDraft the revision of the draft that the author has seen; undefined: any.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function scheduleHomeDraft(
  { schedules, ...author }: HomeAuthor & { schedules: HomeSchedules },
  id: string,
  publishAt: number,
  seenDraft?: number,
): Promise<HomeScheduling> {
  const { home, draft } = await readStoredHome(author.client, id)
  if (!home || !draft) return { outcome: home ? 'changed' : 'missing' }
  if (seenDraft !== undefined && draft.revision !== seenDraft) return { outcome: 'changed' }
  const undecided = outdatedFields(home, draft)
  if (undecided.length > 0) return { outcome: 'undecided', fields: undecided }
  const fields = draftedHomeFields(home, draft)
  const problems = problemsOf(fields)
  problems.push(...(await referenceTaken(author.client, id, { home, ref: fields.ref })))
  if (problems.length > 0) return { outcome: 'refused', problems }
  const names = changedFields(home, draft)
  if (names.length === 0) return { outcome: 'changed' }
  const published = publishedHomeFields(home)
  // A field that was typed before the home was published has no base yet.
  const cells = Object.fromEntries(
    names.flatMap((name) => {
      const cell = draft.cells[name]
      return cell ? [[name, { ...cell, base: cell.base ?? published[name] }]] : []
    }),
  )
  if (!(await schedules.add(id, { cells, publishAt }, author.email))) return { outcome: 'changed' }
  await discardHomeDraft(author, draft)
  return { outcome: 'scheduled' }
}

/**
 * Changes the publication time of a scheduled home, or of scheduled changes.
 * @param publishAt milliseconds since 1970.
 * @returns `changed` where nothing is scheduled any more.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function rescheduleHome(
  { schedules, ...author }: SchedulingAuthor,
  id: string,
  publishAt: number,
): Promise<Change> {
  const { home } = await readStoredHome(author.client, id)
  const isMoved =
    home && scheduledAt(home, author.clock())
      ? await changeHome(
          author,
          { id, revision: home.revision },
          { publication: 'published', publish_at: isoTime(publishAt) },
        )
      : await schedules?.move(id, publishAt)
  return isMoved ? 'done' : 'changed'
}

/**
 * Makes a scheduled home, or the scheduled changes of a visible one, a draft again. Fields that
 * were changed later in the draft stay as they are.
 * @returns `changed` where nothing is scheduled any more, or somebody has saved the home since.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function unscheduleHome(
  { schedules, ...author }: SchedulingAuthor,
  id: string,
): Promise<Change> {
  const { home } = await readStoredHome(author.client, id)
  if (home && scheduledAt(home, author.clock())) {
    const seen = { id, revision: home.revision }
    return (await changeHome(author, seen, columnsOfState('draft'))) ? 'done' : 'changed'
  }
  const waiting = await schedules?.find(id)
  if (!schedules || !waiting) return 'changed'
  await changeHomeCells(author, id, ({ draft }) => ({ ...waiting.cells, ...draft?.cells }))
  return (await schedules.remove(id)) ? 'done' : 'changed'
}
