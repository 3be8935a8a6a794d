import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isConnectionLost, tryConnection } from '../device/connection.ts'
import { fetchDraft, sendDraft } from './draft-request.ts'

/** Ends the time-outs of all requests. */
let limit: AbortController
let isHanging: boolean

beforeEach(() => {
  limit = new AbortController()
  isHanging = true
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal)
  // A connection that hangs neither answers nor fails; only the request's own signal ends it.
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit = {}) =>
    isHanging
      ? new Promise((_resolve, reject) => {
          if (signal?.aborted) reject(signal.reason)
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
      : Promise.resolve(new Response()),
  )
})
afterEach(async () => {
  isHanging = false
  await tryConnection()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a draft that is never answered counts as unsaved, and the connection as lost', async () => {
  const sending = sendDraft('/office/homes/1/draft', new FormData())
  const reading = fetchDraft('/office/homes/1/draft')
  limit.abort(new DOMException('', 'TimeoutError'))
  expect(await Promise.all([sending, reading])).toEqual([undefined, undefined])
  await vi.waitFor(() => expect(isConnectionLost()).toBe(true))
})
