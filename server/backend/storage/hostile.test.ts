import { SignJWT } from 'jose'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { blackPng, samplePicture, testStorage, type TestStorage } from '../../../testing/storage.ts'
import type { Database } from '../../database/database.ts'
import { SigningKeys } from '../auth/signing-keys.ts'
import { sign } from './signatures.ts'

type SignedIn = Awaited<ReturnType<TestStorage['signedIn']>>

describeOnEachEngine('hostile requests to the storage, on %s', (engine) => {
  let database: Database
  let storage: TestStorage
  let agent: SignedIn
  let dataDir: string
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    dataDir = place.dataDir
  })
  beforeEach(async () => {
    storage = testStorage(database, dataDir)
    agent = await storage.signedIn('agent')
  })
  afterEach(() => storage.opened.stop())

  const jpeg = { contentType: 'image/jpeg' }
  const headersOf = (token: string, more: Record<string, string> = {}) => ({
    apikey: 'alboran-public',
    Authorization: `Bearer ${token}`,
    ...more,
  })
  /** The numbers of rows, which an attack must not change. */
  const stored = async () => {
    const rows = async (table: 'storage_objects' | 'storage_buckets' | 'changes') => {
      const { fn } = database.db
      const { count } = await database.db
        .selectFrom(table)
        .select(fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    return [await rows('storage_objects'), await rows('storage_buckets'), await rows('changes')]
  }

  test('only staff with the second step can write, or read anything private', async () => {
    const picture = await samplePicture()
    const document = Buffer.from('%PDF-1.7')
    await agent.client.storage
      .from('documents')
      .upload('deed.pdf', document, { contentType: 'application/pdf' })
    const before = await stored()
    const strangers = [
      storage.visitor,
      (await storage.signedIn(undefined)).client,
      (await storage.signedIn('agent', 1)).client,
      (await storage.signedIn('manager', 1)).client,
    ]
    for (const { storage: own } of strangers) {
      const [pictures, documents] = [own.from('pictures'), own.from('documents')]
      for (const call of [
        pictures.upload('x.jpg', picture, jpeg),
        pictures.upload('x.jpg', picture, { ...jpeg, upsert: true }),
        pictures.update('x.jpg', picture, jpeg),
        pictures.createSignedUploadUrl('x.jpg'),
        pictures.remove(['x.jpg']),
        documents.remove(['deed.pdf']),
        documents.move('deed.pdf', 'mine.pdf'),
        documents.copy('deed.pdf', 'mine.pdf'),
        documents.createSignedUrl('deed.pdf', 60),
        documents.createSignedUrls(['deed.pdf'], 60),
        own.createBucket('mine', { public: true }),
        own.updateBucket('documents', { public: true }),
        own.emptyBucket('documents'),
        own.deleteBucket('documents'),
      ]) {
        const { data, error } = await call
        expect([data, error]).toMatchObject([null, { status: 400, statusCode: '403' }])
      }
      for (const call of [
        documents.download('deed.pdf'),
        documents.info('deed.pdf'),
        documents.download('deed.pdf', { transform: { width: 10 } }),
      ])
        expect((await call).error).toMatchObject({ statusCode: '404' })
      expect((await documents.list()).data).toEqual([])
      expect((await own.listBuckets()).data).toEqual([])
      expect((await own.getBucket('documents')).error).toMatchObject({ statusCode: '404' })
    }
    expect(await stored()).toEqual(before)
  })

  test('signing out or losing the role ends access at once, by upload addresses too', async () => {
    const pictures = agent.client.storage.from('pictures')
    const { data } = await pictures.createSignedUploadUrl('later.jpg')
    await database.db.deleteFrom('auth_sessions').where('id', '=', agent.sessionId).execute()
    const picture = await samplePicture()
    expect((await pictures.upload('x.jpg', picture, jpeg)).error).toMatchObject({
      statusCode: '403',
    })
    const signed = await storage.visitor.storage
      .from('pictures')
      .uploadToSignedUrl('later.jpg', data?.token ?? '', picture, jpeg)
    expect(signed.error).toMatchObject({ statusCode: '403' })
    expect((await stored())[0]).toBe(0)
  })

  test('forged, expired and foreign signatures are refused', async () => {
    const documents = agent.client.storage.from('documents')
    for (const name of ['a.pdf', 'b.pdf'])
      await documents.upload(name, Buffer.from(`%PDF-1.7 ${name}`), {
        contentType: 'application/pdf',
      })
    const { data } = await documents.createSignedUrl('a.pdf', 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
    const open = async (value: string, name = 'a.pdf') => {
      const url = `${storage.url}/object/sign/documents/${name}?token=${value}`
      return (await storage.fetch(url)).status
    }
    expect(await open(token)).toBe(200)
    const signer = {
      keys: new SigningKeys(database.db, Date.now),
      siteUrl: 'http://site.test',
      clock: Date.now,
    }
    const expired = await sign(signer, 'read', { url: 'documents/a.pdf' }, -10)
    const upload = await sign(signer, 'upload', { url: 'documents/a.pdf' }, 60)
    const { kid } = await signer.keys.signing()
    const claims = new SignJWT({ url: 'documents/a.pdf' })
      .setIssuer('http://site.test/storage/v1')
      .setAudience('read')
      .setIssuedAt()
      .setExpirationTime('1h')
    const guessed = await claims
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from('alboran-public-alboran-public-xx'))
    const [head = '', body = '', mark = ''] = token.split('.')
    const other = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('a.pdf', 'b.pdf'),
    ).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')
    const bad = [expired, upload, guessed, agent.token, `${head}.${other}.${mark}`]
    for (const value of [...bad, `${none}.${body}.`, `${token}x`, '', 'a.b.c', '%00'])
      expect(await open(value), value).toBe(400)
    expect(await open(token, 'b.pdf')).toBe(400)
    // A signed address cannot be used as a session.
    const answer = await storage.fetch(`${storage.url}/bucket`, { headers: headersOf(token) })
    expect(answer.status).toBe(400)
    const rest = await storage.fetch('http://site.test/rest/v1/changes', {
      headers: headersOf(token),
    })
    expect(rest.status).toBe(401)
  })

  test('dangerous names are refused, and no file on the disk has a client’s name', async () => {
    const bytes = await samplePicture()
    const tricks = [
      '%2e%2e%2fetc%2fpasswd',
      'a%2f..%2f..%2fb.jpg',
      'a/%2e%2e%2fb.jpg',
      'a%00.jpg',
      'a%0a.jpg',
      'a%5cb.jpg',
      'a//b.jpg',
      'a/%20/b.jpg',
      'caf%C3%A9.jpg',
      'cafe%CC%81.jpg',
      '%E2%80%AEgpj.exe',
      '%zz.jpg',
      '%3Cscript%3E.jpg',
      `${'a'.repeat(256)}.jpg`,
      `${'a/'.repeat(600)}b.jpg`,
      '%7e.jpg',
      'a%3fb.jpg',
    ]
    for (const name of tricks) {
      const answer = await storage.fetch(`${storage.url}/object/pictures/${name}`, {
        method: 'POST',
        headers: headersOf(agent.token, { 'Content-Type': 'image/jpeg' }),
        body: bytes,
      })
      expect([answer.status, name]).toEqual([400, name])
    }
    const pictures = agent.client.storage.from('pictures')
    await pictures.upload('fine.jpg', bytes, jpeg)
    for (const name of ['../x.jpg', 'a/../../x.jpg', '/x.jpg', 'x.jpg/', 'a\0.jpg', '..', '.', ''])
      expect((await pictures.copy('fine.jpg', name)).error, name).toMatchObject({ status: 400 })
    for (const name of ['public', 'sign', '..', 'a/b', 'ü', 'a'.repeat(64), ' '])
      expect(
        (
          await (
            await storage.signedIn('manager')
          ).client.storage.createBucket(name, {
            public: true,
          })
        ).error,
        name,
      ).toMatchObject({ statusCode: '400' })
    expect((await stored())[0]).toBe(1)
  })

  test('files of another type than declared are refused, and HTML and SVG never open', async () => {
    const manager = (await storage.signedIn('manager')).client
    await manager.storage.createBucket('any', { public: true })
    const any = agent.client.storage.from('any')
    const pictures = agent.client.storage.from('pictures')
    const png = await samplePicture('png')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const lies: [Buffer | string, string][] = [
      [html, 'image/jpeg'],
      [svg, 'image/png'],
      [png, 'image/jpeg'],
      [png, 'text/plain'],
      [png, 'application/pdf'],
      [Buffer.from('MZ\0\0program'), 'image/jpeg'],
      [Buffer.from('MZ\0\0program'), 'application/octet-stream'],
      [Buffer.from('\xff\xd8\xff and nothing more', 'latin1'), 'image/jpeg'],
      [png.subarray(0, 20), 'image/png'],
    ]
    for (const [bytes, contentType] of lies)
      expect((await any.upload('lie', bytes, { contentType })).error, contentType).toMatchObject({
        statusCode: '415',
      })
    for (const [bytes, contentType] of [
      [svg, 'image/svg+xml'],
      [html, 'text/html'],
      [await samplePicture('gif'), 'image/gif'],
    ] as const)
      expect((await pictures.upload('x', bytes, { contentType })).error).toMatchObject({
        statusCode: '415',
      })
    await any.upload('page.html', html, { contentType: 'text/html' })
    await any.upload('drawing.svg', svg, { contentType: 'image/svg+xml' })
    for (const name of ['page.html', 'drawing.svg']) {
      const { headers } = await storage.fetch(`${storage.url}/object/public/any/${name}`)
      expect(headers.get('Content-Disposition')).toMatch(/^attachment/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toContain('sandbox')
      expect(headers.get('Content-Type')).not.toContain('html')
    }
    const render = `${storage.url}/render/image/public/any/drawing.svg?width=10`
    expect((await storage.fetch(render)).status).toBe(400)
    const header = await storage.fetch(
      `${storage.url}/object/public/any/page.html?download=a%22%0D%0AX-Evil:%201;.jpg`,
    )
    expect(header.headers.get('X-Evil')).toBeNull()
    expect(header.headers.get('Content-Disposition')).toMatch(/^attachment; filename="a%22%0D%0A/)
  })

  test('a decompression bomb is refused before it is stored', async () => {
    const bomb = blackPng(16_000, 16_000)
    expect(bomb.length).toBeLessThan(200_000)
    const pictures = agent.client.storage.from('pictures')
    expect(
      (await pictures.upload('bomb.png', bomb, { contentType: 'image/png' })).error,
    ).toMatchObject({ statusCode: '415' })
    expect((await stored())[0]).toBe(0)
    // The process that inspected it still works.
    expect((await pictures.upload('fine.jpg', await samplePicture(), jpeg)).error).toBeNull()
  })

  test('a body that is too large is refused by its header, or while it is read', async () => {
    const url = `${storage.url}/object/pictures/big.jpg`
    let read = 0
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          read++
          controller.enqueue(new Uint8Array(1024 * 1024))
        },
      })
    const post = (token: string, headers: Record<string, string>) =>
      storage.fetch(url, {
        method: 'POST',
        headers: headersOf(token, { 'Content-Type': 'image/jpeg', ...headers }),
        body: endless(),
        // @ts-expect-error Node requires `duplex` for streams; the browser's types lack it.
        duplex: 'half',
      })
    const declared = await post(agent.token, { 'Content-Length': '40000000' })
    expect(await declared.json()).toMatchObject({ statusCode: '413', error: 'Payload too large' })
    expect(declared.headers.get('Connection')).toBe('close')
    expect(read).toBeLessThan(3)
    read = 0
    const visitor = await post('alboran-public', {})
    expect(await visitor.json()).toMatchObject({ statusCode: '403' })
    expect(read).toBeLessThan(3)
    read = 0
    expect(await (await post(agent.token, {})).json()).toMatchObject({ statusCode: '413' })
    expect(read).toBeLessThan(40)
    expect((await stored())[0]).toBe(0)
  })

  test('an interrupted upload leaves nothing', async () => {
    let pulls = 0
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulls++ > 3) controller.error(new Error('the connection was lost'))
        else controller.enqueue(new Uint8Array(1000).fill(0xff))
      },
    })
    const answer = await storage.fetch(`${storage.url}/object/pictures/cut.jpg`, {
      method: 'POST',
      headers: headersOf(agent.token, { 'Content-Type': 'image/jpeg' }),
      body: cut,
      // @ts-expect-error As above.
      duplex: 'half',
    })
    expect(answer.status).toBe(400)
    const form = await storage.fetch(`${storage.url}/object/pictures/cut.jpg`, {
      method: 'POST',
      headers: headersOf(agent.token, { 'Content-Type': 'multipart/form-data; boundary=x' }),
      body: '--x\r\nContent-Disposition: form-data; name=""; filename="a.jpg"\r\n\r\nhalf',
    })
    expect(await form.json()).toMatchObject({ statusCode: '400' })
    const blobs = await database.db.selectFrom('storage_blobs').selectAll().execute()
    expect([await stored(), blobs]).toEqual([[0, 3, 0], []])
  })

  test('malformed bodies get 400, and so do unknown paths', async () => {
    const post = async (path: string, body: string) => {
      const answer = await storage.fetch(`${storage.url}/${path}`, {
        method: 'POST',
        headers: headersOf(agent.token, { 'Content-Type': 'application/json' }),
        body,
      })
      expect(answer.status, `${path} ${body}`).toBe(400)
      expect(await answer.json()).toMatchObject({ statusCode: expect.stringMatching(/^4/) })
    }
    for (const body of ['', '{', '[]', 'null', '{"prefix":1}', '{"prefix":"","limit":100000}'])
      await post('object/list/pictures', body)
    await post('object/list/pictures', `{"prefix":"","sortBy":{"column":"1; drop table"}}`)
    for (const body of ['{"expiresIn":0}', '{"expiresIn":1e12}', '{"expiresIn":"1"}'])
      await post('object/sign/pictures/x.jpg', body)
    await post('object/move', '{"bucketId":"pictures"}')
    await post('nothing', '{}')
    await post('object/list-v2/pictures', '{}')
  })

  test('each of a thousand requests at once is served or refused, and the site works', async () => {
    const bytes = await samplePicture('jpeg', { width: 100, height: 50 })
    await agent.client.storage.from('pictures').upload('p.jpg', bytes, jpeg)
    const object = `${storage.url}/object/public/pictures/p.jpg`
    const objects = await Promise.all(
      Array.from({ length: 1000 }, async () => {
        const answer = await storage.fetch(object)
        const { byteLength } = await answer.arrayBuffer()
        return answer.status === 200 ? byteLength : answer.status
      }),
    )
    expect(new Set(objects)).toEqual(new Set([bytes.length]))
    const renders = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const wish = `width=${1 + (index % 25)}&quality=${20 + (index % 10)}`
        const url = `${storage.url}/render/image/public/pictures/p.jpg?${wish}&height=${1 + (index % 8)}`
        const answer = await storage.fetch(url)
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    expect(new Set(renders)).toEqual(new Set([200, 503]))
    expect(renders.filter((status) => status === 200).length).toBeGreaterThan(50)
    const after = await storage.fetch(`${storage.url}/render/image/public/pictures/p.jpg?width=90`)
    expect((await sharp(await after.arrayBuffer()).metadata()).width).toBe(90)
  })
})
