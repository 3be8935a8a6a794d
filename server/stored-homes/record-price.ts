import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { minute } from '../shared/time/durations.ts'
import { isoTime } from '../shared/time/iso-time.ts'

/** A home's price before and after a change, in euros. */
interface PriceChange {
  id: string
  previous: number
  price: number
}

/**
 * A price that is changed back within this time, in milliseconds, is treated as a typing error and
 * left out of the history.
 */
const correctionPeriod = 10 * minute

/**
 * Adds a home's former price to its price history, in the transaction that changes it. A change
 * that is soon reverted is left out, and so is the change that reverts it.
 */
export async function recordPrice(
  transaction: Kysely<Schema>,
  { id, previous, price }: PriceChange,
  now: number,
): Promise<void> {
  if (previous === price) return
  const last = await transaction
    .selectFrom('price_history')
    .select(['id', 'previous', 'price', 'at'])
    .where('property_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isTakenBack = last?.previous === price && last.price === previous
  if (isTakenBack && now - Date.parse(last.at) <= correctionPeriod) {
    await transaction.deleteFrom('price_history').where('id', '=', last.id).execute()
    return
  }
  await transaction
    .insertInto('price_history')
    .values({ property_id: id, previous, price, at: isoTime(now) })
    .execute()
}
