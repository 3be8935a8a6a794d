import { connect, createServer, type Server, type Socket } from 'node:net'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openGuardedPool } from './guarded-pool.ts'

/** A server that accepts connections and never answers. */
let server: Server
let port: number
let accepted: Socket[] = []

beforeEach(async () => {
  server = createServer((socket) => void accepted.push(socket.on('error', () => {})))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  port = address.port
})
afterEach(() => {
  for (const socket of accepted) socket.destroy()
  accepted = []
  server.close()
})

/** Resolves when the server has accepted every connection that was begun before. */
async function allAccepted(): Promise<void> {
  const last = connect(port, '127.0.0.1')
  await new Promise<void>((connected) => last.once('connect', connected))
  const isLast = ({ remotePort }: Socket) => remotePort === last.localPort
  await expect.poll(() => accepted.some(isLast)).toBe(true)
  last.destroy()
}

test('while the database does not answer, refused calls open no connections to it', async () => {
  const pool = openGuardedPool(`postgres://user@127.0.0.1:${port}/site`, pino({ enabled: false }))
  await expect(pool.connect()).rejects.toThrow('does not answer')
  const before = accepted.length
  const calls = await Promise.allSettled(Array.from({ length: 20 }, () => pool.connect()))
  await allAccepted()
  expect(calls.filter(({ status }) => status === 'fulfilled')).toEqual([])
  // The connection of this test, and perhaps the breaker's next probe.
  expect(accepted.length - before).toBeLessThanOrEqual(2)
  for (const socket of accepted) socket.destroy()
  await pool.end()
})
