import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { answerInOrder } from './pipelining.ts'

/** A server that answers with `respond`, and a client that sends this many requests at once. */
async function pipelined(count: number, respond: (response: ServerResponse) => void) {
  let seen = 0
  const port = await freePort()
  const server = createServer(
    answerInOrder((_, response) => {
      seen++
      respond(response)
    }),
  ).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  let read = ''
  client.on('data', (chunk) => (read += chunk))
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count))
  return {
    client,
    seen: () => seen,
    isOpen: () =>
      new Promise<boolean>((resolve) => server.getConnections((_, open) => resolve(open > 0))),
    responses: () => read.split('HTTP/1.1 200').length - 1,
    close: () => (client.destroy(), server.closeAllConnections(), server.close()),
  }
}

test('a few requests sent ahead are answered in their order', async () => {
  const some = await pipelined(8, (response) => setTimeout(() => response.end('x'), 5))
  await expect.poll(some.responses).toBe(8)
  // The same again: answered requests no longer count.
  some.client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(9))
  await expect.poll(some.responses).toBe(17)
  some.close()
})

test('a connection that sends many without waiting is closed', async () => {
  const many = await pipelined(60, () => {})
  await once(many.client, 'close')
  expect(many.seen()).toBe(1)
  many.close()
})

test('a connection whose responses are not read is closed too', async () => {
  const many = await pipelined(2000, (response) => response.end(Buffer.alloc(60_000)))
  many.client.pause()
  await expect.poll(many.seen).toBeGreaterThan(0)
  await expect.poll(many.isOpen).toBe(false)
  expect(many.seen()).toBeLessThan(9)
  many.close()
})
