import { createServer } from 'node:http'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { guardedFetch } from './guarded-fetch.ts'

let stack: AsyncDisposableStack
beforeEach(() => {
  stack = new AsyncDisposableStack()
})
afterEach(() => stack.disposeAsync())

/** A hosted project of which one service takes connections and never answers. */
async function projectWithout(service: string): Promise<string> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(service)) response.end('[]')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  stack.defer(() => server.closeAllConnections())
  stack.defer(() => void server.close())
  return `http://127.0.0.1:${port}`
}

test.each(['/rest/v1/', '/auth/v1/', '/storage/v1/'])(
  'while %s of the project hangs, its calls fail at once and the others go on',
  async (service) => {
    const url = await projectWithout(service)
    const guarded = guardedFetch(url, 'key', pino({ level: 'silent' }))
    stack.defer(() => guarded.stop())
    const call = (path: string) => guarded.fetch(`${url}${path}something`)
    await expect(call(service)).rejects.toMatchObject({ name: 'CircuitOpen' })
    expect(guarded.breakers.filter(({ isOpen }) => isOpen)).toHaveLength(1)
    await expect(call(service)).rejects.toMatchObject({ name: 'CircuitOpen' })
    for (const other of ['/rest/v1/', '/auth/v1/', '/storage/v1/'])
      if (other !== service) expect((await call(other)).status).toBe(200)
  },
)
