import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptPage } from './kept-page.ts'

const text = Array.from(
  { length: 400 },
  (_, index) => `<p>El mar, a la altura de ${index * 7919} ojos.</p>`,
).join('')
const make = (body = text) =>
  new KeptPage(
    {
      status: 200,
      headers: [
        ['Content-Type', 'text/html'],
        ['Content-Security-Policy', "default-src 'none'"],
        ['X-Frame-Options', 'DENY'],
      ],
      body: Buffer.from(body),
    },
    { now: 0 },
  )
const headersOf = (response: ReturnType<KeptPage['response']>) => {
  const { headers = [] } = response ?? {}
  return Object.fromEntries(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : [])),
  )
}

test('is the same in every encoding, also after it was compressed better', async () => {
  const page = make()
  expect(page.response('br', undefined, 'GET')).toBeUndefined()
  await Promise.all([page.prepare('gzip'), page.prepare('br'), page.prepare('identity')])
  const body = (encoding: 'br' | 'gzip' | 'identity') =>
    page.response(encoding, undefined, 'GET')?.body ?? Buffer.of()
  const fast = body('br').length
  await page.compressBest()
  expect(body('br').length).toBeLessThanOrEqual(fast)
  expect(brotliDecompressSync(body('br')).toString()).toBe(text)
  expect(gunzipSync(body('gzip')).toString()).toBe(text)
  expect(body('identity').toString()).toBe(text)
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const headers = headersOf(page.response(encoding, undefined, 'GET'))
    expect(headers['Content-Length']).toBe(String(body(encoding).length))
    expect(headers['Content-Encoding']).toBe(encoding === 'identity' ? undefined : encoding)
  }
})

test('HEAD has the head of GET and no body', async () => {
  const page = make()
  await page.prepare('br')
  const [head, get] = [
    page.response('br', undefined, 'HEAD'),
    page.response('br', undefined, 'GET'),
  ]
  expect(head?.body).toBeUndefined()
  expect(head?.headers).toEqual(get?.headers)
})

test('a 304 has no Content-Security-Policy, because the browser’s copy has one', () => {
  const page = make()
  for (const header of [page.etag, `"x", ${page.etag}`, page.etag.slice(2), '*']) {
    const response = page.response('br', header, 'GET')
    expect(response).toMatchObject({ status: 304, body: undefined })
    expect(headersOf(response)).toMatchObject({ ETag: page.etag, 'X-Frame-Options': 'DENY' })
    expect(Object.keys(headersOf(response)).join()).not.toMatch(/content-/i)
  }
  expect(page.response('br', '"other"', 'GET')).toBeUndefined()
})

test('a second rendering that differs only in the forms’ stamps has the same tag', () => {
  const stamped = (time: string) => make(`${text} t1.${time}.${'s'.repeat(22)} `)
  expect(stamped('aaaaaaaa').etag).toBe(stamped('bbbbbbbb').etag)
  expect(make(`${text}!`).etag).not.toBe(make().etag)
})
