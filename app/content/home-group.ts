import type { Property } from '#server/catalogue/property.ts'
import type { Development } from './developments/development.ts'
import { developmentNamed, developments } from './developments/developments.ts'
import { type PropertyTypeRecord, propertyTypeRecords } from './property-types.ts'

/** A group of homes that has its own page and card. */
export type HomeGroup = Development | PropertyTypeRecord

/** Developments and property types by id. */
export const homeGroups = { ...developments, ...propertyTypeRecords } as const

export type HomeGroupId = keyof typeof homeGroups

/** The group to which a home belongs: its development, or otherwise its type. */
export const homeGroupOf = ({
  development,
  propertyType,
}: Pick<Property, 'development' | 'propertyType'>): HomeGroup =>
  developmentNamed(development) ??
  Object.values(propertyTypeRecords).find(({ type }) => type === propertyType) ??
  propertyTypeRecords.apartments
