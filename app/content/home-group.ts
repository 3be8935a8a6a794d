import type { Property } from '#server/catalogue/property.ts'
import type { Development } from './developments/development.ts'
import { developmentNamed, developments } from './developments/developments.ts'
import { type PropertyTypeRecord, propertyTypes } from './property-types.ts'

/** A group of homes that has a page and a card of its own. */
export type HomeGroup = Development | PropertyTypeRecord

/** Developments and property types by id. */
export const homeGroups = { ...developments, ...propertyTypes } as const

export type HomeGroupId = keyof typeof homeGroups

/** The group that a home is in: its development, or else its type. */
export const homeGroupOf = ({
  development,
  propertyType,
}: Pick<Property, 'development' | 'propertyType'>): HomeGroup =>
  developmentNamed(development) ??
  Object.values(propertyTypes).find(({ type }) => type === propertyType) ??
  propertyTypes.apartments
