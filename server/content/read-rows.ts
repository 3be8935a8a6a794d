import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { fromJson, type Schema } from '../database/schema.ts'
import type { ContentCell } from '../database/tables/content.ts'
import {
  type ContentFields,
  type ContentId,
  contentKinds,
  keyOf,
  type PublishedContent,
  type PublishedText,
} from './content.ts'

const fieldsSchema = v.record(v.string(), v.string())
const cellsSchema = v.record(
  v.string(),
  v.object({ text: v.string(), by: v.string(), at: v.number() }),
)
const kindSchema = v.picklist(contentKinds)

/** The fields of a stored version; null where it is a withdrawal. */
export const readFields = (json: object | string | null): ContentFields | null =>
  json === null ? null : v.parse(fieldsSchema, fromJson(json))

export const readCells = (json: object | string): Record<string, ContentCell> =>
  v.parse(cellsSchema, fromJson(json))

/** The id of a row; undefined for a kind that this version of the site does not know. */
export function idOf({ kind, slug }: { kind: string; slug: string }): ContentId | undefined {
  const read = v.safeParse(kindSchema, kind)
  return read.success ? { kind: read.output, slug } : undefined
}

/** For each text, the version with the highest number whose publication time has come. */
export async function readPublished(db: Kysely<Schema>, now: number): Promise<PublishedContent> {
  const rows = await db
    .selectFrom('content_versions as one')
    .select(['kind', 'slug', 'number', 'fields', 'publish_at'])
    .where('publish_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_versions as later')
            .select('later.number')
            .whereRef('later.kind', '=', 'one.kind')
            .whereRef('later.slug', '=', 'one.slug')
            .whereRef('later.number', '>', 'one.number')
            .where('later.publish_at', '<=', now),
        ),
      ),
    )
    .execute()
  const texts = rows.flatMap((row): [string, PublishedText][] => {
    const id = idOf(row)
    if (!id) return []
    const { number, fields, publish_at } = row
    return [[keyOf(id), { number, fields: readFields(fields), at: Number(publish_at) }]]
  })
  return new Map(texts)
}
