import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * The ports of this worker of the test run. They are below those that the system gives to
 * connections, so that a server that is stopped and started again finds its port free.
 */
const size = 1_000
const first = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 12) * size
/** A server may start long after it was given its port. */
const given = new Set<number>()

/** A port that nobody listens on, and that no other test of the run gets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + randomInt(size)
    if (given.has(port) || !(await isFree(port))) continue
    // After so many, those given first are in use, or free again.
    if (given.size >= size / 2) given.clear()
    given.add(port)
    return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
