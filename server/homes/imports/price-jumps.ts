import { createHash } from 'node:crypto'
import type { Property } from '../../catalogue/property.ts'
import { isPriceJump } from '../price-jump.ts'

/** A price that a file would change so much that somebody has to confirm it. */
export interface PriceJump {
  id: string
  was: number
  becomes: number
}

/** The price jumps among the homes that a file would write. */
export const priceJumps = (
  before: ReadonlyMap<string, Property>,
  write: readonly Property[],
): PriceJump[] =>
  write.flatMap(({ id, price }) => {
    const was = before.get(id)?.price
    return was !== undefined && isPriceJump(was, price) ? [{ id, was, becomes: price }] : []
  })

/**
 * A short text that identifies these price jumps. A confirmation contains it, so that it is valid
 * only for the prices that were shown.
 */
export const priceJumpsKey = (jumps: readonly PriceJump[]): string =>
  createHash('sha256').update(JSON.stringify(jumps)).digest('base64url')
