import type { Property } from '#server/catalogue/property.ts'
import type { Development } from './developments/development.ts'
import { developmentNamed, developments } from './developments/developments.ts'
import { type PropertyTypeRecord, propertyTypeRecords } from './property-types.ts'

/** A group of homes that has a page and a card of its own. */
export type HomeGroup = Development | PropertyTypeRecord

/** Developments and property types by id. */
export const homeGroups = { ...developments, ...propertyTypeRecords } as const

export type HomeGroupId = keyof typeof homeGroups

/** The group that a home is in: its development, or else its type. */
export const homeGroupOf = ({
  development,
  propertyType,
}: Pick<Property, 'development' | 'propertyType'>): HomeGroup =>
  developmentNamed(development) ??
  Object.values(propertyTypeRecords).find(({ type }) => type === propertyType) ??
  propertyTypeRecords.apartments
