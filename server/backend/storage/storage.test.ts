import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { samplePicture, testStorage, type TestStorage } from '../../../testing/storage.ts'
import type { Database } from '../../database/database.ts'

type Client = Awaited<ReturnType<TestStorage['signedIn']>>['client']

describeOnEachEngine('the storage, by the official client, on %s', (engine) => {
  let database: Database
  let storage: TestStorage
  let agent: Client
  let manager: Client
  let dataDir: string
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    dataDir = place.dataDir
  })
  beforeEach(async () => {
    storage = testStorage(database, dataDir)
    agent = (await storage.signedIn('agent')).client
    manager = (await storage.signedIn('manager')).client
  })
  afterEach(() => storage.opened.stop())

  const jpeg = { contentType: 'image/jpeg' }
  const pdf = Buffer.from('%PDF-1.7 and the rest')
  const put = async (name: string, bytes?: Buffer<ArrayBuffer>) => {
    const { data, error } = await agent.storage
      .from('pictures')
      .upload(name, bytes ?? (await samplePicture()), jpeg)
    expect(error).toBeNull()
    return data
  }
  const names = async (folder: string, options = {}) =>
    (await agent.storage.from('pictures').list(folder, options)).data?.map(({ name }) => name)

  test('managers make, change, empty and delete buckets; agents see them', async () => {
    const { data: before } = await agent.storage.listBuckets()
    expect(before).toMatchObject([
      {
        id: 'documents',
        name: 'documents',
        public: false,
        allowed_mime_types: ['application/pdf'],
      },
      { id: 'home-documents', public: true, allowed_mime_types: ['application/pdf'] },
      { id: 'pictures', public: true, file_size_limit: 30 * 1024 * 1024 },
    ])
    const options = { public: false, fileSizeLimit: '1KB', allowedMimeTypes: ['text/plain'] }
    expect(await manager.storage.createBucket('notes', options)).toEqual({
      data: { name: 'notes' },
      error: null,
    })
    expect((await manager.storage.createBucket('notes', options)).error).toMatchObject({
      statusCode: '409',
      status: 400,
      message: 'The resource already exists',
    })
    expect((await agent.storage.getBucket('notes')).data).toMatchObject({
      id: 'notes',
      public: false,
      file_size_limit: 1000,
      allowed_mime_types: ['text/plain'],
    })
    expect(await manager.storage.updateBucket('notes', { public: true })).toEqual({
      data: { message: 'Successfully updated' },
      error: null,
    })
    expect((await agent.storage.getBucket('notes')).data).toMatchObject({
      public: true,
      file_size_limit: 1000,
    })
    const notes = agent.storage.from('notes')
    expect((await notes.upload('a.txt', 'Hello')).error).toBeNull()
    expect((await notes.upload('b.txt', 'x'.repeat(1001))).error).toMatchObject({
      statusCode: '413',
    })
    expect((await manager.storage.deleteBucket('notes')).error).toMatchObject({ statusCode: '409' })
    expect((await manager.storage.emptyBucket('notes')).error).toBeNull()
    expect((await manager.storage.deleteBucket('notes')).data).toEqual({
      message: 'Successfully deleted',
    })
    expect((await agent.storage.getBucket('notes')).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    })
    for (const call of [
      agent.storage.createBucket('mine', { public: true }),
      agent.storage.emptyBucket('pictures'),
      agent.storage.deleteBucket('pictures'),
      agent.storage.updateBucket('documents', { public: true }),
    ])
      expect((await call).error).toMatchObject({ statusCode: '403' })
  })

  test('a picture is uploaded, read, described, replaced and removed', async () => {
    const bytes = await samplePicture()
    const uploaded = await put('homes/r1/front.jpg', bytes)
    expect(uploaded).toMatchObject({
      path: 'homes/r1/front.jpg',
      fullPath: 'pictures/homes/r1/front.jpg',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const pictures = agent.storage.from('pictures')
    const { data } = await pictures.download('homes/r1/front.jpg')
    expect(data?.type).toBe('image/jpeg')
    expect(Buffer.from((await data?.bytes()) ?? []).equals(bytes)).toBe(true)
    expect((await pictures.info('homes/r1/front.jpg')).data).toMatchObject({
      id: uploaded?.id,
      name: 'homes/r1/front.jpg',
      bucketId: 'pictures',
      size: bytes.length,
      contentType: 'image/jpeg',
      cacheControl: 'max-age=3600',
    })
    expect((await pictures.exists('homes/r1/front.jpg')).data).toBe(true)
    expect((await pictures.exists('homes/r1/none.jpg')).data).toBe(false)

    const again = await pictures.upload('homes/r1/front.jpg', bytes, jpeg)
    expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    const larger = await samplePicture('jpeg', { width: 100, height: 90 })
    const upserted = await pictures.upload('homes/r1/front.jpg', larger, { ...jpeg, upsert: true })
    expect(upserted.data?.id).toBe(uploaded?.id)
    expect((await pictures.info('homes/r1/front.jpg')).data?.size).toBe(larger.length)
    expect((await pictures.update('homes/r1/front.jpg', bytes, jpeg)).error).toBeNull()
    expect((await pictures.update('homes/r1/other.jpg', bytes, jpeg)).error).toMatchObject({
      statusCode: '404',
    })
    const blob = new Blob([bytes], { type: 'image/jpeg' })
    const metadata = { room: 'kitchen' }
    expect(
      (await pictures.upload('homes/r1/b.jpg', blob, { metadata, cacheControl: '60' })).error,
    ).toBeNull()
    expect((await pictures.info('homes/r1/b.jpg')).data).toMatchObject({
      metadata,
      cacheControl: 'max-age=60',
      contentType: 'image/jpeg',
    })
    const removed = await pictures.remove(['homes/r1/front.jpg', 'homes/r1/none.jpg'])
    expect(removed.data).toMatchObject([{ name: 'homes/r1/front.jpg', id: uploaded?.id }])
    expect((await pictures.download('homes/r1/front.jpg')).error).toMatchObject({
      status: 400,
      statusCode: '404',
      message: 'Object not found',
    })
  })

  test('a folder is listed in pages: folders first, in the requested order', async () => {
    for (const name of ['a/x.jpg', 'b/c/y.jpg', '3.jpg', '1.jpg', '2.jpg', 'a-z.jpg'])
      await put(`list/${name}`)
    expect(await names('list')).toEqual(['a', 'b', '1.jpg', '2.jpg', '3.jpg', 'a-z.jpg'])
    expect(await names('list/')).toHaveLength(6)
    expect(await names('list', { limit: 2, offset: 1 })).toEqual(['b', '1.jpg'])
    expect(await names('list', { limit: 2, offset: 3 })).toEqual(['2.jpg', '3.jpg'])
    expect(await names('list', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'b',
      'a',
      'a-z.jpg',
      '3.jpg',
      '2.jpg',
      '1.jpg',
    ])
    expect(await names('list', { search: 'a' })).toEqual(['a', 'a-z.jpg'])
    expect(await names('list/b')).toEqual(['c'])
    expect(await names('lis')).toEqual([])
    const { data } = await agent.storage.from('pictures').list('list')
    expect(data?.[0]).toMatchObject({ name: 'a', id: null, metadata: null })
    expect(data?.[2]).toMatchObject({ name: '1.jpg', metadata: { mimetype: 'image/jpeg' } })
    expect((await storage.visitor.storage.from('pictures').list('list')).data).toEqual([])
  })

  test('objects are moved and copied, also to another bucket that accepts them', async () => {
    await put('from.jpg')
    const pictures = agent.storage.from('pictures')
    expect((await pictures.move('from.jpg', 'to/here.jpg')).data).toMatchObject({
      message: 'Successfully moved',
    })
    expect((await pictures.copy('to/here.jpg', 'copy.jpg')).data).toEqual({
      path: 'pictures/copy.jpg',
    })
    expect(await names('')).toEqual(['to', 'copy.jpg'])
    expect((await pictures.copy('to/here.jpg', 'copy.jpg')).error).toMatchObject({
      statusCode: '409',
    })
    expect((await pictures.move('none.jpg', 'x.jpg')).error).toMatchObject({ statusCode: '404' })
    expect(
      (await pictures.copy('copy.jpg', 'x.jpg', { destinationBucket: 'documents' })).error,
    ).toMatchObject({ statusCode: '415' })
    await pictures.remove(['to/here.jpg'])
    expect((await pictures.download('copy.jpg')).error).toBeNull()
  })

  test('visitors read public objects, and private ones by a signed address', async () => {
    const bytes = await samplePicture()
    await put('open.jpg', bytes)
    const documents = agent.storage.from('documents')
    const asPdf = { contentType: 'application/pdf' }
    expect((await documents.upload('deed 1.pdf', pdf, asPdf)).error).toBeNull()

    const { publicUrl } = storage.visitor.storage.from('pictures').getPublicUrl('open.jpg').data
    const open = await storage.fetch(publicUrl)
    expect([open.status, open.headers.get('Cache-Control')]).toEqual([200, 'max-age=3600'])
    expect(Buffer.from(await open.arrayBuffer()).equals(bytes)).toBe(true)
    const closed = agent.storage.from('documents').getPublicUrl('deed 1.pdf').data.publicUrl
    expect((await storage.fetch(closed)).status).toBe(400)

    const ended = { headers: { Authorization: 'Bearer a.b.c' } }
    expect((await storage.fetch(publicUrl, ended)).status).toBe(200)

    const { data } = await documents.createSignedUrl('deed 1.pdf', 60, { download: 'deed.pdf' })
    const signed = await storage.fetch(data?.signedUrl ?? '')
    expect(await signed.text()).toBe(pdf.toString())
    expect(signed.headers.get('Content-Disposition')).toContain('attachment; filename="deed.pdf"')
    expect(signed.headers.get('Cache-Control')).toBe('private, no-cache')
    const many = await documents.createSignedUrls(['deed 1.pdf', 'none.pdf'], 60)
    expect(many.data).toMatchObject([
      { error: null, path: 'deed 1.pdf' },
      {
        error: 'Either the object does not exist or you do not have access to it',
        path: 'none.pdf',
        signedUrl: null,
      },
    ])
    expect((await storage.fetch(many.data?.[0]?.signedUrl ?? '')).status).toBe(200)
  })

  test('a signed address accepts one upload without a session', async () => {
    const pictures = agent.storage.from('pictures')
    const { data } = await pictures.createSignedUploadUrl('signed.jpg')
    const bytes = await samplePicture()
    const visitor = storage.visitor.storage.from('pictures')
    const { token = '' } = data ?? {}
    expect(await visitor.uploadToSignedUrl('signed.jpg', token, bytes, jpeg)).toMatchObject({
      data: { path: 'signed.jpg', fullPath: 'pictures/signed.jpg' },
      error: null,
    })
    expect((await visitor.uploadToSignedUrl('signed.jpg', token, bytes, jpeg)).error).toMatchObject(
      { statusCode: '409' },
    )
    expect((await visitor.uploadToSignedUrl('other.jpg', token, bytes, jpeg)).error).toMatchObject({
      message: 'The url does not match the signature',
    })
    expect((await pictures.createSignedUploadUrl('signed.jpg')).error).toMatchObject({
      statusCode: '409',
    })
  })

  test('ranges, conditions and HEAD follow HTTP', async () => {
    const bytes = Buffer.alloc(1_300_000, 'abcdefghij')
    await manager.storage.createBucket('texts', { public: true })
    await agent.storage.from('texts').upload('t.txt', bytes)
    const url = `${storage.url}/object/public/texts/t.txt`
    const get = (headers: Record<string, string>, method = 'GET') =>
      storage.fetch(url, { headers, method })
    const part = await get({ Range: 'bytes=524285-524292' })
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([
      206,
      'bytes 524285-524292/1300000',
      'fghijabc',
    ])
    expect(await (await get({ Range: 'bytes=-3' })).text()).toBe('hij')
    const beyond = await get({ Range: 'bytes=1300000-' })
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */1300000'])
    const whole = await get({})
    expect(whole.headers.get('Content-Length')).toBe('1300000')
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    const etag = whole.headers.get('ETag') ?? ''
    expect((await get({ 'If-None-Match': etag })).status).toBe(304)
    expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200)
    const head = await get({}, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
      200,
      '1300000',
      '',
    ])
  })

  test('a picture is sent in another width and in a format that the browser accepts', async () => {
    await put('wide.jpg', await samplePicture('jpeg', { width: 800, height: 600 }))
    const { publicUrl } = storage.visitor.storage
      .from('pictures')
      .getPublicUrl('wide.jpg', { transform: { width: 200 } }).data
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'heif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const answer = await storage.fetch(publicUrl, { headers: { Accept: accept } })
      expect(answer.headers.get('Vary')).toBe('Accept')
      const { width, height, format: found } = await sharp(await answer.arrayBuffer()).metadata()
      expect([width, height, found]).toEqual([200, 150, format])
      const etag = answer.headers.get('ETag') ?? ''
      const headers = { Accept: accept, 'If-None-Match': etag }
      expect((await storage.fetch(publicUrl, { headers })).status).toBe(304)
    }
    const pictures = agent.storage.from('pictures')
    const transform = { width: 100, height: 100, resize: 'cover' as const }
    const { data } = await pictures.createSignedUrl('wide.jpg', 60, { transform })
    const signed = await storage.fetch(`${data?.signedUrl ?? ''}&width=700`)
    expect(await sharp(await signed.arrayBuffer()).metadata()).toMatchObject({
      width: 100,
      height: 100,
    })
    const own = await pictures.download('wide.jpg', { transform: { width: 80 } })
    expect(await sharp(await own.data?.arrayBuffer()).metadata()).toMatchObject({ width: 80 })
    for (const query of ['width=0', 'width=2501', 'width=x', 'quality=5', 'resize=none'])
      expect(
        (await storage.fetch(`${storage.url}/render/image/public/pictures/wide.jpg?${query}`))
          .status,
        query,
      ).toBe(400)
  })

  test('a bucket of image/* takes pictures by upload, copy and move, and nothing else', async () => {
    const options = { public: false, allowedMimeTypes: ['image/*'] }
    expect((await manager.storage.createBucket('photographs', options)).error).toBeNull()
    const photographs = manager.storage.from('photographs')
    expect((await photographs.upload('a.jpg', await samplePicture(), jpeg)).error).toBeNull()
    expect((await photographs.copy('a.jpg', 'b.jpg')).error).toBeNull()
    expect((await photographs.move('b.jpg', 'c.jpg')).error).toBeNull()
    const refused = await photographs.upload('d.pdf', pdf, { contentType: 'application/pdf' })
    expect(refused.error).toMatchObject({ statusCode: '415' })
  })

  test('the audit log contains every upload, replacement, move and removal', async () => {
    await put('logged.jpg')
    const pictures = agent.storage.from('pictures')
    await pictures.upload('logged.jpg', await samplePicture('jpeg', { width: 9 }), {
      ...jpeg,
      upsert: true,
    })
    await pictures.move('logged.jpg', 'moved.jpg')
    await pictures.remove(['moved.jpg'])
    const { data } = await agent
      .from('changes')
      .select('table_name,action,actor,after')
      .eq('table_name', 'objects')
      .order('id')
    expect(data?.map(({ action }) => action)).toEqual(['insert', 'update', 'update', 'delete'])
    expect(data?.[0]).toMatchObject({
      actor: expect.stringContaining('agent-'),
      after: { bucket_id: 'pictures', name: 'logged.jpg', mimetype: 'image/jpeg' },
    })
    expect(data?.[2]?.after).toEqual({ name: 'moved.jpg' })
  })
})
