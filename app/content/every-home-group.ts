import type { HomeGroupId } from './home-group.ts'

type Missing<Ids extends readonly HomeGroupId[]> = Exclude<HomeGroupId, Ids[number]>

/** Checks at compile time that a list contains every home group; the order is the page's own. */
export const everyHomeGroup = <const Ids extends readonly HomeGroupId[]>(
  ids: Ids & ([Missing<Ids>] extends [never] ? unknown : { missing: Missing<Ids> }),
): readonly HomeGroupId[] => ids
