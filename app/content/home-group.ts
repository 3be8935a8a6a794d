import type { Development } from './developments/development.ts'
import { developments } from './developments/developments.ts'
import { type PropertyTypeRecord, propertyTypeRecords } from './property-types.ts'

/** A group of homes that has its own page and card. */
export type HomeGroup = Development | PropertyTypeRecord

/** Developments and property types by id. */
export const homeGroups = { ...developments, ...propertyTypeRecords } as const

export type HomeGroupId = keyof typeof homeGroups
