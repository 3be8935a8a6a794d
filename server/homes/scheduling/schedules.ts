import type { Database } from '../../database/database.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import { fromJson } from '../../database/schema.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { type Draft, readHomeCells } from '../home.ts'

/** Changes of a published home that wait for their time. */
export interface HomeSchedule {
  cells: Draft['cells']
  /** Milliseconds since 1970. */
  publishAt: number
}

/** The changes of homes that wait, in our own database. All of it throws {@link Unavailable}. */
export interface HomeSchedules {
  find(id: string): Promise<HomeSchedule | undefined>
  /** @returns false where changes of this home wait already. */
  add(id: string, schedule: HomeSchedule, by: string): Promise<boolean>
  /** @returns false where none wait. */
  move(id: string, publishAt: number): Promise<boolean>
  /** @returns false where none wait. */
  remove(id: string): Promise<boolean>
}

/** @param now in milliseconds since 1970. */
export function createSchedules({ db }: Pick<Database, 'db'>, now: Clock): HomeSchedules {
  const guarded = <T>(work: Promise<T>) => orUnavailable('The schedules of homes', work)
  return {
    async find(id) {
      const row = await guarded(
        db.selectFrom('home_schedules').selectAll().where('id', '=', id).executeTakeFirst(),
      )
      return row && { cells: readHomeCells(fromJson(row.cells)), publishAt: Number(row.publish_at) }
    },
    async add(id, { cells, publishAt }, by) {
      const added = await guarded(
        db
          .insertInto('home_schedules')
          .values({
            id,
            cells: JSON.stringify(cells),
            publish_at: publishAt,
            created_by: by,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst(),
      )
      return added.numInsertedOrUpdatedRows === 1n
    },
    async move(id, publishAt) {
      const moved = await guarded(
        db
          .updateTable('home_schedules')
          .set({ publish_at: publishAt })
          .where('id', '=', id)
          .executeTakeFirst(),
      )
      return moved.numUpdatedRows === 1n
    },
    async remove(id) {
      const removed = await guarded(
        db.deleteFrom('home_schedules').where('id', '=', id).executeTakeFirst(),
      )
      return removed.numDeletedRows === 1n
    },
  }
}
