import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { hasPostgres, testPlace, type TestPlace } from '../../testing/databases.ts'
import { freePort } from '../../testing/free-port.ts'
import {
  ask,
  freePorts,
  isInstalled,
  type Proxy,
  type ProxyName,
  startProxy,
} from '../../testing/proxies.ts'
import { startServer, type ServerProcess } from '../../testing/server-process.ts'
import { stampFor } from '../../testing/stamp.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** The files of deploy/ in earnest. Skipped, and counted as skipped, where a proxy is not installed. */
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

    test('the site answers what is too large for a form; the proxy what is far too large', async () => {
      const post = (bytes: number) =>
        ask(proxy.https, '/es/contact', {
          method: 'POST',
          headers: { ...form, Origin: `https://localhost:${proxy.https}` },
          body: `message=${'x'.repeat(bytes)}`,
        })
      const page = await post(100_000)
      expect(page.status).toBe(413)
      expect(page.body.toString()).toContain('Es más de lo que podemos recibir')
      // A proxy may close the connection while the body is still on its way, and Caddy 2.6 calls it a 502.
      const refused = await post(3_000_000).then(
        ({ status, body }) => ({ status, bySite: body.includes('Es más') }),
        () => ({ status: 413, bySite: false }),
      )
      expect([413, 502]).toContain(refused.status)
      expect(refused.bySite).toBe(false)
    })
  })

  test.skipIf(!isInstalled(name))(
    'the site is told the true address, scheme and host',
    async () => {
      const upstream = createServer(({ headers }, response) =>
        response.end(JSON.stringify(headers)),
      )
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
    },
  )

  describe.skipIf(!isInstalled(name) || !hasPostgres)('two processes on PostgreSQL', () => {
    test('restarted one after the other under load, no request fails and every lead is stored', async () => {
      const place = await testPlace('postgres')
      const stamp = await stampFor(place)
      const ports = await freePorts()
      const start = (port: number) =>
        startServer({
          PORT: String(port),
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl ?? '',
          SITE_URL: `https://localhost:${ports.https}`,
          TRUST_PROXY: '1',
          LOG_LEVEL: 'warn',
        })
      const processPorts = [await freePort(), await freePort()]
      const servers = await Promise.all(processPorts.map(start))
      const proxy = await startProxy(
        name,
        ports,
        processPorts.map((port) => `127.0.0.1:${port}`),
      )

      let stopping = false
      let sent = 0
      const failures: string[] = []
      const note = (what: string, status: number | string, wanted: number) => {
        if (status !== wanted) failures.push(`${what}: ${status}`)
      }
      const failed = (what: string) => (error: Error) =>
        void failures.push(`${what}: ${error.message}`)
      async function reader(paths: readonly string[]) {
        for (let index = 0; !stopping; index++) {
          const path = paths[index % paths.length] ?? '/'
          await ask(proxy.https, path).then(({ status }) => note(path, status, 200), failed(path))
        }
      }
      async function writer(who: number) {
        for (let index = 0; !stopping; index++) {
          const body = new URLSearchParams({
            name: 'Elena',
            email: `elena${who}-${index}@example.com`,
            message: `Lead ${who} ${index}`,
            page: '/',
            stamp,
          }).toString()
          sent += 1
          await ask(proxy.https, '/contact', {
            method: 'POST',
            headers: { ...form, Origin: `https://localhost:${proxy.https}` },
            body,
          }).then(({ status }) => note('lead', status, 303), failed('lead'))
        }
      }
      const load = [
        reader(['/', '/properties', '/es/blog']),
        reader(['/properties?sort=cheapest', '/shortlist', '/robots.txt']),
        writer(1),
        writer(2),
      ]
      const restart = async (port: number) => {
        const index = processPorts.indexOf(port)
        expect(await servers[index]?.end('SIGTERM')).toBe(0)
        servers[index] = await start(port)
      }
      await rollingRestart(name, processPorts, proxy.config, restart)
      const atLeast = sent + 10
      await expect.poll(() => sent).toBeGreaterThan(atLeast)
      stopping = true
      await Promise.all(load)
      expect(failures).toEqual([])

      const { db } = await connect(place)
      const { leads } = await db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('leads'))
        .executeTakeFirstOrThrow()
      await db.destroy()
      expect(Number(leads)).toBe(sent)

      await proxy.stop()
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await place.remove()
    }, 120_000)
  })
})

/** Runs deploy/rolling-restart.sh; instead of systemd, this test restarts the process that it names. */
async function rollingRestart(
  proxy: ProxyName,
  ports: readonly number[],
  config: string,
  restart: (port: number) => Promise<void>,
): Promise<void> {
  const asked = createServer((request, response) => {
    const port = Number(/alboran@(\d+)/.exec(request.url ?? '')?.[1])
    restart(port).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => asked.listen(0, '127.0.0.1', listening))
  const address = asked.address()
  const askPort = typeof address === 'object' ? address?.port : undefined
  const dir = mkdtempSync(join(tmpdir(), 'alboran-systemctl-'))
  const systemctl = join(dir, 'systemctl')
  writeFileSync(
    systemctl,
    `#!/bin/sh\nexec curl -sS --fail-with-body "http://127.0.0.1:${askPort}/$2"\n`,
    {
      mode: 0o755,
    },
  )
  const script = spawn('deploy/rolling-restart.sh', ports.map(String), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      SYSTEMCTL: systemctl,
      PROXY: proxy,
      CADDYFILE: config,
      HOME: dir,
    },
  })
  let errors = ''
  for (const stream of [script.stdout, script.stderr])
    stream.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
  const code = await new Promise<number | null>((ended) => script.once('exit', ended))
  asked.close()
  rmSync(dir, { recursive: true })
  expect(code, errors).toBe(0)
}
