import { carat } from './carat.ts'
import type { Development, DevelopmentId } from './development.ts'
import { lomas2 } from './lomas-2.ts'
import { northResidences } from './north-residences.ts'
import { palm10 } from './palm-10.ts'
import { sixteenPlus } from './sixteen-plus.ts'
import { waterfall } from './waterfall.ts'

/** The six developments by id, in the order of the properties page's filter. */
export const developments = {
  carat,
  '16-plus-collection': sixteenPlus,
  'north-residences': northResidences,
  'lomas-2': lomas2,
  'palm-10': palm10,
  'waterfall-residences': waterfall,
} as const satisfies Record<DevelopmentId, Development>

/** Whether an id from an address is a development's. */
export const isDevelopmentId = (id: string): id is DevelopmentId => Object.hasOwn(developments, id)

/** The development of a name in the catalogue; undefined for a home outside the developments. */
export const developmentNamed = (name: string | null): Development | undefined =>
  Object.values<Development>(developments).find((development) => development.name === name)
