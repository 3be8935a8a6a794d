import { createServer, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { homePath } from '#app/office/homes/home-path.ts'
import { connect } from '#server/database/connect.ts'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { ask, freePorts, isInstalled, type Proxy, startProxy } from '../../testing/proxies.ts'
import { startServer, type ServerProcess } from '../../testing/server-process.ts'
import { staffCookie } from '../../testing/staff.ts'
import { stampFor } from '../../testing/stamp.ts'
import { samplePicture } from '../../testing/storage.ts'

/** A JPEG with 2.6 MB of comments: as large as one from a telephone, and quick to decode. */
function heavyJpeg(jpeg: Buffer): Buffer<ArrayBuffer> {
  const comment = Buffer.alloc(65_537)
  comment.writeUInt32BE(0xfffeffff)
  const comments = Array.from({ length: 40 }, () => comment)
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)])
}

/** @returns the address at which the server listens. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/**
 * Uses the real files of deploy/. Skipped, and counted as skipped, where a proxy is not installed.
 */
describe.for(['caddy', 'nginx'] as const)('behind %s', (name) => {
  describe.skipIf(!isInstalled(name))('one process', () => {
    let place: TestPlace
    let server: ServerProcess
    let proxy: Proxy
    let stamp: string

    beforeAll(async () => {
      place = await testPlace('sqlite')
      stamp = await stampFor(place)
      const ports = await freePorts()
      server = await startServer({
        DATA_DIR: place.dataDir,
        SITE_URL: `https://localhost:${ports.https}`,
        TRUST_PROXY: '1',
      })
      proxy = await startProxy(name, ports, [new URL(server.url).host])
    })
    afterAll(async () => {
      await proxy.stop()
      await server.end('SIGTERM')
      await place.remove()
    })

    test('http leads to https', async () => {
      const response = await fetch(`http://127.0.0.1:${proxy.http}/es/blog`, {
        headers: { Host: 'localhost' },
        redirect: 'manual',
      })
      expect([301, 308]).toContain(response.status)
      expect(response.headers.get('Location')).toMatch(/^https:\/\/.*\/es\/blog$/)
    })

    test('HSTS comes once, and a redirect of the site stays on https', async () => {
      const page = await ask(proxy.https, '/')
      expect(page.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
      const moved = await ask(proxy.https, '/rentals/')
      expect([moved.status, moved.headers.location]).toEqual([308, '/rental-properties'])
    })

    test('cookies are Secure', async () => {
      const { headers } = await ask(proxy.https, '/?lang=es')
      expect(String(headers['set-cookie'])).toMatch(/^lang=es;.*Secure/)
    })

    test.for([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('a page is compressed once, as %s', async ([encoding, decode]) => {
      const { headers, body } = await ask(proxy.https, '/blog', {
        headers: { 'Accept-Encoding': encoding },
      })
      expect(headers['content-encoding']).toBe(encoding)
      expect(decode(body).toString()).toContain('</html>')
      const plain = await ask(proxy.https, '/blog')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toContain('</html>')
    })

    test('a form from its own page is taken, one from another site is refused', async () => {
      const send = (origin: string, id: string) =>
        ask(proxy.https, '/contact', {
          method: 'POST',
          headers: { ...form, Origin: origin },
          body: new URLSearchParams({
            name: 'Elena',
            email: 'elena@example.com',
            message: `Hello ${id}`,
            page: '/',
            stamp,
          }).toString(),
        })
      const own = await send(`https://localhost:${proxy.https}`, 'own')
      expect([own.status, own.headers.location]).toEqual([303, '/?sent=contact'])
      expect((await send('https://elsewhere.example', 'other')).status).toBe(403)
    })

    test('a body too large for a form gets the site’s page', async () => {
      const page = await ask(proxy.https, '/es/contact', {
        method: 'POST',
        headers: { ...form, Origin: `https://localhost:${proxy.https}` },
        body: `message=${'x'.repeat(100_000)}`,
      })
      expect(page.status).toBe(413)
      expect(page.body.toString()).toContain('Es más de lo que podemos recibir')
    })

    test('the office uploads a photograph', async () => {
      const siteUrl = `https://localhost:${proxy.https}`
      const { db } = await connect(place)
      onTestFinished(() => db.destroy())
      const Cookie = await staffCookie({ db }, siteUrl, 'manager')
      const { id } = await db.selectFrom('properties').select('id').executeTakeFirstOrThrow()
      const photograph = heavyJpeg(await samplePicture('jpeg', { width: 1300, height: 900 }))
      const upload = new FormData()
      upload.set('pictures', new File([photograph], 'IMG_1.jpg'))
      const encoded = new Response(upload)
      const answer = await ask(proxy.https, `${homePath('en', id, 'pictures')}/upload`, {
        method: 'POST',
        headers: {
          Cookie,
          Origin: siteUrl,
          'Content-Type': encoded.headers.get('Content-Type') ?? '',
        },
        body: Buffer.from(await encoded.arrayBuffer()),
      })
      expect([answer.status, answer.body.toString()]).toEqual([
        201,
        expect.stringMatching(/^\/pictures\/u-/),
      ])
    })
  })

  describe.skipIf(!isInstalled(name))('two processes that cut off each first request', () => {
    const arrivals = new Map<string, number>()
    const processes = Array.from({ length: 2 }, () =>
      createServer((request, response) => {
        const one = `${request.method} ${request.url}`
        const before = arrivals.get(one) ?? 0
        arrivals.set(one, before + 1)
        if (before === 0) request.socket.destroy()
        else response.end()
      }),
    )
    let proxy: Proxy

    beforeAll(async () => {
      const upstreams = await Promise.all(processes.map(listen))
      proxy = await startProxy(name, await freePorts(), upstreams)
    })
    afterAll(async () => {
      await proxy.stop()
      for (const one of processes) one.close()
    })

    test.each([
      // Caddy repeats no POST at all.
      ['GET', '/contact', 200, 200],
      ['POST', '/contact', 200, 502],
      ['POST', '/office/leads/1', 502, 502],
      ['POST', '/es/office/leads/1', 502, 502],
      ['POST', '/rest/v1/properties', 502, 502],
    ])('%s %s', async (method, path, byNginx, byCaddy) => {
      const expected = name === 'nginx' ? byNginx : byCaddy
      expect((await ask(proxy.https, path, { method })).status).toBe(expected)
      expect(arrivals.get(`${method} ${path}`)).toBe(expected === 200 ? 2 : 1)
    })
  })

  describe.skipIf(!isInstalled(name))('a site that tells what it gets', () => {
    let proxy: Proxy
    let arrived = 0
    const upstream = createServer((request, response) => {
      arrived = 0
      request.on('data', (chunk: Buffer) => {
        arrived += chunk.length
      })
      request.on('error', () => {})
      request.on('end', () => response.end(JSON.stringify(request.headers)))
    })

    beforeAll(async () => {
      proxy = await startProxy(name, await freePorts(), [await listen(upstream)])
    })
    afterAll(async () => {
      await proxy.stop()
      upstream.close()
    })

    test('gets the true address, scheme and host', async () => {
      const { body } = await ask(proxy.https, '/', {
        headers: { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'http' },
      })
      expect(JSON.parse(body.toString())).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        host: expect.stringMatching(/^localhost(:\d+)?$/),
      })
    })

    const post = (path: string, bytes: number) =>
      ask(proxy.https, path, { method: 'POST', body: Buffer.alloc(bytes) })

    test.each([
      ['/office/homes/a/pictures/upload', 60_000_000],
      ['/es/office/homes/a', 2_000_000],
      ['/storage/v1/object/a', 2_000_000],
    ])('gets at %s a body of %i bytes', async (path, bytes) => {
      expect((await post(path, bytes)).status).toBe(200)
      expect(arrived).toBe(bytes)
    })

    test.each([
      ['/contact', 3_000_000],
      ['/office/homes/a/pictures/upload', 70_000_000],
    ])('never gets a far larger body at %s', async (path, bytes) => {
      arrived = 0
      // The proxy may close the connection while the body is being sent; Caddy 2.6 reports it as a
      // 502.
      const status = await post(path, bytes).then(
        (answer) => answer.status,
        () => 413,
      )
      expect([413, 502]).toContain(status)
      expect(arrived).toBeLessThan(bytes)
    })
  })
})
