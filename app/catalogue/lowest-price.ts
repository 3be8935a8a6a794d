import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { isUnavailable } from '#server/unavailable.ts'

/** Homes that are read for one that is neither reserved nor sold. */
const limit = 12

/** The price of the cheapest home that can be bought, in euros; undefined where none was found, or no catalogue answers. */
export async function lowestPrice({
  catalogue,
}: {
  catalogue: Pick<Catalogue, 'list'>
}): Promise<number | undefined> {
  try {
    const { properties } = await catalogue.list({
      listing: 'sale',
      order: 'cheapest',
      limit,
      counted: false,
    })
    return properties.find(({ status }) => status !== 'reserved' && status !== 'sold')?.price
  } catch (error) {
    if (isUnavailable(error)) return undefined
    throw error
  }
}
