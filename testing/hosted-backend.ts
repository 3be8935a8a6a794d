import { serve } from '@hono/node-server'
import type { FakeBackend } from './fake-backend-state.ts'
import { createFakeBackend } from './fake-backend.ts'
import { freePort } from './free-port.ts'

export interface HostedBackend extends FakeBackend {
  url: string
  stop(): void
}

/** Serves the fake backend at an address, like a project elsewhere. */
export async function serveHostedBackend(): Promise<HostedBackend> {
  const backend = createFakeBackend()
  const port = await freePort()
  const server = serve({
    fetch: (request: Request) => backend.fetch(request),
    port,
    hostname: '127.0.0.1',
  })
  return Object.assign(backend, {
    url: `http://127.0.0.1:${port}`,
    stop() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
    },
  })
}
