import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { BoundedQueue } from '../../../shared/work/bounded-queue.ts'
import { mayReadPrivate, type StorageContext, type StorageEnv } from '../context.ts'
import { objectName } from '../names.ts'
import { objectInfo, type ObjectRow } from '../objects/object-row.ts'
import { visitorsMayRead } from '../objects/visitors-may-read.ts'
import { createRenderedPictures } from '../send/rendered-pictures.ts'
import { sendObject, type Sending } from '../send/send-object.ts'
import { sendPicture } from '../send/send-picture.ts'
import { readTransformation, resizingOf, transformation } from '../send/transformation.ts'
import { readSigned } from '../signatures.ts'
import { noSuchKey } from '../storage-error.ts'

/**
 * Concurrent queries. The limit leaves most database connections to everything else, however many
 * files are requested.
 */
const lookups = { atOnce: 3, waiting: 2000 }

type ReadContext = Context<StorageEnv>

/** An object that the caller may read, with the claims of a signature. */
interface Readable {
  row: ObjectRow
  isPublic: boolean
  /** Undefined without a signature. */
  signed: { transform?: string | undefined } | undefined
}

/**
 * Routes that read objects: of public buckets for everybody (of homes' documents those of published
 * homes), of all buckets for staff, and a single object by its signed address.
 */
export function readRoutes(context: StorageContext): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>()
  const { mine, bySignature } = finders(context)
  const render = createRenderedPictures(context.blobs, context.resizer)

  const sendingOf = (c: ReadContext, { isPublic }: Readable): Sending => ({
    request: c.req.raw,
    isPublic,
    download: c.req.query('download'),
  })

  const object = (c: ReadContext, found: Readable) =>
    sendObject(context.blobs, found.row, sendingOf(c, found))

  const picture = (c: ReadContext, found: Readable) => {
    const { transform } = found.signed ?? {}
    const options =
      found.signed === undefined
        ? readTransformation(new URL(c.req.url).searchParams)
        : v.parse(transformation, JSON.parse(transform ?? '{}'))
    const resizing = resizingOf(options, c.req.header('Accept') ?? '')
    return sendPicture(render, found.row, resizing, sendingOf(c, found))
  }

  const info = (_: ReadContext, { row }: Readable) =>
    Response.json(objectInfo(row), { headers: { ETag: row.etag, 'Cache-Control': 'no-cache' } })

  const ways = { '/object': object, '/render/image': picture, '/object/info': info }
  for (const [path, answer] of Object.entries(ways)) {
    app.get(`${path}/public/:bucket/:name{.+}`, async (c) => {
      const { bucket, name } = c.req.param()
      return answer(c, await mine(c, bucket, name, true))
    })
    app.get(`${path}/authenticated/:bucket/:name{.+}`, async (c) => {
      const { bucket, name } = c.req.param()
      return answer(c, await mine(c, bucket, name, false))
    })
    app.get(`${path}/sign/:bucket/:name{.+}`, async (c) => {
      const { bucket, name } = c.req.param()
      return answer(c, await bySignature(c, bucket, name))
    })
  }
  // The client's short forms of `authenticated`.
  app.get('/object/info/:bucket/:name{.+}', async (c) => {
    const { bucket, name } = c.req.param()
    return info(c, await mine(c, bucket, name, false))
  })
  app.get('/object/:bucket/:name{.+}', async (c) => {
    const { bucket, name } = c.req.param()
    return object(c, await mine(c, bucket, name, false))
  })
  return app
}

/** Finds the object of a request, for callers who may read it. */
function finders(context: StorageContext) {
  const { db } = context.database
  const queue = new BoundedQueue(lookups)

  async function find(bucket: string, name: string): Promise<Readable> {
    const object = objectName(name)
    const found = await db
      .selectFrom('storage_objects')
      .innerJoin('storage_buckets', 'storage_buckets.id', 'bucket_id')
      .selectAll('storage_objects')
      .select('public')
      .where('bucket_id', '=', bucket)
      .where('name', '=', object)
      .executeTakeFirst()
    if (!found) throw noSuchKey()
    const { public: isPublic, ...row } = found
    return { row, isPublic: isPublic === 1, signed: undefined }
  }

  /** An object that is private, or not shown yet, appears missing to callers without the right. */
  const mine = async (c: ReadContext, bucket: string, name: string, onlyPublic: boolean) => {
    const found = await queue.run(async () => {
      const { isPublic, ...object } = await find(bucket, name)
      const place = { bucket, name: object.row.name }
      return { ...object, isPublic: isPublic && (await visitorsMayRead(context, place)) }
    })
    if (!found.isPublic && (onlyPublic || !mayReadPrivate(c.get('caller')))) throw noSuchKey()
    return found
  }

  const bySignature = async (c: ReadContext, bucket: string, name: string) => {
    const signed = await readSigned(context, 'read', c.req.query('token'), `${bucket}/${name}`)
    return { ...(await queue.run(() => find(bucket, name))), isPublic: false, signed }
  }
  return { mine, bySignature }
}
