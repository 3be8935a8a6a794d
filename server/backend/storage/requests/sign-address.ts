import * as v from 'valibot'
import { findBucket } from '../bucket-row.ts'
import { storageActor, type StorageCaller, type StorageContext } from '../context.ts'
import { objectName } from '../names.ts'
import { findObject } from '../objects/object-row.ts'
import { checkName } from '../objects/store-object.ts'
import { transformation } from '../send/transformation.ts'
import { maxSignatureSeconds, sign, uploadSeconds } from '../signatures.ts'
import { noSuchKey } from '../storage-error.ts'

const expiresIn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSignatureSeconds))

export const oneToSign = v.object({ expiresIn, transform: v.optional(transformation) })

export const manyToSign = v.object({
  expiresIn,
  paths: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(500)),
})

/**
 * A signed address that lets anybody read one object until it expires.
 * @throws {StorageError} 404.
 */
export async function signOne(
  context: StorageContext,
  caller: StorageCaller,
  {
    bucket,
    name,
    expiresIn,
    transform,
  }: { bucket: string; name: string } & v.InferOutput<typeof oneToSign>,
): Promise<string> {
  storageActor(caller, 'files.write')
  if (!(await findObject(context.database.db, bucket, objectName(name)))) throw noSuchKey()
  const url = `${bucket}/${name}`
  const isPicture = transform !== undefined
  const token = await sign(
    context,
    'read',
    { url, ...(isPicture ? { transform: JSON.stringify(transform) } : {}) },
    expiresIn,
  )
  return `/${isPicture ? 'render/image' : 'object'}/sign/${url}?token=${token}`
}

/** As {@link signOne}, for several objects; a missing one gets an error entry. */
export async function signMany(
  context: StorageContext,
  caller: StorageCaller,
  bucket: string,
  { expiresIn, paths }: v.InferOutput<typeof manyToSign>,
) {
  storageActor(caller, 'files.write')
  const { db } = context.database
  const rows = await db
    .selectFrom('storage_objects')
    .select('name')
    .where('bucket_id', '=', bucket)
    .where('name', 'in', paths)
    .execute()
  const there = new Set(rows.map(({ name }) => name))
  return Promise.all(
    paths.map(async (path) => {
      if (!there.has(path))
        return {
          error: 'Either the object does not exist or you do not have access to it',
          path,
          signedURL: null,
        }
      const url = `${bucket}/${path}`
      const token = await sign(context, 'read', { url }, expiresIn)
      return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` }
    }),
  )
}

/**
 * A signed address that accepts one upload within two hours, in the name of the caller.
 * @throws {StorageError}
 * 404, 409.
 */
export async function signUpload(
  context: StorageContext,
  caller: StorageCaller,
  { bucket, name, upsert }: { bucket: string; name: string; upsert: boolean },
): Promise<{ url: string; token: string }> {
  const { id } = storageActor(caller, 'files.write')
  const { db } = context.database
  await findBucket(db, bucket)
  await checkName(db, bucket, objectName(name), upsert ? 'replace' : 'refuse')
  const url = `${bucket}/${name}`
  const token = await sign(
    context,
    'upload',
    { url, upsert, userId: id ?? '', sessionId: caller.sessionId ?? '' },
    uploadSeconds,
  )
  return { url: `/object/upload/sign/${url}?token=${token}`, token }
}
