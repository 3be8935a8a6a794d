import { Hono } from 'hono'
import * as v from 'valibot'
import { findBucket, described } from '../bucket-row.ts'
import { bucketChange, bucketPage, newBucket } from '../buckets/bucket-input.ts'
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
  updateBucket,
} from '../buckets/buckets.ts'
import { storageActor, mayReadPrivate, type StorageContext, type StorageEnv } from '../context.ts'
import { readJson } from '../requests/body.ts'
import { invalidRequest, noSuchBucket } from '../storage-error.ts'

/** Routes of buckets: all staff can list them, managers can change them. */
export function bucketRoutes(context: StorageContext): Hono<StorageEnv> {
  const { database } = context
  const app = new Hono<StorageEnv>()

  app.get('/', async (c) => {
    const page = v.safeParse(bucketPage, c.req.query())
    if (!page.success) throw invalidRequest('The page of buckets cannot be read')
    // Like a row-level policy: callers without the right get an empty list.
    const rows = mayReadPrivate(c.get('caller')) ? await listBuckets(database.db, page.output) : []
    return c.json(rows.map(described))
  })
  app.post('/', async (c) => {
    const actor = storageActor(c.get('caller'), 'buckets.manage')
    const bucket = await readJson(c.req.raw, newBucket)
    await createBucket(context, bucket, actor)
    return c.json({ name: bucket.id ?? bucket.name })
  })
  app.get('/:id', async (c) => {
    if (!mayReadPrivate(c.get('caller'))) throw noSuchBucket()
    return c.json(described(await findBucket(database.db, c.req.param('id'))))
  })
  app.put('/:id', async (c) => {
    const actor = storageActor(c.get('caller'), 'buckets.manage')
    await updateBucket(context, c.req.param('id'), await readJson(c.req.raw, bucketChange), actor)
    return c.json({ message: 'Successfully updated' })
  })
  app.post('/:id/empty', async (c) => {
    await emptyBucket(context, c.req.param('id'), storageActor(c.get('caller'), 'buckets.manage'))
    return c.json({ message: 'Successfully emptied' })
  })
  app.delete('/:id', async (c) => {
    await deleteBucket(context, c.req.param('id'), storageActor(c.get('caller'), 'buckets.manage'))
    return c.json({ message: 'Successfully deleted' })
  })
  return app
}
