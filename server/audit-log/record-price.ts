import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A home's price before and after a change, in euros. */
interface PriceChange {
  id: string
  previous: number
  price: number
}

/** Adds a home's former price to its price history, in the transaction that changes it. */
export async function recordPrice(
  transaction: Kysely<Schema>,
  { id, previous, price }: PriceChange,
  now: Date,
): Promise<void> {
  if (previous === price) return
  await transaction
    .insertInto('price_history')
    .values({ property_id: id, previous, price, at: now.toISOString() })
    .execute()
}
