import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, nodeOptions } from '../scripts/runtime.mjs'
import { startServer } from '../testing/server-process.ts'
import { startMeasured } from './measured-site.ts'
import { type Copy, hasNginx, startNginx } from './nginx.ts'
import { writeSection } from './report.ts'
import { hasWrk, type Measured, wrk } from './wrk.ts'

/**
 * Compares pages in memory with nginx (one worker) and a bare Node server that serve the same
 * bytes, in alternating runs.
 */
const rounds = 3

if (!hasWrk() || !hasNginx()) {
  console.log('wrk and nginx are not installed (Debian: apt install wrk nginx-light)')
  process.exit(0)
}

const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
const server = await startServer({ DATA_DIR: dataDir, ...environment }, { nodeOptions })
try {
  const home = (await copyOf('/')).body
  const script = await firstAsset('js')
  const picture = /\/pictures\/variants\/[\w-]+-1200\.avif/.exec(await textOf('/'))?.[0] ?? ''
  const subjects = ['/', '/properties/garden-apartment-south-terrace', script, picture]
  console.log(`home: ${home.length} bytes`)
  const copies: Copy[] = []
  for (const subject of subjects) copies.push(await copyOf(subject))
  const nginx = await startNginx(copies)
  const bare = await startBareNode(copies)
  try {
    // Pages get their best compression after repeated requests and some idle time.
    for (const subject of subjects) await wrk(server.url + subject, { seconds: 1 })
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const rows: string[][] = []
    for (const [index, subject] of subjects.entries()) {
      const ours: Measured[] = []
      const theirs: Measured[] = []
      const baseline: Measured[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await wrk(server.url + subject))
        theirs.push(await wrk(`${nginx.url}/${index}`))
        baseline.push(await wrk(`${bare.url}/${index}`))
      }
      const [our, their, node] = [median(ours), median(theirs), median(baseline)]
      rows.push([
        subject.replace(/-\w{8}(?=[-.])/, ''),
        String(copies[index]?.body.length),
        String(Math.round(our.rate)),
        String(Math.round(their.rate)),
        (our.rate / their.rate).toFixed(2),
        String(Math.round(node.rate)),
        (our.rate / node.rate).toFixed(2),
        our.p50.toFixed(2),
        our.p99.toFixed(2),
        String(our.failed),
      ])
    }
    writeSection(
      'From memory',
      `wrk, one thread, 32 connections, median of ${rounds} runs of 3 s; nginx with one worker, and a Node that does nothing else, serve the same bytes.`,
      [
        'address',
        'bytes',
        'answers/s',
        'nginx',
        'ratio',
        'bare Node',
        'ratio',
        'p50 ms',
        'p99 ms',
        'failed',
      ],
      rows,
    )
  } finally {
    nginx.stop()
    await bare.stop()
  }
} finally {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
}

/**
 * Starts a process of the same Node version, with the same headers except those that identify a
 * request.
 */
function startBareNode(copies: Copy[]) {
  const file = join(dataDir, 'copies.json')
  const answers = copies.map(({ body, type, encoding }) => ({
    headers: {
      'Content-Type': type,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body: body.toString('base64'),
  }))
  writeFileSync(file, JSON.stringify(answers))
  return startMeasured({
    program: [process.execPath, join(import.meta.dirname, 'bare-node.ts')],
    folder: import.meta.dirname,
    env: { COPIES: file },
    firstPath: '/0',
  })
}

/** The run whose rate is the median. */
function median(runs: Measured[]): Measured {
  const sorted = runs.toSorted((one, other) => one.rate - other.rate)
  return sorted[Math.floor(sorted.length / 2)] ?? { rate: 0, p50: 0, p99: 0, failed: 0 }
}

async function textOf(path: string): Promise<string> {
  return (await fetch(server.url + path)).text()
}

async function firstAsset(extension: string): Promise<string> {
  const found = new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(await textOf('/'))
  return found?.[0] ?? '/favicon.svg'
}

/** An answer as it is transferred. */
function copyOf(path: string): Promise<Copy> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          path,
          body: Buffer.concat(chunks),
          type: response.headers['content-type'] ?? '',
          encoding: response.headers['content-encoding'],
        }),
      )
    }).on('error', reject)
  })
}
