import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closerOf } from './close-server.ts'

const request = 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'
let server: Server
let sockets: Socket[] = []
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] }),
)
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  for (const socket of sockets) socket.destroy()
  sockets = []
})

async function listen(respond: RequestListener) {
  server = createServer({ keepAliveTimeout: 65_000 }, respond)
  const close = closerOf(server, { silence: 300, limit: 70_000 })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return close
}

/** A connection, with everything that it has received. */
async function open(): Promise<{ socket: Socket; received: () => string }> {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const socket = connect(address.port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  await new Promise<void>((connected) => socket.once('connect', connected))
  return { socket, received: () => text }
}

/** Advances the timers until the stop has finished. */
async function passing(stop: Promise<unknown>): Promise<void> {
  let done = false
  void stop.then(() => {
    done = true
  })
  await expect
    .poll(() => {
      vi.advanceTimersByTime(100)
      return done
    })
    .toBe(true)
}

test('a request in progress is answered, then its connection closed against the client', async () => {
  const { promise: go, resolve: respond } = Promise.withResolvers<void>()
  const { promise: arrival, resolve: hear } = Promise.withResolvers<void>()
  const close = await listen((_, response) => {
    hear()
    void go.then(() => response.end('answered'))
  })
  const { socket, received } = await open()
  socket.write(request)
  await arrival
  const closed = close()
  // Longer than a silent connection may stay open.
  vi.advanceTimersByTime(60_000)
  expect(socket.closed).toBe(false)
  respond()
  await expect.poll(received).toContain('answered')
  await passing(closed)
})

test('a request that never ends is cut off, and counted', async () => {
  const { promise: arrival, resolve: hear } = Promise.withResolvers<void>()
  const close = await listen(() => hear())
  const { socket } = await open()
  socket.write(request)
  await arrival
  const closed = close()
  vi.advanceTimersByTime(70_000)
  expect(socket.closed).toBe(false)
  await passing(closed)
  expect(await closed).toBe(1)
})

test('a stop cuts off in time when the system clock is set back', async () => {
  const close = await listen(() => {})
  await open()
  const closed = close()
  vi.setSystemTime(0)
  await passing(closed)
  expect(await closed).toBe(0)
})

test('a connection that never sends a request does not hold up the stop', async () => {
  const close = await listen((_, response) => response.end())
  await open()
  await passing(close())
  expect(server.listening).toBe(false)
})
