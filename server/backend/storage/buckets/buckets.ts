import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { Actor } from '../../../audit-log/actor.ts'
import { recordAuditEntries } from '../../../audit-log/record-entries.ts'
import type { Schema } from '../../../database/schema.ts'
import { type BucketRow, findBucket, lockBucket, bucketColumns } from '../bucket-row.ts'
import type { StorageContext } from '../context.ts'
import { bucketName } from '../names.ts'
import { removeObjects } from '../objects/remove-objects.ts'
import { alreadyExists, StorageError } from '../storage-error.ts'
import type { bucketChange, bucketPage, newBucket } from './bucket-input.ts'

/** The dependencies of writing buckets. */
type Writing = Pick<StorageContext, 'database' | 'clock'>

const maxBuckets = 100

/** A page of the buckets. */
export function listBuckets(
  db: Kysely<Schema>,
  { limit, offset, search, sortColumn, sortOrder }: v.InferOutput<typeof bucketPage>,
): Promise<BucketRow[]> {
  const column = sortColumn === 'name' ? 'id' : sortColumn
  return db
    .selectFrom('storage_buckets')
    .selectAll()
    .$if(search !== '', (query) => query.where('id', 'like', `%${search.replace(/[%_]/g, '')}%`))
    .orderBy(column, sortOrder)
    .limit(limit)
    .offset(offset)
    .execute()
}

const jsonOf = (types: readonly string[] | null | undefined) =>
  types === null || types === undefined ? null : JSON.stringify(types)

/** @throws {StorageError} for a name that is taken or invalid. */
export async function createBucket(
  { database: { db }, ...context }: Writing,
  bucket: v.InferOutput<typeof newBucket>,
  actor: Actor,
): Promise<void> {
  const id = bucketName(bucket.id ?? bucket.name)
  const now = context.clock()
  const row = {
    id,
    public: bucket.public ? (1 as const) : (0 as const),
    file_size_limit: bucket.file_size_limit ?? null,
    allowed_mime_types: jsonOf(bucket.allowed_mime_types),
    created_at: now,
    updated_at: now,
  }
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto('storage_buckets')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (added === 0n) throw alreadyExists('BucketAlreadyExists')
    const { count } = await transaction
      .selectFrom('storage_buckets')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) > maxBuckets)
      throw new StorageError(400, 'InvalidRequest', 'There are too many buckets')
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'buckets', id, before: undefined, after: bucketColumns(row) }],
      now,
    )
  })
}

/** @throws {StorageError} 404. */
export async function updateBucket(
  { database: { db, engine }, ...context }: Writing,
  id: string,
  change: v.InferOutput<typeof bucketChange>,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await lockBucket({ db: transaction, engine }, id)
    const now = context.clock()
    const set = {
      public:
        change.public === undefined ? before.public : change.public ? (1 as const) : (0 as const),
      file_size_limit:
        change.file_size_limit === undefined ? before.file_size_limit : change.file_size_limit,
      ...(change.allowed_mime_types === undefined
        ? {}
        : { allowed_mime_types: jsonOf(change.allowed_mime_types) }),
      updated_at: now,
    }
    await transaction.updateTable('storage_buckets').set(set).where('id', '=', id).execute()
    const after = await findBucket(transaction, id)
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'buckets', id, before: bucketColumns(before), after: bucketColumns(after) }],
      now,
    )
  })
}

/**
 * Removes every object of a bucket, in transactions of a thousand.
 * @throws {StorageError} 404.
 */
export async function emptyBucket(context: Writing, id: string, actor: Actor): Promise<void> {
  const { db } = context.database
  await findBucket(db, id)
  let names: string[]
  do {
    const rows = await db
      .selectFrom('storage_objects')
      .select('name')
      .where('bucket_id', '=', id)
      .limit(1000)
      .execute()
    names = rows.map(({ name }) => name)
    if (names.length > 0) await removeObjects(context, id, names, actor)
  } while (names.length > 0)
}

/** @throws {StorageError} 404; 409 while it contains an object. */
export async function deleteBucket(
  { database: { db, engine }, ...context }: Writing,
  id: string,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await lockBucket({ db: transaction, engine }, id)
    const first = await transaction
      .selectFrom('storage_objects')
      .select('id')
      .where('bucket_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (first)
      throw new StorageError(
        409,
        'ResourceNotEmpty',
        'The bucket you tried to delete is not empty',
        'InvalidRequest',
      )
    await transaction.deleteFrom('storage_buckets').where('id', '=', id).execute()
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'buckets', id, before: bucketColumns(before), after: undefined }],
      context.clock(),
    )
  })
}
