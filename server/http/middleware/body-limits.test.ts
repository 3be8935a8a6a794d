import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { endSlowBodies, maxBodyBytes } from './body-limits.ts'

test('only staff send more than a form, and only where pictures and homes are sent', () => {
  const megabyte = 1024 * 1024
  expect(maxBodyBytes('/contact', true)).toBe(64 * 1024)
  expect(maxBodyBytes('/office/homes/h-1/pictures', false)).toBe(64 * 1024)
  expect(maxBodyBytes('/office/homes/h-1', true)).toBe(megabyte)
  expect(maxBodyBytes('/es/office/homes/h-1/pictures', true)).toBe(64 * megabyte)
  expect(maxBodyBytes('/office/homes/import', true)).toBe(64 * megabyte)
  // With a script, forms are sent to the page's data.
  expect(maxBodyBytes('/office/homes/import.data', true)).toBe(64 * megabyte)
  expect(maxBodyBytes('/contact.data', true)).toBe(64 * 1024)
})

test.each([
  ['a form', '/contact', 408],
  ['a picture', '/es/office/homes/h-1/pictures', 200],
  ['an import by script', '/office/homes/import.data', 200],
])('a slow body of %s has its answer', async (_, path, status) => {
  const server = createServer((incoming, response) => {
    incoming.resume().once('end', () => response.end())
    // The connection may end before the body does.
    incoming.once('error', () => {})
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  endSlowBodies(server, 10_000)
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const sent = request({
    port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { 'Content-Length': '6' },
  })
  const answered = once(sent, 'response')
  sent.write('abc')
  await once(server, 'request')
  vi.advanceTimersByTime(10_000)
  // The rest of the form would arrive too late.
  if (status === 200) sent.end('def')
  const [response] = await answered
  expect(response.statusCode).toBe(status)
  response.resume()
  sent.destroy()
  server.close()
  server.closeAllConnections()
})
