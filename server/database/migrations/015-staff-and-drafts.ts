import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Tables for staff: unpublished homes, the history of prices, and the append-only log of changes.
 */
export const addStaffAndDrafts = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await addPublication(db, types)
    await addPriceHistory(db, types)
    await addChangeLog(db, types)
    // Few users are staff; the index finds them without reading every account.
    await sql`create index auth_users_staff on auth_users ((app_metadata ->> 'role'))`.execute(db)
  },
})

/** Every home that existed before this migration is published. */
async function addPublication(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('properties')
    .addColumn('publication', 'text', (column) => column.notNull().defaultTo('published'))
    .execute()
  await db.schema.alterTable('properties').addColumn('publish_at', types.time).execute()
  await db.schema
    .alterTable('properties')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  // Counts and the list of slugs read these columns too, and should still read only the index.
  const text = (name: string) =>
    types.json === 'jsonb' ? sql`(${sql.ref(name)} collate "C")` : sql`${sql.ref(name)}`
  const visible = sql`${text('publication')}, publish_at`
  const indices = {
    cheapest: sql`price, ${text('id')}, ${text('listing')}, ${text('property_type')}, bedrooms, ${text('development')}, ${visible}`,
    by_slug: sql`${text('slug')}, ${text('id')}, ${visible}`,
    filters: sql`${text('development')}, ${text('listing')}, ${text('property_type')}, bedrooms, price, bathrooms, area, terrace, ${text('status')}, ${visible}`,
  }
  for (const [name, columns] of Object.entries(indices)) {
    const index = sql.ref(`properties_${name}`)
    await sql`drop index ${index}`.execute(db)
    await sql`create index ${index} on properties (${columns})`.execute(db)
  }
  await sql`create index properties_due on properties (publish_at) where publish_at is not null`.execute(
    db,
  )
}

/** A number that grows with each row and by which rows are read in their order. */
const addNumber = (
  table: ReturnType<Kysely<unknown>['schema']['createTable']>,
  { json }: ColumnTypes,
) =>
  json === 'jsonb'
    ? table.addColumn('id', 'bigint', (column) =>
        column.generatedByDefaultAsIdentity().primaryKey(),
      )
    : table.addColumn('id', 'integer', (column) => column.autoIncrement().primaryKey())

async function addPriceHistory(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await addNumber(db.schema.createTable('price_history'), types)
    .addColumn('property_id', 'text', (column) => column.notNull())
    .addColumn('previous', 'integer', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('at', types.time, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('price_history_property')
    .on('price_history')
    .columns(['property_id', 'id'])
    .execute()
}

async function addChangeLog(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await addNumber(db.schema.createTable('changes'), types)
    .addColumn('at', types.time, (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('row_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('before', types.json)
    .addColumn('after', types.json)
    .addColumn('request_id', 'text')
    .execute()
  await db.schema
    .createIndex('changes_row')
    .on('changes')
    .columns(['table_name', 'row_id', 'id'])
    .execute()
  if (types.json === 'jsonb') {
    await sql`create function refuse_rewriting() returns trigger language plpgsql as $$
      begin raise exception 'the log of changes is never changed'; end $$`.execute(db)
    await sql`create trigger changes_stay before update or delete or truncate on changes
      for each statement execute function refuse_rewriting()`.execute(db)
    return
  }
  for (const event of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`changes_stay_on_${event}`)} before ${sql.raw(event)} on changes
      begin select raise(abort, 'the log of changes is never changed'); end`.execute(db)
}
