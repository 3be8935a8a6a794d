import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export interface EmailedLink {
  /** The address of the server through this proxy. */
  url: string
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  /**
   * Accepts connections but forwards nothing in either direction, like a network that drops
   * packets.
   */
  hang(): void
  mend(): Promise<void>
  close(): Promise<void>
}

/** A TCP proxy to a server, whose connections can be cut, left hanging and restored. */
export async function createLink(target: string): Promise<EmailedLink> {
  const { hostname, port: targetPort } = new URL(target)
  const port = await freePort()
  const sockets = new Set<Socket>()
  let hanging = false
  let server: Server

  function join(near: Socket) {
    const far = createConnection(Number(targetPort), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (chunk) => hanging || other.write(chunk))
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => other.destroy())
    }
  }

  async function mend() {
    hanging = false
    server = createServer(join)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }
  await mend()
  const through = new URL(target)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: through.href,
    cut,
    hang: () => {
      hanging = true
    },
    async mend() {
      // Connections that hung have lost bytes and cannot be used again.
      if (server.listening) await cut()
      await mend()
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}
