import type { Database } from '../../database/database.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import { fromJson } from '../../database/schema.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { type HomeDraft, readHomeCells } from '../home.ts'

/** Changes of a published home that wait for their time. */
export interface HomeSchedule {
  cells: HomeDraft['cells']
  /** Milliseconds since 1970. */
  publishAt: number
}

export type HomeSchedules = ReturnType<typeof createSchedules>

/**
 * The scheduled changes of homes, in our own database. Every call may throw `Unavailable`.
 * @param clock in milliseconds since 1970.
 */
export function createSchedules({ db }: Pick<Database, 'db'>, clock: Clock) {
  const { guarded } = operationsOn('The schedules of homes', db)
  return {
    async find(id: string): Promise<HomeSchedule | undefined> {
      const row = await guarded(
        db.selectFrom('home_schedules').selectAll().where('id', '=', id).executeTakeFirst(),
      )
      return row && { cells: readHomeCells(fromJson(row.cells)), publishAt: Number(row.publish_at) }
    },
    /** @returns false where changes of this home are scheduled already. */
    async add(id: string, { cells, publishAt }: HomeSchedule, by: string) {
      const added = await guarded(
        db
          .insertInto('home_schedules')
          .values({
            id,
            cells: JSON.stringify(cells),
            publish_at: publishAt,
            created_by: by,
            created_at: clock(),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst(),
      )
      return added.numInsertedOrUpdatedRows === 1n
    },
    /** @returns false where no changes are scheduled. */
    async move(id: string, publishAt: number) {
      const moved = await guarded(
        db
          .updateTable('home_schedules')
          .set({ publish_at: publishAt })
          .where('id', '=', id)
          .executeTakeFirst(),
      )
      return moved.numUpdatedRows === 1n
    },
    /** @returns false where no changes are scheduled. */
    async remove(id: string) {
      const removed = await guarded(
        db.deleteFrom('home_schedules').where('id', '=', id).executeTakeFirst(),
      )
      return removed.numDeletedRows === 1n
    },
  }
}
