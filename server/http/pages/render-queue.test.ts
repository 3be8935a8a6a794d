import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Overloaded, RenderQueue } from './render-queue.ts'

/** Work that ends when the test says so. */
function work(name: string, began: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { end: resolve, run: () => (began.push(name), promise) }
}

/** Lets time pass, in milliseconds, and starts whatever can begin. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  for (let turns = 0; turns < 10; turns++) await turn()
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test('renderings run in sequence, those of known pages first', async () => {
  const queue = new RenderQueue({ atOnce: 1 })
  const began: string[] = []
  const [a, b, c] = [work('a', began), work('b', began), work('c', began)]
  const runs = [queue.run(a.run), queue.run(b.run), queue.run(c.run, { first: true })]
  for (const one of [a, b, c]) one.end()
  await Promise.all(runs)
  expect(began).toEqual(['c', 'a', 'b'])
})

test('refuses calls beyond the limit, and continues after a failure', async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 2 })
  const began: string[] = []
  const long = work('long', began)
  const running = queue.run(long.run)
  await pass(0)
  expect(began).toEqual(['long'])
  const waiting = [
    queue.run(async () => 1),
    queue.run(async () => {
      throw new Error('no page')
    }),
  ]
  await expect(queue.run(async () => 3)).rejects.toThrow(Overloaded)
  const first = queue.run(async () => 4, { first: true })
  long.end()
  await running
  expect(await first).toBe(4)
  expect(await waiting[0]).toBe(1)
  await expect(waiting[1]).rejects.toThrow('no page')
  expect(await queue.run(async () => 5)).toBe(5)
})

test('while many wait, pauses are as long as renderings, except for known pages', async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 4, maxRest: 60_000 })
  const began: string[] = []
  const [slow, urgent] = [work('slow', began), work('wanted', began)]
  const first = queue.run(slow.run)
  await pass(0)
  expect(began).toEqual(['slow'])
  const others = ['a', 'b', 'c'].map((name) => queue.run(async () => void began.push(name)))
  await pass(1000)
  slow.end()
  await first
  await pass(500)
  expect(began).toEqual(['slow'])
  urgent.end()
  const second = queue.run(urgent.run, { first: true })
  await pass(5)
  await second
  await pass(485)
  expect(began).toEqual(['slow', 'wanted'])
  await pass(10)
  await Promise.all(others)
  expect(began).toEqual(['slow', 'wanted', 'a', 'b', 'c'])
})

test('while a post is answered no rendering begins, unless the post hangs', async () => {
  const queue = new RenderQueue({ maxPause: 60_000 })
  const began: string[] = []
  const lead = work('lead', began)
  const posting = queue.post(lead.run)
  const page = queue.run(async () => began.push('page'))
  await pass(59_000)
  expect(began).toEqual(['lead'])
  lead.end()
  await posting
  await pass(5)
  await page
  expect(began).toEqual(['lead', 'page'])

  const hanging = new RenderQueue({ maxPause: 20 })
  void hanging.post(() => new Promise(() => {}))
  const last = hanging.run(async () => 'page')
  await pass(20)
  expect(await last).toBe('page')
})

test('a page stops waiting for a hung post even if the system clock is set back', async () => {
  const queue = new RenderQueue({ maxPause: 20 })
  void queue.post(() => new Promise(() => {}))
  const began: string[] = []
  void queue.run(async () => void began.push('page'))
  vi.setSystemTime(0)
  for (let passed = 0; passed < 30; passed += 5) await pass(5)
  expect(began).toEqual(['page'])
})
