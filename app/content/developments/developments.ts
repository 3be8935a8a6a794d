import { carat } from './carat.ts'
import type { Development, DevelopmentId } from './development.ts'
import { lomas2 } from './lomas-2.ts'
import { northResidences } from './north-residences.ts'
import { palm10 } from './palm-10.ts'
import { sixteenPlus } from './sixteen-plus.ts'
import { waterfall } from './waterfall.ts'

/** The six developments by id, in the order of the filter on the properties page. */
export const developments = {
  carat,
  '16-plus-collection': sixteenPlus,
  'north-residences': northResidences,
  'lomas-2': lomas2,
  'palm-10': palm10,
  'waterfall-residences': waterfall,
} as const satisfies Record<DevelopmentId, Development>

const all = Object.values<Development>(developments)

/**
 * The names of the developments as in the catalogue, in the order of the filter on the properties
 * page.
 */
export const developmentNames: readonly string[] = all.map(({ name }) => name)

/** The names of the developments under construction. */
export const buildingNames: readonly string[] = all
  .filter(({ status }) => status === 'under construction')
  .map(({ name }) => name)

/** Whether an id from an address is that of a development. */
export const isDevelopmentId = (id: string): id is DevelopmentId => Object.hasOwn(developments, id)

/**
 * The development with a name from the catalogue; undefined for a home outside the developments.
 */
export const developmentNamed = (name: string | null): Development | undefined =>
  all.find((development) => development.name === name)
