import type { ChangesTable } from '../../database/tables/audit-log.ts'
import type {
  HomeDraftsTable,
  PriceHistoryTable,
  PropertiesTable,
} from '../../database/tables/homes.ts'

/** How a column's values are read, compared and written, by PostgreSQL's name of the type. */
export type ColumnType = 'text' | 'integer' | 'bigint' | 'jsonb' | 'timestamp with time zone'

/** A table that is served. */
export interface Table {
  name: 'properties' | 'home_drafts' | 'price_history' | 'changes'
  /** The columns in the order of the table. */
  columns: Readonly<Record<string, ColumnType>>
  /** The columns that may be null. */
  nullable: ReadonlySet<string>
}

const properties = {
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
  picture_details: 'jsonb',
  documents: 'jsonb',
  former_price: 'integer',
  created_at: 'timestamp with time zone',
  publication: 'text',
  publish_at: 'timestamp with time zone',
  revision: 'integer',
} as const satisfies Record<keyof PropertiesTable, ColumnType>

const homeDrafts = {
  id: 'text',
  cells: 'jsonb',
  revision: 'integer',
  updated_at: 'timestamp with time zone',
  updated_by: 'text',
} as const satisfies Record<keyof HomeDraftsTable, ColumnType>

const priceHistory = {
  id: 'bigint',
  property_id: 'text',
  previous: 'integer',
  price: 'integer',
  at: 'timestamp with time zone',
} as const satisfies Record<keyof PriceHistoryTable, ColumnType>

const changes = {
  id: 'bigint',
  at: 'timestamp with time zone',
  actor_id: 'text',
  actor: 'text',
  table_name: 'text',
  row_id: 'text',
  action: 'text',
  before: 'jsonb',
  after: 'jsonb',
  request_id: 'text',
} as const satisfies Record<keyof ChangesTable, ColumnType>

export const propertiesTable: Table = {
  name: 'properties',
  columns: properties,
  nullable: new Set<keyof PropertiesTable>([
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
    'picture_details',
    'documents',
    'former_price',
    'publish_at',
  ]),
}

export const draftsTable: Table = {
  name: 'home_drafts',
  columns: homeDrafts,
  nullable: new Set(),
}

/** The tables by the name in a request's path. */
export const tables: readonly Table[] = [
  propertiesTable,
  draftsTable,
  { name: 'price_history', columns: priceHistory, nullable: new Set() },
  {
    name: 'changes',
    columns: changes,
    nullable: new Set<keyof ChangesTable>(['actor_id', 'before', 'after', 'request_id']),
  },
]

/** The type of a table's column; undefined where there is no such column. */
export const columnTypeOf = ({ columns }: Table, name: string): ColumnType | undefined =>
  Object.hasOwn(columns, name) ? columns[name] : undefined
