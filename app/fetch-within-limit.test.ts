import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithinLimit } from './fetch-within-limit.ts'

let limit: AbortController

beforeEach(() => {
  limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal)
  // A connection that hangs neither answers nor fails; only the request's own signal ends it.
  vi.stubGlobal(
    'fetch',
    (request: Request, { signal = request.signal }: RequestInit = {}) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason)
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const post = (body: BodyInit) => new Request('https://site.test/', { method: 'POST', body })

test('a form that is never answered ends, and files take as long as they need', async () => {
  const ended: string[] = []
  const send = (name: string, request: Request) =>
    fetchWithinLimit(request).catch(() => void ended.push(name))
  const form = send('form', post(new URLSearchParams({ note: 'Prefers mornings' })))
  void send('files', post(new FormData()))
  void send('page', new Request('https://site.test/'))
  limit.abort(new DOMException('', 'TimeoutError'))
  await form
  expect(ended).toEqual(['form'])
})

test('a form that is left ends at once', async () => {
  const leaving = new AbortController()
  const body = new URLSearchParams({ note: 'Prefers mornings' })
  const { signal } = leaving
  const form = new Request('https://site.test/', { method: 'POST', body, signal })
  const sent = fetchWithinLimit(form)
  leaving.abort(new Error('left'))
  await expect(sent).rejects.toThrow('left')
})
