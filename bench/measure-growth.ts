import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '#server/config/config.ts'
import type { SiteBuild } from '#server/http/pages/site-build.ts'
import { openSite, type OpenSite } from '#server/open-site.ts'
import { administer, databaseIn, startPostgres } from '../testing/postgres.ts'

export const benchSiteUrl = 'http://site.test'

/** How many requests are made before measuring, because the first ones compile code. */
const warmUp = 5

interface Growth {
  /** The beginning of the databases' names. */
  name: string
  sizes: readonly number[]
  subjects: readonly string[]
  /** How many requests are measured for each subject. */
  requests: number
  /**
   * Fills a site up to a size.
   * @returns a function that makes the request of a subject: its path and headers. `part` is from 0
   *   to 1.
   */
  prepare(
    site: OpenSite,
    size: number,
  ): Promise<(subject: string, turn: number, part: number) => Requested>
  /** Whether a status is expected; any other ends the benchmark. */
  isExpected(status: number): boolean
}

interface Requested {
  path: string
  headers: Record<string, string>
}

/**
 * Measures requests, one after the other, on both databases and at several sizes.
 * @returns a row for each database and subject, with the 95th percentiles in milliseconds.
 */
export async function measureGrowth(growth: Growth): Promise<string[][]> {
  const buildDir = join(import.meta.dirname, '..', 'build')
  const build: SiteBuild = await import(join(buildDir, 'site', 'server', 'index.js'))
  const postgres = await startPostgres()
  const rows: string[][] = []
  try {
    for (const serverUrl of postgres ? [undefined, postgres.url] : [undefined]) {
      const times = []
      for (const size of growth.sizes)
        times.push(await measure(growth, size, { buildDir, build, serverUrl }))
      const engine = serverUrl ? 'postgres' : 'sqlite'
      for (const subject of growth.subjects)
        rows.push([engine, subject, ...times.map((one) => (one.get(subject) ?? NaN).toFixed(1))])
    }
  } finally {
    await postgres?.stop()
  }
  return rows
}

/** @returns the 95th percentile of each subject, in milliseconds. */
async function measure(
  { name, subjects, requests, prepare, isExpected }: Growth,
  size: number,
  { serverUrl, ...build }: { buildDir: string; build: SiteBuild; serverUrl: string | undefined },
): Promise<Map<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
  const databaseUrl = serverUrl ? await newDatabase(serverUrl, `${name}_${size}`) : ''
  const site = await openSite(
    readConfig({ SITE_URL: benchSiteUrl, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    pino({ level: 'silent' }),
    build,
  )
  try {
    const requestOf = await prepare(site, size)
    const results = new Map<string, number>()
    for (const subject of subjects) {
      const times: number[] = []
      for (let turn = 0; turn < requests + warmUp; turn++) {
        const { path, headers } = requestOf(subject, turn, turn / (requests + warmUp))
        const start = performance.now()
        const response = await site.http.request(benchSiteUrl + path, { headers })
        await response.arrayBuffer()
        if (!isExpected(response.status)) throw new Error(`${path}: ${response.status}`)
        if (turn >= warmUp) times.push(performance.now() - start)
      }
      results.set(subject, times.toSorted((a, b) => a - b)[Math.floor(requests * 0.95)] ?? 0)
    }
    return results
  } finally {
    await site.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function newDatabase(serverUrl: string, name: string): Promise<string> {
  await administer(serverUrl, `CREATE DATABASE ${name}`)
  return databaseIn(serverUrl, name)
}
