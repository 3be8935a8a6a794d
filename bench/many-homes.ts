import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { propertyTypes } from '#server/catalogue/property.ts'
import { areaSteps, priceSteps } from '#server/catalogue/search-conditions.ts'
import { readConfig } from '#server/config.ts'
import type { SiteBuild } from '#server/http/pages/render-page.ts'
import { openSite } from '#server/open-site.ts'
import { administer, databaseIn, startPostgres } from '../testing/postgres.ts'
import { copyHomes } from './copy-homes.ts'
import { writeSection } from './report.ts'

/**
 * Measures how the time of pages that show homes grows with the catalogue; none is in memory, and
 * no two are alike.
 */
const sizes = [28, 1_000, 100_000]
const pagesEach = 40

/** One of some values, the first ones changing fastest with the turn. */
const pick = <T>(values: readonly T[], turn: number, every = 1) =>
  values[Math.floor(turn / every) % values.length]

const subjects: [name: string, path: (turn: number) => string][] = [
  [
    'list, filtered',
    (turn) =>
      `/properties?type=${pick(propertyTypes, turn)}&bedrooms=${pick(['2', '3', '4'], turn, 4)}&from=${pick(priceSteps.sale, turn, 12)}`,
  ],
  [
    'list, page 2, by price',
    (turn) =>
      `/properties?sort=cheapest&page=2&to=${pick(priceSteps.sale, turn)}&area=${pick(areaSteps, turn, 9)}`,
  ],
  ['list, pages 100 and more', (turn) => `/properties?sort=largest&page=${100 + turn}`],
  ['a home', (turn) => `/properties/garden-apartment-south-terrace?ibi=${400 + turn}`],
  ['1,000 homes of the sitemap', (turn) => `/sitemaps/${1 + (turn % 90)}.xml`],
]

const buildDir = join(import.meta.dirname, '..', 'build')
const built: SiteBuild = await import(join(buildDir, 'site', 'server', 'index.js'))
const postgres = await startPostgres()
const engines = postgres ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)
const rows: string[][] = []
try {
  for (const engine of engines) {
    const times = []
    for (const size of sizes) times.push(await measure(engine, size))
    for (const [name] of subjects)
      rows.push([engine, name, ...times.map((one) => (one.get(name) ?? Number.NaN).toFixed(1))])
  }
} finally {
  await postgres?.stop()
}
writeSection(
  'Many homes',
  `Milliseconds of a page that is not in memory, one after the other, 95th percentile of ${pagesEach} pages, each with another address.`,
  ['database', 'page', ...sizes.map((size) => `${size.toLocaleString('en-GB')} homes`)],
  rows,
)

/** @returns the 95th percentile of each subject, in milliseconds. */
async function measure(
  engine: (typeof engines)[number],
  size: number,
): Promise<Map<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
  const databaseUrl = engine === 'postgres' && postgres ? await newDatabase(postgres.url, size) : ''
  const site = await openSite(
    readConfig({ SITE_URL: 'http://site.test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    pino({ level: 'silent' }),
    { buildDir, build: built },
  )
  try {
    await copyHomes(site.database.db, size)
    const results = new Map<string, number>()
    for (const [name, path] of subjects) {
      const times: number[] = []
      for (let turn = 0; turn < pagesEach; turn++) {
        const start = performance.now()
        const response = await site.http.request(`http://site.test${path(turn)}`, {
          headers: { 'Accept-Encoding': 'br' },
        })
        await response.arrayBuffer()
        // The parts of a sitemap exist only where there are many homes.
        if (response.status >= 500) throw new Error(`${path(turn)}: ${response.status}`)
        times.push(performance.now() - start)
      }
      results.set(name, times.toSorted((a, b) => a - b)[Math.floor(pagesEach * 0.95)] ?? 0)
    }
    return results
  } finally {
    await site.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function newDatabase(serverUrl: string, size: number): Promise<string> {
  await administer(serverUrl, `CREATE DATABASE homes_${size}`)
  return databaseIn(serverUrl, `homes_${size}`)
}
