import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * The range of ports for this worker of the test run. It is below the ports that the system gives
 * to connections, so that a server that is stopped and started again finds its port free.
 */
const size = 1_000
const first = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 12) * size
/** The ports that were given out, because a server may start long after it got its port. */
const given = new Set<number>()

/** A port on which nobody listens, and that no other test of this worker got recently. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + randomInt(size)
    if (given.has(port) || !(await isFree(port))) continue
    // By then, the ports that were given out first are in use, or free again.
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
