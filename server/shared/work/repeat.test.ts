import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

const schedule = {
  interval: 50,
  onFailure: (error: unknown) => expect.fail(String(error)),
}

/** A clock that the test controls. */
function clock() {
  const waits: { milliseconds: number; pass: () => void }[] = []
  return {
    waits,
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((pass, reject) => {
        if (signal.aborted) return reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
        waits.push({ milliseconds, pass })
      }),
  }
}

test('work is done at once, and again after the time that it asks for', async () => {
  const { waits, wait } = clock()
  let times = 0
  const repeated = repeat(schedule, async () => ++times * 100, wait)
  expect(times).toBe(0)
  repeated.start()
  repeated.start()
  await expect.poll(() => waits.length).toBe(1)
  expect(times).toBe(1)
  waits[0]?.pass()
  await expect.poll(() => waits.map(({ milliseconds }) => milliseconds)).toEqual([100, 200])
  await repeated.stop()
  expect(times).toBe(2)
})

test('the first time can come after a delay, and a stop meanwhile does nothing', async () => {
  const { waits, wait } = clock()
  const { waits: stoppedWaits, wait: stoppedWait } = clock()
  let times = 0
  const later = { ...schedule, firstDelay: 1000 }
  const repeated = repeat(later, async () => void times++, wait)
  repeated.start()
  expect({ times, waits: waits.length }).toEqual({ times: 0, waits: 1 })
  waits[0]?.pass()
  await expect.poll(() => waits.map(({ milliseconds }) => milliseconds)).toEqual([1000, 50])
  await repeated.stop()
  const stopped = repeat(later, async () => expect.fail('it was stopped'), stoppedWait)
  stopped.start()
  await stopped.stop()
  expect({ times, waits: stoppedWaits.length }).toEqual({ times: 1, waits: 1 })
})

test('stopping waits for the work that is running, and nothing begins after it', async () => {
  const { waits, wait } = clock()
  const { promise, resolve } = Promise.withResolvers<void>()
  let times = 0
  const repeated = repeat(
    schedule,
    async () => {
      times++
      await promise
      return 1
    },
    wait,
  )
  repeated.start()
  let stopped = false
  const stopping = repeated.stop().then(() => (stopped = true))
  await Promise.resolve()
  expect(stopped).toBe(false)
  resolve()
  await stopping
  expect({ times, waits }).toEqual({ times: 1, waits: [] })
})

test('a repeat that was never started can be stopped, and stays stopped', async () => {
  let times = 0
  const repeated = repeat(schedule, async () => ++times)
  await repeated.stop()
  repeated.start()
  await repeated.stop()
  expect(times).toBe(0)
})

test('a failure is reported once in a row, and the work is retried sooner', async () => {
  const { waits, wait } = clock()
  const runs = [new Error('one'), new Error('one'), new Error('two'), undefined, new Error('two')]
  const reported: unknown[] = []
  const repeated = repeat(
    { interval: 50, retryInterval: 10, onFailure: (error) => reported.push(error) },
    async () => {
      const error = runs[waits.length]
      if (error) throw error
    },
    wait,
  )
  repeated.start()
  for (const [index] of runs.entries()) {
    await expect.poll(() => waits.length).toBe(index + 1)
    waits[index]?.pass()
  }
  await repeated.stop()
  expect(waits.slice(0, 5).map(({ milliseconds }) => milliseconds)).toEqual([10, 10, 10, 50, 10])
  expect(reported).toEqual([runs[0], runs[2], runs[4]])
})
