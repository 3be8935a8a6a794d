import { problemsOf } from './check.ts'
import { changedFields, draftedHomeFields } from './home.ts'
import type { Publishing } from './publish.ts'
import { changeCells, discardDraft, type HomeAuthor, outdatedFields } from './save-draft.ts'
import type { HomeSchedules } from './schedules.ts'
import { readStored } from './store.ts'

export type Scheduling = Exclude<Publishing, { outcome: 'published' }> | { outcome: 'scheduled' }

/**
 * Lets the draft of a published home wait for its time; further changes are another draft. If the
 * process is killed between the two writes, the draft is there as well, with the same texts.
 * @param publishAt milliseconds since 1970.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function scheduleChanges(
  author: HomeAuthor,
  schedules: HomeSchedules,
  id: string,
  publishAt: number,
): Promise<Scheduling> {
  const { home, draft } = await readStored(author.client, id)
  if (!home || !draft) return { outcome: home ? 'changed' : 'missing' }
  const undecided = outdatedFields(home, draft)
  if (undecided.length > 0) return { outcome: 'undecided', fields: undecided }
  const problems = problemsOf(draftedHomeFields(home, draft))
  if (problems.length > 0) return { outcome: 'refused', problems }
  const names = changedFields(home, draft)
  if (names.length === 0) return { outcome: 'changed' }
  const cells = Object.fromEntries(names.map((name) => [name, draft.cells[name]]))
  if (!(await schedules.add(id, { cells, publishAt }, author.email))) return { outcome: 'changed' }
  await discardDraft(author, draft)
  return { outcome: 'scheduled' }
}

/**
 * Makes the waiting changes of a home a draft again, under later ones.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function unscheduleChanges(
  author: HomeAuthor,
  schedules: HomeSchedules,
  id: string,
): Promise<void> {
  const waiting = await schedules.find(id)
  if (!waiting) return
  await changeCells(author, id, ({ draft }) => ({ ...waiting.cells, ...draft?.cells }))
  await schedules.remove(id)
}
