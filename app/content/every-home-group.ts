import type { HomeGroupId } from './home-group.ts'

type Missing<Ids extends readonly HomeGroupId[]> = Exclude<HomeGroupId, Ids[number]>

/** All home groups, in an order of a page; a list without one of them does not compile. */
export const everyHomeGroup = <const Ids extends readonly HomeGroupId[]>(
  ids: Ids & ([Missing<Ids>] extends [never] ? unknown : { missing: Missing<Ids> }),
): readonly HomeGroupId[] => ids
