import type { Development } from './developments/development.ts'
import { developments } from './developments/developments.ts'
import { type PropertyTypeRecord, propertyTypes } from './property-types.ts'

/** The texts of a card, below its title. */
export interface CardWords {
  description: string
  features: readonly [string, string, string]
}

/** A group of homes that has a page and a card of its own. */
export type Category = Development | PropertyTypeRecord

/** Developments and property types by id. */
export const categories = { ...developments, ...propertyTypes } as const

export type CategoryId = keyof typeof categories
