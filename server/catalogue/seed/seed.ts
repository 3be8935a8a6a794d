import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { day } from '../../shared/time/durations.ts'
import { lockHomes } from '../../stored-homes/lock-homes.ts'
import { writeHomes } from '../../stored-homes/write-homes.ts'
import { storedColumns } from '../property-columns.ts'
import { homes } from './homes.ts'
import { propertyOfSample } from './sample-property.ts'

/** The creation time of the first property in the list; each further one is a day older. */
const newest = Date.UTC(2026, 10, 1, 9)

/**
 * Fills an empty catalogue with the sample properties; any other catalogue stays as it is. Two
 * processes at the same time write each row once.
 * @returns how many properties were written.
 */
export async function seed({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number> {
  if (!(await isEmpty(db))) return 0
  return db.transaction().execute(async (transaction) => {
    await lockHomes(transaction, engine)
    if (!(await isEmpty(transaction))) return 0
    const samples = homes.map((home, index) => propertyOfSample(home, newest - index * day))
    const added = samples.map((home) => ({
      id: home.id,
      before: undefined,
      after: storedColumns(home),
    }))
    await writeHomes(transaction, added, { actor: undefined, now: newest })
    return samples.length
  })
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  return !(await db.selectFrom('properties').select('id').limit(1).executeTakeFirst())
}
