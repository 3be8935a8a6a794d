import { randomUUID } from 'node:crypto'
import { percentileOf } from './percentile.ts'

interface Timed {
  status: number
  milliseconds: number
}

/**
 * Makes a request, reads the whole answer and measures the time. A request that is never answered
 * fails after 30 s.
 */
export async function timed(url: string, init: RequestInit = {}): Promise<Timed> {
  const started = performance.now()
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...init,
  })
  await response.arrayBuffer()
  return { status: response.status, milliseconds: performance.now() - started }
}

/** Visitors who send leads; it records who was thanked. */
export class LeadLoad {
  readonly accepted: string[] = []
  readonly #url: string
  readonly #stamp: string

  constructor(url: string, stamp: string) {
    this.#url = url
    this.#stamp = stamp
  }

  async send(): Promise<Timed> {
    const email = `${randomUUID()}@example.com`
    const answer = await timed(`${this.#url}/contact`, {
      method: 'POST',
      body: new URLSearchParams({
        name: 'Elena Martín',
        email,
        message: 'A long and careful message',
        page: '/',
        stamp: this.#stamp,
      }),
    })
    if (answer.status === 303) this.accepted.push(email)
    return answer
  }

  /** Sends this many requests a second, whether the earlier ones have been answered or not. */
  async stream(perSecond: number, seconds: number): Promise<Timed[]> {
    const answers: Promise<Timed>[] = []
    for (let number = 0; number < perSecond * seconds; number++) {
      answers.push(this.send())
      await new Promise((resume) => setTimeout(resume, 1000 / perSecond))
    }
    return Promise.all(answers)
  }
}

/** The milliseconds within which a part of the answers came: 0.95 for p95. */
export function percentile(answers: readonly Timed[], part: number): number {
  return percentileOf(
    answers.map(({ milliseconds }) => milliseconds),
    part,
  )
}
