import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { HandledRequest } from './metrics.ts'
import type { RequestEnv } from './middleware/request-env.ts'
import { requestLog } from './request-log.ts'

/** The logged status of a page that answers 500. */
async function loggedStatus(signal?: AbortSignal): Promise<unknown> {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const app = new Hono<RequestEnv>()
    .use(requestLog(log, () => false))
    .get('/', (c) => c.text('', 500))
  await app.request('/', signal ? { signal } : {})
  return JSON.parse(lines[0] ?? '{}').status
}

test('a page that its visitor gave up is not logged as a failure', async () => {
  expect(await loggedStatus(AbortSignal.abort())).toBe(499)
  expect(await loggedStatus()).toBe(500)
})

test('files, which may wait until they are made, are measured apart from pages', async () => {
  const kinds: HandledRequest['kind'][] = []
  const metrics = {
    observe: ({ kind }: HandledRequest) => void kinds.push(kind),
    read: async () => ({ type: '', text: '' }),
  }
  const app = new Hono<RequestEnv>()
    .use(requestLog(pino({ enabled: false }), (path) => path.startsWith('/pictures/'), metrics))
    .all('*', (c) => c.text(''))
  await app.request('/pictures/terrace.avif')
  await app.request('/properties')
  await app.request('/contact', { method: 'POST' })
  await app.request('/ready')
  expect(kinds).toEqual(['file', 'page', 'post', 'probe'])
})
