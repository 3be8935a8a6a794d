import { request, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedSite, serveSite } from '../testing/site.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveSite('sqlite', {}, { cacheSeconds: 60, pictures: true })
})
afterAll(() => site.close())

interface Received {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

function ask(path: string, method: string, headers: Record<string, string>): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(site.url + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

/**
 * The parts that are the same however a response is sent; transfer and connection belong to the
 * socket.
 */
function essence({ status, headers, body }: Received) {
  const { date, connection, 'keep-alive': _, 'x-request-id': id, ...same } = headers
  expect(date).toBeDefined()
  expect(connection).toBeDefined()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  delete same['transfer-encoding']
  delete same['content-length']
  // Several headers with the same name form a list.
  return { status, headers: same, body: body.toString('base64') }
}

test.each([
  ['/', 'GET', { 'Accept-Encoding': 'br' }],
  ['/', 'GET', { 'Accept-Encoding': 'gzip' }],
  ['/', 'GET', {}],
  ['/', 'HEAD', { 'Accept-Encoding': 'br' }],
  ['/es/properties?type=villa&u=1', 'GET', { 'Accept-Encoding': 'br, gzip' }],
  ['/sitemap.xml', 'GET', { 'Accept-Encoding': 'br' }],
  ['/robots.txt', 'GET', {}],
  ['/favicon.svg', 'GET', { 'Accept-Encoding': 'br' }],
  ['/pictures/home-hero.jpg', 'GET', {}],
  ['/pictures/home-hero.jpg', 'HEAD', {}],
  ['/pictures/home-hero.jpg', 'GET', { Range: 'bytes=5-9' }],
] as const)(
  '%s by %s with %o is the same from the socket as from the framework',
  async (path, method, headers) => {
    // The framework makes the first response; the second one comes from memory.
    await ask(path, method, headers)
    const direct = await ask(path, method, headers)
    const framework = await site.http.fetch(new Request(site.url + path, { method, headers }))
    const bytes = Buffer.from(await framework.arrayBuffer())
    const same = essence(direct)
    expect(same.status).toBe(framework.status)
    expect(same.body).toBe(bytes.toString('base64'))
    for (const [name, value] of framework.headers)
      if (name !== 'x-request-id' && name !== 'content-length')
        expect(same.headers[name], name).toBe(value)
    const lines = site.logged.filter((line) => line.requestId === direct.headers['x-request-id'])
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'request',
        method,
        path: path.split('?')[0],
        status: same.status,
      }),
    ])
  },
)

test('a master, which is sent for a picture without variant, has an address', async () => {
  const { status, headers } = await ask('/pictures/masters/home-evening.webp', 'GET', {})
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  for (const path of ['/pictures/masters/', '/pictures/masters/../captions.json'])
    expect((await ask(path, 'GET', {})).status).toBe(404)
})

test('a path that is no page gets the same answer the second time', async () => {
  for (const path of [
    '/nowhere',
    '/es/nowhere.data',
    '/health',
    '/rest/v1/nowhere',
    '/property/',
    '/assets/x.js',
  ]) {
    const first = await ask(path, 'GET', {})
    const again = await ask(path, 'GET', {})
    expect(again.status, path).toBe(first.status)
    expect(again.headers.location).toBe(first.headers.location)
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
  }
  expect((await ask('/property', 'GET', {})).status).toBe(308)
})

test('a browser that has a page, a file or a picture gets 304', async () => {
  for (const path of ['/', '/favicon.svg', '/pictures/home-hero.jpg']) {
    const first = await ask(path, 'GET', {})
    const again = await ask(path, 'GET', { 'If-None-Match': first.headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers['content-security-policy']).toBeUndefined()
  }
})

test('a request with a session or a remembered language is not answered from memory', async () => {
  await ask('/', 'GET', {})
  const spanish = await ask('/', 'GET', { Cookie: 'lang=es' })
  expect([spanish.status, spanish.headers.location]).toEqual([302, '/es'])
  const claims = await ask('/', 'GET', { Cookie: 'session=x~y' })
  expect(claims.headers['cache-control']).toContain('private')
  expect((await ask('/', 'GET', {})).headers['set-cookie']).toBeUndefined()
})
