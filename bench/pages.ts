import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../testing/server-process.ts'
import { writeSection } from './report.ts'
import { weigh } from './weigh.ts'

/**
 * Prints the bytes that a browser fetches on the first visit to a page, for one page of every kind.
 */
const pages = [
  '/',
  '/properties',
  '/properties/garden-apartment-south-terrace',
  '/property-types',
  '/property-types/villas',
]

const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
try {
  const rows = await Promise.all(
    pages.map(async (page) => {
      const { html, css, script, fonts } = await weigh(server.url, page)
      return [page, ...[html, css, fonts, script].map(String)]
    }),
  )
  writeSection(
    'Weight of pages',
    'Bytes over the wire, compressed with Brotli; scripts are fetched only once the visitor acts.',
    ['address', 'HTML', 'CSS', 'fonts', 'scripts'],
    rows,
  )
} finally {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
}
