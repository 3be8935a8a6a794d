import { sql } from 'kysely'
import { isPublishedSql } from '../../../database/is-published.ts'
import type { StorageContext } from '../context.ts'

/** The bucket of homes' documents, of which a draft's are not for visitors yet. */
const homeDocuments = 'home-documents'

/**
 * Whether visitors may read an object of a public bucket: any object that is not a document of a
 * home, and the documents of the homes that visitors see.
 */
export async function visitorsMayRead(
  { database: { db, engine }, clock }: Pick<StorageContext, 'database' | 'clock'>,
  { bucket, name }: { bucket: string; name: string },
): Promise<boolean> {
  if (bucket !== homeDocuments) return true
  const file = name.replace(/\.pdf$/, '')
  const home = await db
    .selectFrom('properties')
    .select('id')
    .where(isPublishedSql(engine, clock()))
    .where(
      engine === 'postgres'
        ? sql<boolean>`documents @> ${JSON.stringify([{ file }])}::jsonb`
        : sql<boolean>`exists (select 1 from json_each(documents) as one
            where json_extract(one.value, '$.file') = ${file})`,
    )
    .limit(1)
    .executeTakeFirst()
  return home !== undefined
}
