import { createServer } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { ask, freePorts, isInstalled, type Proxy, startProxy } from '../../testing/proxies.ts'
import { startServer, type ServerProcess } from '../../testing/server-process.ts'
import { stampFor } from '../../testing/stamp.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/**
 * The files of deploy/ in earnest. Skipped, and counted as skipped, where a proxy is not installed.
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

    test('a body too large for a form gets the site’s page; a far larger one is refused', async () => {
      const post = (bytes: number) =>
        ask(proxy.https, '/es/contact', {
          method: 'POST',
          headers: { ...form, Origin: `https://localhost:${proxy.https}` },
          body: `message=${'x'.repeat(bytes)}`,
        })
      const page = await post(100_000)
      expect(page.status).toBe(413)
      expect(page.body.toString()).toContain('Es más de lo que podemos recibir')
      // The proxy may close the connection while the body is on its way, Caddy 2.6 may call it a
      // 502, and the site may have refused it first.
      const refused = await post(3_000_000).then(
        ({ status }) => status,
        () => 413,
      )
      expect([413, 502]).toContain(refused)
    })
  })

  test.skipIf(!isInstalled(name))('the site gets the true address, scheme and host', async () => {
    const upstream = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
    await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening))
    const address = upstream.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const proxy = await startProxy(name, await freePorts(), [`127.0.0.1:${port}`])
    const { body } = await ask(proxy.https, '/', {
      headers: { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'http' },
    })
    expect(JSON.parse(body.toString())).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: expect.stringMatching(/^localhost(:\d+)?$/),
    })
    await proxy.stop()
    upstream.close()
  })
})
