import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newsStream } from './news-stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Opens a stream whose answers come from a list, one for each check; the last answer repeats. */
function open(answers: (string | Error)[]) {
  const logged: string[] = []
  const abort = new AbortController()
  const read = vi.fn<() => Promise<string>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (typeof answer === 'string') return answer
    throw answer
  })
  const log = pino(
    {},
    {
      write(line: string) {
        const { msg, err } = JSON.parse(line)
        logged.push(err ? `${msg}: ${err.message}` : msg)
      },
    },
  )
  const stream = newsStream({ read, signal: abort.signal, log })
  return { stream, read, logged, abort }
}

test('the log says once that the news fail, and once that they work again', async () => {
  const away = new Error('no database')
  const { stream, logged, abort } = open(['one', away, away, away, 'one', 'two', away])
  const text = new Response(stream).text()
  await vi.advanceTimersByTimeAsync(3000 * 6)
  abort.abort()
  expect(await text).toBe('retry: 2000\n\nevent: leads\ndata: one\n\nevent: leads\ndata: two\n\n')
  expect(logged).toEqual([
    'the news of the office could not be read: no database',
    'the news of the office can be read again',
    'the news of the office could not be read: no database',
  ])
})

test('a stream that is cancelled during a check ends without an error', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { stream, read, abort } = open([])
  read.mockReturnValue(promise)
  await stream.cancel()
  resolve('late')
  // An error in the check would be unhandled, which would fail the test run.
  await vi.advanceTimersByTimeAsync(9000)
  abort.abort()
  expect(read).toHaveBeenCalledTimes(1)
})

test('a stream ends after a minute', async () => {
  const { stream } = open(['one'])
  const text = new Response(stream).text()
  await vi.advanceTimersByTimeAsync(63_000)
  expect(await text).toBe('retry: 2000\n\nevent: leads\ndata: one\n\n')
})
