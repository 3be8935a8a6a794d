import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../../database/database.ts'
import { namePrefix, objectName } from '../names.ts'
import { listed, type ObjectRow } from './object-row.ts'

const order = v.picklist(['asc', 'desc'])

/** The body of a list request: the entries directly in a folder. */
export const listing = v.object({
  prefix: v.string(),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 100),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)), 0),
  search: v.optional(v.string(), ''),
  sortBy: v.optional(
    v.object({
      column: v.optional(
        v.picklist(['name', 'updated_at', 'created_at', 'last_accessed_at']),
        'name',
      ),
      order: v.optional(order, 'asc'),
    }),
    {},
  ),
})

/** Folders are not stored: a folder exists while the name of an object begins with it. */
const folder = (name: string) => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
})

/**
 * One page of the entries directly in a folder: folders first, then objects, with names relative to
 * the folder.
 * @throws {StorageError} for an invalid prefix.
 */
export async function listObjects(
  { db, engine }: Database,
  bucket: string,
  { prefix, limit, offset, search, sortBy }: v.InferOutput<typeof listing>,
) {
  const path = namePrefix(prefix)
  const begin = path + (search === '' ? '' : objectName(search))
  // `\x7f` sorts after every character that a name can contain.
  const all = db
    .selectFrom('storage_objects')
    .where('bucket_id', '=', bucket)
    .where('name', '>=', begin)
    .where('name', '<', `${begin}\x7f`)
  const rest = sql<string>`substr(name, ${sql.lit(path.length + 1)})`
  const slash = sql<number>`${sql.raw(engine === 'postgres' ? 'strpos' : 'instr')}(${rest}, '/')`
  const top = sql<string>`substr(${rest}, 1, ${slash} - 1)`
  const direction = sortBy.order ?? 'asc'
  const folders = await all
    .select(top.as('folder'))
    .distinct()
    .where(slash, '>', 0)
    .orderBy('folder', sortBy.column === 'name' ? direction : 'asc')
    .limit(offset + limit)
    .execute()
  const shown = folders.slice(offset).map((row) => folder(row.folder))
  if (shown.length === limit) return shown
  const column = sortBy.column === 'last_accessed_at' ? 'updated_at' : (sortBy.column ?? 'name')
  const rows: ObjectRow[] = await all
    .selectAll()
    .where(slash, '=', 0)
    .orderBy(column, direction)
    .orderBy('name')
    .limit(limit - shown.length)
    .offset(Math.max(0, offset - folders.length))
    .execute()
  return [...shown, ...rows.map((row) => listed(row, row.name.slice(path.length)))]
}
