import { isReduced, isOffMarket, type Property } from '../catalogue/property.ts'
import { matches, type Search } from '../catalogue/search.ts'
import type { HomeSnapshot } from '../database/tables/alerts.ts'
import { snapshotOf } from './home-snapshot.ts'

/** A change with a pending notification. */
export interface PendingChange {
  id: string
  homeId: string
  /** The price after the change. */
  price: number
  /** The price before the change; null for a new home. */
  previous: number | null
}

interface ToNotify {
  shown: HomeSnapshot[]
  /** The ids of the changes of the shown homes. */
  notified: string[]
  /** The ids of the changes of homes that are not shown. */
  outdated: string[]
}

/**
 * Chooses what an e-mail says about pending changes: it shows each home once, as visitors see it
 * now. A weekly e-mail may be written days after a change, and homes are sold, withdrawn and
 * repriced in between.
 * @param changes the changes of one alert, in order.
 * @param homes the homes that visitors currently see.
 * @param search the search of the alert.
 */
export function homesToNotify(
  changes: readonly PendingChange[],
  homes: readonly Property[],
  search: Search,
): ToNotify {
  const shown: HomeSnapshot[] = []
  const notified: string[] = []
  const outdated: string[] = []
  for (const [homeId, ofHome] of Map.groupBy(changes, (change) => change.homeId)) {
    const home = homes.find(({ id }) => id === homeId)
    const last = ofHome.at(-1)
    const isNew = ofHome.some(({ previous }) => previous === null)
    const isShown =
      home &&
      last &&
      !isOffMarket(home.status) &&
      matches(home, search, []) &&
      (isNew || (home.price <= last.price && isReduced(home)))
    if (isShown) shown.push(snapshotOf(home, isNew ? null : last.previous))
    ;(isShown ? notified : outdated).push(...ofHome.map(({ id }) => id))
  }
  return { shown, notified, outdated }
}
