import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isConnectionLost, onConnectionBack, watchBrowser } from './connection.ts'

let isAnswering: boolean
let browser: EventTarget

beforeEach(() => {
  isAnswering = true
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    if (!isAnswering) throw new TypeError('no connection')
    return new Response()
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the browser says that the connection is lost, the server that it is back', async () => {
  const stopWatching = watchBrowser()
  const back = vi.fn<() => void>()
  const stopListening = onConnectionBack(back)
  isAnswering = false
  browser.dispatchEvent(new Event('offline'))
  expect(isConnectionLost()).toBe(true)
  browser.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  expect([isConnectionLost(), back.mock.calls.length]).toEqual([true, 0])
  isAnswering = true
  browser.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isConnectionLost()).toBe(false))
  expect(back).toHaveBeenCalledOnce()
  stopWatching()
  stopListening()
  browser.dispatchEvent(new Event('offline'))
  expect(isConnectionLost()).toBe(false)
})
