import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment, nodeOptions } from '../scripts/runtime.mjs'
import { launchBrowser } from '../testing/browser.ts'
import { startServer } from '../testing/server-process.ts'
import { run, type Start, startMeasured } from './measured-site.ts'
import { writeAstroSite as writeAstro } from './peers/astro/write-site.ts'
import { costOfFirstView } from './peers/cost-of-first-view.ts'
import { writeNextSite as writeNext } from './peers/next/write-site.ts'
import type { PeerPage } from './peers/peer-page.ts'
import { writeSection } from './report.ts'
import { hasWrk, type Measured, wrk } from './wrk.ts'

/**
 * Compares our home page, list and page of a home with the same pages, element by element, made by
 * Next.js and by Astro from the same database. The peers lack the behaviour of our forms and
 * filters, which is in their favour.
 */
const own = 'garden-apartment-south-terrace'
const paths = ['/', '/properties', `/properties/${own}`]
const root = join(import.meta.dirname, '..')
const peers = [
  {
    name: 'Next.js',
    folder: 'next',
    write: writeNext,
    program: [process.execPath, 'node_modules/next/dist/bin/next', 'start'],
  },
  {
    name: 'Astro',
    folder: 'astro',
    write: writeAstro,
    program: [process.execPath, 'dist/server/entry.mjs'],
  },
]

if (!hasWrk()) {
  console.log('wrk is not installed (Debian: apt install wrk)')
  process.exit(0)
}

const work = mkdtempSync(join(tmpdir(), 'alboran-peers-'))
const data = join(work, 'data')
const rows: string[][] = []
const browser = await launchBrowser()
try {
  // The path is read by `peers/homes.mjs`, here and in the peers.
  const homesDatabase = { HOMES_DATABASE: join(data, 'alboran.sqlite') }
  Object.assign(process.env, homesDatabase)
  const pages = await ourPages()
  for (const { folder, write } of peers) await build(folder, write, pages)

  const env = { DATA_DIR: data, LOG_LEVEL: 'silent', ...environment }
  const serves = (script: string) => ({
    program: [process.execPath, ...nodeOptions, join(root, script)],
    folder: root,
    env,
  })
  await measure('ours', '', serves('server.ts'), serves('bench/peers/uncached-site.ts'))
  for (const { name, folder, program } of peers) {
    const site = { program, folder: join(work, folder), env: homesDatabase }
    await measure(name, '/kept', site, site)
  }
  writeSection(
    'Beside Next.js and Astro',
    `The same elements, styles, fonts and pictures from the same database, one process each. Ours compresses with Brotli, Next.js with gzip, Astro's server does not compress. From memory: kept for minutes (Next.js: revalidate; Astro: made at build). Measured by wrk with one thread for 3 s, with 32 connections from memory and 4 otherwise. First view on a phone: 150 ms, 1.6 Mbit/s, processor slowed to a quarter, until the network is quiet; median of 5 largest contentful paints.`,
    [
      'site',
      'page',
      'start ms',
      'from memory/s',
      'p99 ms',
      'rendered/s',
      'p99 ms',
      'resident MB',
      'requests',
      'kB',
      'script kB',
      'LCP ms',
    ],
    rows,
  )
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}

/** The HTML of our pages, and the homes as the peers read them. */
async function ourPages(): Promise<PeerPage[]> {
  const server = await startServer({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  try {
    const { homeOf, homesBySlug } = await import('./peers/homes.mjs')
    const homes = homesBySlug()
    return await Promise.all(
      paths.map(async (path) => {
        const html = await (await fetch(server.url + path)).text()
        return path.endsWith(own) ? { path, html, homes, own: homeOf(own) } : { path, html, homes }
      }),
    )
  } finally {
    await server.end('SIGTERM')
  }
}

/**
 * Writes, installs and builds a peer in a folder of its own, with our styles, fonts and pictures.
 */
async function build(folder: string, write: typeof writeNext, pages: PeerPage[]): Promise<void> {
  const target = join(work, folder)
  mkdirSync(target)
  cpSync(join(import.meta.dirname, 'peers', folder, 'package.json'), join(target, 'package.json'))
  cpSync(join(import.meta.dirname, 'peers/homes.mjs'), join(target, 'homes.mjs'))
  await write(target, pages)
  cpSync(join(root, 'build/site/client'), join(target, 'public'), { recursive: true })
  for (const file of picturesOf(pages)) {
    mkdirSync(dirname(join(target, 'public', file)), { recursive: true })
    cpSync(join(root, 'build', file), join(target, 'public', file))
  }
  run(target, 'npm', ['install', '--no-audit', '--no-fund'])
  run(target, 'npm', ['run', 'build'])
}

/** The variants that the pages show and that exist. */
function picturesOf(pages: PeerPage[]): string[] {
  const named = pages.flatMap(({ html }) => html.match(/\/pictures\/variants\/[\w.-]+/g) ?? [])
  return [...new Set(named)].filter((file) => existsSync(join(root, 'build', file)))
}

/**
 * Adds a row for each page of a site.
 * @param kept the prefix of addresses of pages that come from memory.
 */
async function measure(name: string, kept: string, ready: Start, rendering: Start): Promise<void> {
  const rates: Measured[] = []
  const renderer = await startMeasured(rendering)
  for (const path of paths) {
    const load = { connections: 4, script: join(import.meta.dirname, 'new-address.lua') }
    await wrk(renderer.url + path, { ...load, seconds: 1 })
    rates.push(await wrk(renderer.url + path, load))
  }
  await renderer.stop()

  const site = await startMeasured(ready)
  for (const [index, path] of paths.entries()) {
    const url = site.url + kept + (kept && path === '/' ? '' : path)
    await wrk(url, { seconds: 1 })
    const memory = await wrk(url)
    const view = await costOfFirstView(browser, url)
    const rendered = rates[index]
    rows.push([
      name,
      path,
      site.start.toFixed(0),
      memory.rate.toFixed(0),
      memory.p99.toFixed(1),
      (rendered?.rate ?? 0).toFixed(0),
      (rendered?.p99 ?? 0).toFixed(0),
      site.memory().toFixed(0),
      String(view.requests),
      (view.bytes / 1000).toFixed(0),
      (view.script / 1000).toFixed(0),
      view.paint.toFixed(0),
    ])
  }
  await site.stop()
}
