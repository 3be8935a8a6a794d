import type { Development } from './developments/development.ts'
import { developments } from './developments/developments.ts'
import { type PropertyTypeRecord, propertyTypes } from './property-types.ts'

/** A group of homes that has a page and a card of its own. */
export type HomeGroup = Development | PropertyTypeRecord

/** Developments and property types by id. */
export const homeGroups = { ...developments, ...propertyTypes } as const

export type HomeGroupId = keyof typeof homeGroups
