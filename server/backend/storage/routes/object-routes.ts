import { Hono } from 'hono'
import * as v from 'valibot'
import { findBucket } from '../bucket-row.ts'
import { storageActor, mayReadPrivate, type StorageContext, type StorageEnv } from '../context.ts'
import { objectName } from '../names.ts'
import { relocateObject, relocation } from '../objects/copy-object.ts'
import { listing, listObjects } from '../objects/list-objects.ts'
import { listed } from '../objects/object-row.ts'
import { maxRemoved, removeObjects } from '../objects/remove-objects.ts'
import { readJson } from '../requests/body.ts'
import { upload } from '../requests/upload.ts'
import { noSuchKey } from '../storage-error.ts'
import { signRoutes } from './sign-routes.ts'

const removal = v.object({
  prefixes: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(maxRemoved)),
})

/** Routes that list and write objects: for staff, or with an address that staff have signed. */
export function objectRoutes(context: StorageContext): Hono<StorageEnv> {
  const { database } = context
  const app = new Hono<StorageEnv>()

  app.post('/list/:bucket', async (c) => {
    const query = await readJson(c.req.raw, listing)
    const bucket = c.req.param('bucket')
    // Like a row-level policy: callers without the right get an empty list.
    return c.json(mayReadPrivate(c.get('caller')) ? await listObjects(database, bucket, query) : [])
  })

  for (const [path, keeps] of [
    ['/move', false],
    ['/copy', true],
  ] as const)
    app.post(path, async (c) => {
      const actor = storageActor(c.get('caller'), 'files.write')
      const input = await readJson(c.req.raw, relocation)
      const row = await relocateObject(context, input, actor, keeps)
      const moved = { Id: row.id, Key: `${row.bucket_id}/${row.name}` }
      return c.json(
        keeps ? { ...moved, ...listed(row) } : { message: 'Successfully moved', ...moved },
      )
    })

  // Before the routes of objects, which would take these addresses for buckets.
  app.route('/', signRoutes(context))

  app.on(['POST', 'PUT'], '/:bucket/:name{.+}', async (c) => {
    const existing =
      c.req.method === 'PUT'
        ? 'require'
        : c.req.header('X-Upsert') === 'true'
          ? 'replace'
          : 'refuse'
    const row = await upload(context, c.get('caller'), {
      request: c.req.raw,
      target: c.req.param(),
      existing,
    })
    return c.json({ Id: row.id, Key: `${row.bucket_id}/${row.name}` })
  })

  app.delete('/:bucket', async (c) => {
    const actor = storageActor(c.get('caller'), 'files.write')
    const { prefixes } = await readJson(c.req.raw, removal)
    const bucket = await findBucket(database.db, c.req.param('bucket'))
    const rows = await removeObjects(context, bucket.id, prefixes.map(objectName), actor)
    return c.json(rows.map((row) => ({ ...listed(row), bucket_id: row.bucket_id })))
  })
  app.delete('/:bucket/:name{.+}', async (c) => {
    const actor = storageActor(c.get('caller'), 'files.write')
    const { bucket, name } = c.req.param()
    const rows = await removeObjects(context, bucket, [objectName(name)], actor)
    if (rows.length === 0) throw noSuchKey()
    return c.json({ message: 'Successfully deleted' })
  })
  return app
}
