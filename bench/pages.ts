import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../testing/server-process.ts'
import { load, type Load } from './load.ts'
import { weigh } from './weigh.ts'

/** One page of every kind. */
const pages = [
  '/',
  '/properties',
  '/properties/garden-apartment-south-terrace',
  '/property-types',
  '/property-types/villas',
]
const rounds = 5
const seconds = 1

const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
try {
  await weights()
  await rates()
} finally {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
}

async function weights() {
  console.log('\nBytes over the wire (Brotli); scripts only once the visitor acts')
  const rows = await Promise.all(
    pages.map(async (page) => ({ page, ...(await weigh(server.url, page)) })),
  )
  console.table(Object.fromEntries(rows.map(({ page, ...weight }) => [page, weight])))
}

/** Each page beside a static file of about its size, in turn, so that both see the same machine. */
async function rates() {
  const home = await (await fetch(`${server.url}/`)).text()
  const file = /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1] ?? '/favicon.svg'
  const subjects = ['/', '/properties/garden-apartment-south-terrace']
  const measured: Record<string, Load[]> = {
    [file]: [],
    ...Object.fromEntries(subjects.map((subject) => [subject, []])),
  }
  for (let round = 0; round < rounds; round++)
    for (const address of Object.keys(measured))
      measured[address]?.push(await load(server.url + address, seconds))

  const median = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const reference = median((measured[file] ?? []).map(({ rate }) => rate))
  console.log(`\nMedian of ${rounds} rounds of ${seconds} s, 16 connections, beside a static file`)
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([address, runs]) => [
        address,
        {
          'answers/s': Math.round(median(runs.map(({ rate }) => rate))),
          'to the file': Number((median(runs.map(({ rate }) => rate)) / reference).toFixed(2)),
          'p50 ms': Number(median(runs.map(({ p50 }) => p50)).toFixed(2)),
          'p99 ms': Number(median(runs.map(({ p99 }) => p99)).toFixed(2)),
        },
      ]),
    ),
  )
}
