import { findMember } from '../../staff/find-member.ts'
import { findBucket, maxUploadOf } from '../bucket-row.ts'
import { storageActor, type StorageCaller, type StorageContext } from '../context.ts'
import { objectName } from '../names.ts'
import type { ObjectRow } from '../objects/object-row.ts'
import { checkName, type Existing, storeObject } from '../objects/store-object.ts'
import { readSigned } from '../signatures.ts'
import { accessDenied } from '../storage-error.ts'
import { readUpload } from './upload-body.ts'

interface Target {
  bucket: string
  name: string
}

/**
 * Stores the file of a request. Right, name and size are checked before the body is read.
 * @throws {StorageError} if any of them is refused.
 */
export async function upload(
  context: StorageContext,
  caller: StorageCaller,
  { request, target, existing }: { request: Request; target: Target; existing: Existing },
): Promise<ObjectRow> {
  const actor = storageActor(caller, 'files.write')
  const { db } = context.database
  const bucket = await findBucket(db, target.bucket)
  const name = objectName(target.name)
  await checkName(db, bucket.id, name, existing)
  return context.uploads.run(async () => {
    const file = await readUpload(request, maxUploadOf(bucket))
    return storeObject(context, { bucket, name, file, actor, existing })
  })
}

/**
 * As {@link upload}, for a signed address, as long as the member who signed it may still upload.
 * @throws {StorageError} for a token of another object.
 */
export async function uploadSigned(
  context: StorageContext,
  request: Request,
  target: Target,
  { token, requestId }: { token: string | undefined; requestId: string | undefined },
): Promise<ObjectRow> {
  const {
    userId = '',
    sessionId = '',
    upsert,
  } = await readSigned(context, 'upload', token, `${target.bucket}/${target.name}`)
  const member = await findMember(context.database.db, { userId, sessionId }, context.clock())
  if (!member) throw accessDenied()
  return upload(
    context,
    { member, sessionId, requestId },
    { request, target, existing: upsert ? 'replace' : 'refuse' },
  )
}
