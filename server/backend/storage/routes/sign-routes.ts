import { Hono } from 'hono'
import type { StorageContext, StorageEnv } from '../context.ts'
import { readJson } from '../requests/body.ts'
import { manyToSign, oneToSign, signMany, signOne, signUpload } from '../requests/sign-address.ts'
import { uploadSigned } from '../requests/upload.ts'

/** Routes that sign addresses for reading and uploading, and take uploads to signed ones. */
export function signRoutes(context: StorageContext): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>()

  app.post('/sign/:bucket', async (c) =>
    c.json(
      await signMany(
        context,
        c.get('caller'),
        c.req.param('bucket'),
        await readJson(c.req.raw, manyToSign),
      ),
    ),
  )
  app.post('/sign/:bucket/:name{.+}', async (c) => {
    const { bucket, name } = c.req.param()
    const input = await readJson(c.req.raw, oneToSign)
    return c.json({
      signedURL: await signOne(context, c.get('caller'), { bucket, name, ...input }),
    })
  })

  app.post('/upload/sign/:bucket/:name{.+}', async (c) => {
    const upsert = c.req.header('X-Upsert') === 'true'
    return c.json(await signUpload(context, c.get('caller'), { ...c.req.param(), upsert }))
  })
  app.put('/upload/sign/:bucket/:name{.+}', async (c) => {
    const row = await uploadSigned(context, c.req.raw, c.req.param(), {
      token: c.req.query('token'),
      requestId: c.env?.requestId,
    })
    return c.json({ Key: `${row.bucket_id}/${row.name}` })
  })
  return app
}
