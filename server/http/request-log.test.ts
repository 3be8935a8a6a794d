import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { RequestEnv } from './middleware/request-env.ts'
import { requestLog } from './request-log.ts'

/** The logged status of a page that answers 500. */
async function loggedStatus(signal?: AbortSignal): Promise<unknown> {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const app = new Hono<RequestEnv>().use(requestLog(log)).get('/', (c) => c.text('', 500))
  await app.request('/', signal ? { signal } : {})
  return JSON.parse(lines[0] ?? '{}').status
}

test('a page that its visitor gave up is not logged as a failure', async () => {
  expect(await loggedStatus(AbortSignal.abort())).toBe(499)
  expect(await loggedStatus()).toBe(500)
})
