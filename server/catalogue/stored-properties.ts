import type { Insertable, Kysely, RawBuilder, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { isPublishedSql } from '../database/is-published.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { PropertiesTable } from '../database/tables/homes.ts'
import {
  type PropertyColumn,
  propertyColumns,
  propertyOf,
  storedColumns,
} from './property-columns.ts'
import type { Property } from './property.ts'

/** Every property in our own database, newest first, drafts included, for the import. */
export async function storedProperties(db: Kysely<Schema>): Promise<Property[]> {
  const rows = await db
    .selectFrom('properties')
    .select(propertyColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

/**
 * The properties with these ids in our own database.
 * @param only the condition in SQL that they fulfil, such as being published.
 */
export async function storedPropertiesById(
  db: Kysely<Schema>,
  ids: readonly string[],
  only?: RawBuilder<boolean>,
): Promise<Property[]> {
  const homes: Property[] = []
  for (const part of inBatches(ids)) {
    const found = db.selectFrom('properties').select(propertyColumns).where('id', 'in', part)
    homes.push(...(await (only ? found.where(only) : found).execute()).map(fromRow))
  }
  return homes
}

/**
 * The properties that visitors see, newest first, for the export.
 * @param now in milliseconds since 1970.
 */
export async function publishedProperties(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: number,
): Promise<Property[]> {
  const rows = await db
    .selectFrom('properties')
    .select(propertyColumns)
    .where(isPublishedSql(engine, now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

const fromRow = (row: Pick<Selectable<PropertiesTable>, PropertyColumn>): Property =>
  propertyOf({
    ...row,
    features: fromJson(row.features),
    images: fromJson(row.images),
    translations: fromJson(row.translations),
    purchase_details: fromJson(row.purchase_details),
    picture_details: fromJson(row.picture_details),
    documents: fromJson(row.documents),
  })

const toJson = (value: object | null) => value && JSON.stringify(value)

export function toRow(home: Property): Insertable<PropertiesTable> {
  return {
    ...storedColumns(home),
    features: JSON.stringify(home.features),
    images: JSON.stringify(home.images),
    translations: toJson(home.translations),
    purchase_details: toJson(home.purchaseDetails),
    picture_details: toJson(home.pictureDetails),
    documents: toJson(home.documents),
  }
}
