import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { hasPostgres, testPlace } from '../../testing/databases.ts'
import { freePort } from '../../testing/free-port.ts'
import { longTest } from '../../testing/full.ts'
import { ask, freePorts, isInstalled, type ProxyName, startProxy } from '../../testing/proxies.ts'
import { startServer } from '../../testing/server-process.ts'
import { stampFor } from '../../testing/stamp.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/**
 * Uses the real files of deploy/. Skipped, and counted as skipped, where a proxy is not installed.
 */
describe.for(['caddy', 'nginx'] as const)('two processes on PostgreSQL behind %s', (name) => {
  test.skipIf(!isInstalled(name) || !hasPostgres)(
    'restarted in turn under load fail no request, and store every lead',
    { timeout: longTest },
    async () => {
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

      const load = startLoad(proxy.https, stamp)
      const restart = async (port: number) => {
        const index = processPorts.indexOf(port)
        expect(await servers[index]?.end('SIGTERM')).toBe(0)
        servers[index] = await start(port)
      }
      await rollingRestart(name, processPorts, proxy.config, restart)
      const atLeast = load.sent() + 10
      await expect.poll(load.sent).toBeGreaterThan(atLeast)
      expect(await load.stop()).toEqual([])

      const { db } = await connect(place)
      const { leads } = await db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('leads'))
        .executeTakeFirstOrThrow()
      await db.destroy()
      expect(Number(leads)).toBe(load.sent())

      await proxy.stop()
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await place.remove()
    },
  )
})

/** Visitors who read pages and send leads, one after the other, until they are stopped. */
function startLoad(port: number, stamp: string) {
  let stopping = false
  let sent = 0
  const failures: string[] = []
  const note = (what: string, status: number | string, expected: number) => {
    if (status !== expected) failures.push(`${what}: ${status}`)
  }
  const failed = (what: string) => (error: Error) => void failures.push(`${what}: ${error.message}`)
  async function reader(paths: readonly string[]) {
    for (let index = 0; !stopping; index++) {
      const path = paths[index % paths.length] ?? '/'
      await ask(port, path).then(({ status }) => note(path, status, 200), failed(path))
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
      await ask(port, '/contact', {
        method: 'POST',
        headers: { ...form, Origin: `https://localhost:${port}` },
        body,
      }).then(({ status }) => note('lead', status, 303), failed('lead'))
    }
  }
  const visitors = [
    reader(['/', '/properties', '/es/blog']),
    reader(['/properties?sort=cheapest', '/shortlist', '/robots.txt']),
    writer(1),
    writer(2),
  ]
  return {
    /** The number of leads so far. */
    sent: () => sent,
    /** @returns the failures. */
    async stop() {
      stopping = true
      await Promise.all(visitors)
      return failures
    },
  }
}

/**
 * Runs deploy/rolling-restart.sh; instead of systemd, this test restarts the process that it names.
 */
async function rollingRestart(
  proxy: ProxyName,
  ports: readonly number[],
  config: string,
  restart: (port: number) => Promise<void>,
): Promise<void> {
  const restarter = createServer((request, response) => {
    const port = Number(/alboran@(\d+)/.exec(request.url ?? '')?.[1])
    restart(port).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => restarter.listen(0, '127.0.0.1', listening))
  const address = restarter.address()
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
  restarter.close()
  rmSync(dir, { recursive: true })
  expect(code, errors).toBe(0)
}
