import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '#server/config/config.ts'
import type { SiteBuild } from '#server/http/pages/site-build.ts'
import { openSite } from '#server/open-site.ts'
import { partNames, profileShares } from './profile-shares.ts'
import { writeSection } from './report.ts'

/**
 * Measures the processor time of a page that is not in memory: it is rendered, compressed and
 * stored. Processor time is measured rather than elapsed time, so that other work on the machine
 * changes little.
 */
const subjects = [
  '/',
  '/properties',
  '/properties/garden-apartment-south-terrace',
  '/property-types/palm-10',
  '/blog/the-towers-that-talked',
]
const rounds = 5
const pagesARound = 100

const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
const buildDir = join(import.meta.dirname, '..', 'build')
const built: SiteBuild = await import(join(buildDir, 'site', 'server', 'index.js'))
const { module } = built.entry
const { siteReads } = module
// A parameter that every page reads makes each address a different page.
const everywhere = { ...siteReads.everywhere, bench: 'any' as const }
const build: SiteBuild = {
  ...built,
  entry: { ...built.entry, module: { ...module, siteReads: { ...siteReads, everywhere } } },
}
const site = await openSite(
  readConfig({ SITE_URL: 'http://site.test', DATA_DIR: dataDir }),
  pino({ level: 'silent' }),
  { buildDir, build },
)
let requests = 0
try {
  const times = new Map<string, number[]>(subjects.map((subject) => [subject, []]))
  for (const subject of subjects) await cpuPerPage(subject)
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) times.get(subject)?.push(await cpuPerPage(subject))
  writeSection(
    'Not in memory',
    `Processor time of all threads for one page, rendered and compressed at quality 4, the homes in memory; median of ${rounds} rounds of ${pagesARound} pages, in turns.`,
    ['address', 'ms', 'pages a second on one core'],
    subjects.map((subject) => {
      const ms = (times.get(subject) ?? []).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
      return [subject, ms.toFixed(2), (1000 / ms).toFixed(0)]
    }),
  )
  const shares: string[][] = []
  for (const subject of subjects) {
    const parts = await profileShares(() => cpuPerPage(subject))
    shares.push([subject, ...parts.map((share) => `${(share * 100).toFixed(0)} %`)])
  }
  writeSection(
    'Where the time of such a page goes',
    `Shares of the main thread, from a profile of ${pagesARound} pages each.`,
    ['address', ...partNames],
    shares,
  )
} finally {
  await site.close()
  rmSync(dataDir, { recursive: true })
}

/** @returns milliseconds. */
async function cpuPerPage(path: string): Promise<number> {
  const before = process.cpuUsage()
  for (let page = 0; page < pagesARound; page++) {
    const response = await site.http.request(`http://site.test${path}?bench=${requests++}`, {
      headers: { 'Accept-Encoding': 'br' },
    })
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    await response.arrayBuffer()
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / pagesARound
}
