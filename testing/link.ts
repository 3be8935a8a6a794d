import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export interface NetworkLink {
  /** The address of the server through this proxy. */
  url: string
  /** Breaks every connection, and each new one as soon as it is made. */
  cut(): Promise<void>
  /**
   * Accepts connections but forwards nothing in either direction, like a network that drops
   * packets.
   */
  hang(): void
  mend(): Promise<void>
  close(): Promise<void>
}

/**
 * A TCP proxy to a server, whose connections can be cut, left hanging and restored. It listens all
 * the time, because a port that is given up can be taken by others before it is needed again.
 */
export async function createLink(target: string): Promise<NetworkLink> {
  const { hostname, port: targetPort } = new URL(target)
  const port = await freePort()
  const sockets = new Set<Socket>()
  let state: 'forwarding' | 'hanging' | 'cut' = 'forwarding'

  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy()
      return
    }
    const far = createConnection(Number(targetPort), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (chunk) => state === 'hanging' || other.write(chunk))
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => other.destroy())
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  async function breakAll() {
    const closed = [...sockets].map(
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    )
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
  }
  const through = new URL(target)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return {
    url: through.href,
    async cut() {
      state = 'cut'
      await breakAll()
    },
    hang() {
      state = 'hanging'
    },
    async mend() {
      // Connections that hung have lost bytes and cannot be used again.
      await breakAll()
      state = 'forwarding'
    },
    async close() {
      server.close()
      await breakAll()
    },
  }
}
