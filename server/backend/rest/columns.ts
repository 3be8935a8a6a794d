import type { PropertiesTable } from '../../database/schema.ts'

/** How a column's values are read, compared and written: PostgreSQL's name of its type. */
export type ColumnType = 'text' | 'integer' | 'jsonb' | 'timestamp with time zone'

/** The columns of the one table that is served, in the table's order. */
export const columns = {
  id: 'text',
  slug: 'text',
  title: 'text',
  price: 'integer',
  description: 'text',
  long_description: 'text',
  bedrooms: 'integer',
  bathrooms: 'integer',
  area: 'integer',
  terrace: 'integer',
  garden: 'integer',
  location: 'text',
  development: 'text',
  community_fees: 'integer',
  ref: 'text',
  features: 'jsonb',
  images: 'jsonb',
  property_type: 'text',
  listing: 'text',
  status: 'text',
  energy_rating: 'text',
  translations: 'jsonb',
  purchase_details: 'jsonb',
  created_at: 'timestamp with time zone',
} as const satisfies Record<keyof PropertiesTable, ColumnType>

/** The columns that may be empty. */
export const nullable: ReadonlySet<Column> = new Set<Column>([
  'long_description',
  'terrace',
  'garden',
  'development',
  'community_fees',
  'property_type',
  'listing',
  'status',
  'energy_rating',
  'translations',
  'purchase_details',
])

/** The name of a column. */
export type Column = keyof typeof columns

/** The columns' names, in the table's order. */
export const columnNames = Object.keys(columns).filter(isColumn)

/** Whether the table has a column of this name. */
export function isColumn(name: string): name is Column {
  return Object.hasOwn(columns, name)
}
