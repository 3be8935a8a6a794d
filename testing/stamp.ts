import { connect } from '#server/database/connect.ts'
import { minAge } from '#server/spam/limits.ts'
import { sharedKey } from '#server/spam/shared-key.ts'
import { createStamps } from '#server/spam/stamp.ts'
import type { TestPlace } from './databases.ts'

/** Finds the stamps in a page. */
export const stampPattern = /\bt1\.[0-9a-z]{6,12}\.[\w-]{22}/g

/** The stamp of a page that was rendered a minute ago, for servers on this database. */
export async function stampFor(place: Pick<TestPlace, 'dataDir' | 'databaseUrl'>): Promise<string> {
  const { db } = await connect(place)
  try {
    const key = await sharedKey(db, 'forms')
    return createStamps(() => [key]).issue(Date.now() - 60_000)
  } finally {
    await db.destroy()
  }
}

/** Whether a stamp is older than that of a robot, which sends a form at once. */
export const isAged = (stamp: string): boolean =>
  Date.now() - parseInt(stamp.split('.')[1] ?? '', 36) > minAge
