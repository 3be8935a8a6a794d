import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Breaker, CircuitOpen } from './breaker.ts'
import { TimeoutError } from './timeout.ts'

const never = () => new Promise<never>(() => {})
const options = { deadline: 5_000, isFailure: () => true }

let answers = true
let changes: boolean[] = []
let breaker: Breaker

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  answers = true
  changes = []
  breaker = new Breaker({
    dependency: 'the test',
    probe: () => (answers ? Promise.resolve() : never()),
    onChange: (isOpen) => changes.push(isOpen),
  })
})
afterEach(() => {
  breaker.stop()
  vi.useRealTimers()
})

/** Advances the time, and lets timers that wait for input run. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await vi.advanceTimersByTimeAsync(50)
    await new Promise((resume) => setImmediate(resume))
    await new Promise((resume) => setImmediate(resume))
  }
}

test('calls of a dependency that hangs fail within a second, and later calls at once', async () => {
  answers = false
  const waiting = breaker.run(never, options).catch((error: unknown) => error)
  await pass(900)
  expect(await waiting).toBeInstanceOf(CircuitOpen)
  expect(breaker.isOpen).toBe(true)
  const call = vi.fn(never)
  await expect(breaker.run(call, options)).rejects.toThrow(CircuitOpen)
  expect(call).not.toHaveBeenCalled()
})

test('the circuit closes by itself once the dependency answers', async () => {
  answers = false
  breaker.run(never, options).catch(() => {})
  await pass(5_000)
  expect(breaker.isOpen).toBe(true)
  answers = true
  await pass(1_600)
  expect(changes).toEqual([true, false])
  await expect(breaker.run(async () => 'answer', options)).resolves.toBe('answer')
})

test('one slow call times out, and does not open the circuit while others are answered', async () => {
  const slow = breaker.run(never, options).catch((error: unknown) => error)
  await pass(4_900)
  expect(breaker.isOpen).toBe(false)
  await pass(200)
  expect(await slow).toBeInstanceOf(TimeoutError)
  expect(changes).toEqual([])
})

test('a failure is probed at once; a refusal is not', async () => {
  answers = false
  const fail = () => Promise.reject(new Error('refused'))
  await expect(breaker.run(fail, { ...options, isFailure: () => false })).rejects.toThrow('refused')
  await pass(1_000)
  expect(breaker.isOpen).toBe(false)
  await expect(breaker.run(fail, options)).rejects.toThrow('refused')
  await pass(600)
  expect(breaker.isOpen).toBe(true)
})

test('time in which the process could not run does not count against a dependency', async () => {
  vi.useRealTimers()
  const changes: boolean[] = []
  const busy = new Breaker({
    dependency: 'the test',
    probeTimeout: 500,
    onChange: (isOpen) => changes.push(isOpen),
    async probe() {
      // Reads an answer in four steps, with the process busy before each.
      for (let step = 0; step < 4; step++) {
        const until = Date.now() + 200
        while (Date.now() < until);
        await new Promise((resume) => setImmediate(resume))
      }
    },
  })
  await busy.check()
  busy.stop()
  expect(changes).toEqual([])
})

test('a probe that takes too long is told to end', async () => {
  let signal: AbortSignal | undefined
  const hanging = new Breaker({
    dependency: 'the test',
    probe: (given) => {
      signal = given
      return never()
    },
  })
  void hanging.check()
  await pass(400)
  expect(signal?.aborted).toBe(false)
  await pass(200)
  expect(signal?.aborted).toBe(true)
  hanging.stop()
})
