import type { Property } from '#server/catalogue/property.ts'
import { homes } from '#server/catalogue/seed/homes.ts'
import { propertyOfSample } from '#server/catalogue/seed/sample-property.ts'

const createdAt = Date.parse('2026-11-01T09:00:00Z')

/** The sample homes as properties. */
export const sampleHomes = (): Property[] => homes.map((home) => propertyOfSample(home, createdAt))

/**
 * A sample home as a property, with the changes of a test.
 * @param id the id of the sample home; by default the first one.
 */
export function sampleHome(change: Partial<Property> = {}, id = homes[0]?.id): Property {
  const found = sampleHomes().find((home) => home.id === id)
  if (!found) throw new Error(`There is no sample home ${id}`)
  return { ...found, ...change }
}

export const countPictures = (reference: string): number =>
  homes.find(({ ref }) => ref === reference)?.pictures.length ?? 0
