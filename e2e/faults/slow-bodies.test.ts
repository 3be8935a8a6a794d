import { createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { testPlace } from '../../testing/databases.ts'
import { full, longTest, scaled, timeLimit } from '../../testing/full.ts'
import { LeadLoad, timed } from '../../testing/lead-load.ts'
import { startServer } from '../../testing/server-process.ts'
import { stampFor } from '../../testing/stamp.ts'

test('200 slow bodies hold up nobody', { tags: 'slow', timeout: longTest }, async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const stamp = await stampFor(place)
  const server = await startServer({ ...place.env, LOG_LEVEL: 'warn' })
  const { hostname, port } = new URL(server.url)
  let cutOff = 0
  const slow = Array.from({ length: 200 }, () => {
    const socket = createConnection(Number(port), hostname)
    socket.on('error', () => {})
    socket.on('close', () => cutOff++)
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`,
    )
    return socket
  })
  const slowSender = setInterval(
    () => slow.forEach((socket) => socket.writable && socket.write('x')),
    500,
  )
  const leads = new LeadLoad(server.url, stamp)
  for (let index = 0; index < scaled(10, 100); index++) {
    for (const answer of [await leads.send(), await timed(`${server.url}/`)]) {
      expect(answer.status).toBeLessThan(400)
      expect(answer.milliseconds).toBeLessThan(timeLimit(500))
    }
    // A client that is served before the slow ones are cut off was not delayed by them.
    if (index === 0) expect(cutOff).toBe(0)
  }
  expect(leads.accepted).toHaveLength(scaled(10, 100))
  // They are cut off after half a minute, for which the short form does not wait.
  if (full) await expect.poll(() => cutOff, { timeout: 60_000 }).toBe(200)
  clearInterval(slowSender)
  for (const socket of slow) socket.destroy()
  expect(await server.end('SIGTERM')).toBe(0)
  await place.remove()
})
