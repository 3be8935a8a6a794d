import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, nodeOptions } from '../scripts/runtime.mjs'
import { percentileOf } from '../testing/percentile.ts'
import { startServer } from '../testing/server-process.ts'
import { stampFor } from '../testing/stamp.ts'
import { writeSection } from './report.ts'

/**
 * Measures what a flood of new addresses costs other visitors: this many requests of each kind a
 * second, while an enquiry is sent every 50 ms and the home page is read every 20 ms.
 */
const perSecond = 1000
const seconds = 10

const kinds: Record<string, (number: number) => string> = {
  'unknown parameters': (number) => `/?u=${number}`,
  'no such page': (number) => `/nowhere-${number}`,
  'no such home': (number) => `/properties/nowhere-${number}`,
  'figures of a calculator': (number) => `/rental-properties?price=${10_000 + number}`,
  'data for scripts': (number) => `/properties.data?u=${number}`,
}

const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
const server = await startServer(
  { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
  { nodeOptions },
)
const stamp = await stampFor({ dataDir, databaseUrl: undefined })
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let number = 0
try {
  const rows: string[][] = [row('nothing', new Map(), await visitors())]
  for (const [name, address] of Object.entries(kinds)) {
    const answers = new Map<number, number>()
    let isRunning = true
    const flooding = (async () => {
      const open = new Set<Promise<void>>()
      const began = performance.now()
      let sent = 0
      while (isRunning) {
        const due = ((performance.now() - began) / 1000) * perSecond
        for (; sent < due && open.size < 2000; sent++) {
          const answer = ask('GET', address(number++)).then(({ status }) => {
            answers.set(status, (answers.get(status) ?? 0) + 1)
            open.delete(answer)
          })
          open.add(answer)
        }
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await Promise.all(open)
    })()
    const measured = await visitors()
    isRunning = false
    await flooding
    rows.push(row(name, answers, measured))
  }
  writeSection(
    'While somebody floods',
    `${perSecond} new addresses a second for ${seconds} s on one process, from one client whose network is not counted.`,
    ['flood', 'its answers', 'lead p50 ms', 'lead p95 ms', 'home p95 ms', 'resident MB'],
    rows,
  )
} finally {
  agent.destroy()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
}

interface Times {
  leads: number[]
  pages: number[]
}

async function visitors(): Promise<Times> {
  const times: Times = { leads: [], pages: [] }
  const end = performance.now() + seconds * 1000
  const every = async (pause: number, work: () => Promise<void>) => {
    while (performance.now() < end) {
      await work()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await Promise.all([
    every(50, async () => {
      const body = new URLSearchParams({
        name: 'Elena',
        email: `visitor-${number++}@example.com`,
        message: 'When may I see it?',
        page: '/',
        stamp,
      }).toString()
      const { status, milliseconds } = await ask('POST', '/contact', body)
      if (status !== 303) throw new Error(`a lead was answered with ${status}`)
      times.leads.push(milliseconds)
    }),
    every(20, async () => {
      const { status, milliseconds } = await ask('GET', '/')
      if (status !== 200) throw new Error(`home was answered with ${status}`)
      times.pages.push(milliseconds)
    }),
  ])
  return times
}

function row(name: string, answers: Map<number, number>, { leads, pages }: Times): string[] {
  const at = (times: number[], share: number) => percentileOf(times, share).toFixed(1)
  const told = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  return [name, told || '–', at(leads, 0.5), at(leads, 0.95), at(pages, 0.95), resident()]
}

/** The resident memory of the server, in megabytes. */
function resident(): string {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0)
}

function ask(
  method: string,
  path: string,
  body?: string,
): Promise<{ status: number; milliseconds: number }> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'Accept-Encoding': 'br',
      ...(body ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    }
    // Each visitor has a connection of their own; the flood shares a few.
    const own = method === 'POST' || path === '/'
    request(server.url + path, { method, headers, agent: own ? false : agent }, (response) => {
      response.resume().on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          milliseconds: performance.now() - began,
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}
