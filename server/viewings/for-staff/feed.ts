import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { day } from '../../shared/time/durations.ts'

/**
 * A feed ends if its member has not opened the office's calendar for this time, in milliseconds.
 */
const lifetime = 90 * day

const hashOf = (token: string) => createHash('sha256').update(`feed ${token}`).digest('base64url')

/**
 * Creates a new private address of a member's calendar; the former one ends.
 * @returns the token, of which only a digest is stored.
 */
export async function openFeed(db: Kysely<Schema>, memberId: string, now: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const values = { token_hash: hashOf(token), seen_at: now }
  await db
    .insertInto('calendar_feeds')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
  return token
}

/** Ends a member's feed. */
export async function closeFeed(db: Kysely<Schema>, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute()
}

/**
 * Records that a member uses the calendar, so that their feed stays open.
 * @returns whether they have a feed.
 */
export async function touchFeed(
  db: Kysely<Schema>,
  memberId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendar_feeds')
    .set({ seen_at: now })
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The member whose feed a token opens; undefined if the feed has ended. */
export async function memberOfFeed(
  db: Kysely<Schema>,
  token: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('member_id')
    .where('token_hash', '=', hashOf(token))
    .where('seen_at', '>', now - lifetime)
    .executeTakeFirst()
  return row?.member_id
}
