import { isOffMarket, type Property } from '../catalogue/property.ts'
import type { StaffHome } from './home.ts'

/** The columns that decide whether visitors see a home and whether it can be bought. */
export interface StateColumns {
  publication: StaffHome['publication']
  status?: Property['status']
  /** ISO 8601. */
  publish_at?: string | null
}

/** The states of a home as staff name them. */
export const states = ['published', 'draft', 'reserved', 'sold', 'withdrawn'] as const
export type HomeState = (typeof states)[number]

export function stateOfHome({ publication, property }: StaffHome): HomeState {
  if (publication !== 'published') return publication
  return isOffMarket(property.status) ? property.status : 'published'
}

export function columnsOfState(state: HomeState): StateColumns {
  if (state === 'draft' || state === 'withdrawn') return { publication: state, publish_at: null }
  return { publication: 'published', status: state === 'published' ? 'available' : state }
}
