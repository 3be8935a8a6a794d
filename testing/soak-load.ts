import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stampPattern } from './stamp.ts'

interface SoakResult {
  /** Response times in milliseconds, sorted. */
  pages: number[]
  leads: number[]
  signIns: number[]
  /** Answers that were neither a page, nor an accepted lead, nor a refused password. */
  unexpected: string[]
  /** The resident memory of the process during the load, in MB, once a second. */
  memory: number[]
}

/** The number of requests a second. */
const rates = { pages: 20, leads: 5, signIns: 1 }

interface SoakOptions {
  seconds: number
  /**
   * Whether each kind of visitor waits for the answer before the next request, so that even a slow
   * machine has no reason to refuse anybody. Otherwise they arrive at their rate, however long the
   * answers take.
   */
  oneAtATime: boolean
}

/** Visits a site for a while: pages in sequence in both languages, leads, and sign-ins. */
export async function soak(
  url: string,
  pid: number,
  { seconds, oneAtATime }: SoakOptions,
): Promise<SoakResult> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  const stamp = (await (await fetch(`${url}/contact`)).text()).match(stampPattern)?.[0] ?? ''
  const result: SoakResult = { pages: [], leads: [], signIns: [], unexpected: [], memory: [] }
  const running = new Map<Promise<void>, number[]>()

  const timed = (times: number[], what: string, good: number[], ask: () => Promise<Response>) => {
    if (oneAtATime && [...running.values()].includes(times)) return
    const work = (async () => {
      const started = performance.now()
      try {
        const response = await ask()
        await response.arrayBuffer()
        times.push(performance.now() - started)
        if (!good.includes(response.status)) result.unexpected.push(`${what}: ${response.status}`)
      } catch (error) {
        result.unexpected.push(`${what}: ${String(error)}`)
      }
    })().finally(() => running.delete(work))
    running.set(work, times)
  }

  let number = 0
  const timers = [
    setInterval(() => {
      const path = paths[number++ % paths.length] ?? '/'
      timed(result.pages, path, [200], () =>
        fetch(url + path, { signal: AbortSignal.timeout(30_000) }),
      )
    }, 1000 / rates.pages),
    setInterval(() => {
      const id = randomUUID()
      timed(result.leads, 'lead', [200, 303], () =>
        postForm(url, '/contact', { ...enquiry(id), submission: id, stamp }),
      )
    }, 1000 / rates.leads),
    setInterval(
      () =>
        timed(result.signIns, 'sign-in', [200, 400, 401, 422, 429], () =>
          postForm(url, '/login', {
            email: `${randomUUID()}@example.com`,
            password: 'not-the-password',
          }),
        ),
      1000 / rates.signIns,
    ),
    setInterval(() => result.memory.push(residentMemory(pid)), 1000),
  ]
  await new Promise((resume) => setTimeout(resume, seconds * 1000))
  for (const timer of timers) clearInterval(timer)
  await Promise.all(running.keys())
  for (const times of [result.pages, result.leads, result.signIns]) times.sort((a, b) => a - b)
  return result
}

const enquiry = (id: string) => ({
  name: 'Elena Martín',
  email: `${id}@example.com`,
  message: `I would like to visit the villa. ${id}`,
  page: '/',
})

const postForm = (url: string, path: string, fields: Record<string, string>) =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(30_000),
  })

/** Resident memory of a process, in MB. */
const residentMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
