import type { SelectType } from 'kysely'
import type { ChangesTable } from '../../database/tables/audit-log.ts'
import type {
  HomeDraftsTable,
  PriceHistoryTable,
  PropertiesTable,
} from '../../database/tables/homes.ts'
import { mapValues } from '../../shared/record.ts'

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

interface Column {
  type: ColumnType
  nullable: boolean
}

/** The columns of a table; the compiler checks them against what the table may store. */
type Columns<Stored> = {
  [Name in keyof Stored]: Column & {
    nullable: null extends SelectType<Stored[Name]> ? true : false
  }
}

const notNull = (type: ColumnType) => ({ type, nullable: false }) as const
const orNull = (type: ColumnType) => ({ type, nullable: true }) as const

const properties = {
  id: notNull('text'),
  slug: notNull('text'),
  title: notNull('text'),
  price: notNull('integer'),
  description: notNull('text'),
  long_description: orNull('text'),
  bedrooms: notNull('integer'),
  bathrooms: notNull('integer'),
  area: notNull('integer'),
  terrace: orNull('integer'),
  garden: orNull('integer'),
  location: notNull('text'),
  development: orNull('text'),
  community_fees: orNull('integer'),
  ref: notNull('text'),
  features: notNull('jsonb'),
  images: notNull('jsonb'),
  property_type: orNull('text'),
  listing: orNull('text'),
  status: orNull('text'),
  energy_rating: orNull('text'),
  translations: orNull('jsonb'),
  purchase_details: orNull('jsonb'),
  picture_details: orNull('jsonb'),
  documents: orNull('jsonb'),
  former_price: orNull('integer'),
  created_at: notNull('timestamp with time zone'),
  publication: notNull('text'),
  publish_at: orNull('timestamp with time zone'),
  revision: notNull('integer'),
} satisfies Columns<PropertiesTable>

const homeDrafts = {
  id: notNull('text'),
  cells: notNull('jsonb'),
  revision: notNull('integer'),
  updated_at: notNull('timestamp with time zone'),
  updated_by: notNull('text'),
} satisfies Columns<HomeDraftsTable>

const priceHistory = {
  id: notNull('bigint'),
  property_id: notNull('text'),
  previous: notNull('integer'),
  price: notNull('integer'),
  at: notNull('timestamp with time zone'),
} satisfies Columns<PriceHistoryTable>

const changes = {
  id: notNull('bigint'),
  at: notNull('timestamp with time zone'),
  actor_id: orNull('text'),
  actor: notNull('text'),
  table_name: notNull('text'),
  row_id: notNull('text'),
  action: notNull('text'),
  before: orNull('jsonb'),
  after: orNull('jsonb'),
  request_id: orNull('text'),
} satisfies Columns<ChangesTable>

const tableOf = (name: Table['name'], columns: Readonly<Record<string, Column>>): Table => ({
  name,
  columns: mapValues(columns, ({ type }) => type),
  nullable: new Set(Object.keys(columns).filter((column) => columns[column]?.nullable)),
})

export const propertiesTable = tableOf('properties', properties)
export const draftsTable = tableOf('home_drafts', homeDrafts)

/** The tables by the name in a request's path. */
export const tables: readonly Table[] = [
  propertiesTable,
  draftsTable,
  tableOf('price_history', priceHistory),
  tableOf('changes', changes),
]

/** The type of a table's column; undefined where there is no such column. */
export const columnTypeOf = ({ columns }: Table, name: string): ColumnType | undefined =>
  Object.hasOwn(columns, name) ? columns[name] : undefined
