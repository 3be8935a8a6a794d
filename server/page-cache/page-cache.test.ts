import { beforeEach, expect, test, vi } from 'vitest'
import { PageCache, type Rendering } from './page-cache.ts'

let version: number
let texts: number
let free: number
let rendered: number
let lifetime: number
let now: number
const onWanted = vi.fn()
const onStale = vi.fn()
let cache: PageCache

const page =
  (over: Partial<Rendering> = {}) =>
  async (): Promise<Rendering> => ({
    status: 200,
    headers: [['Content-Type', 'text/html']],
    body: Buffer.from(`rendering ${++rendered}`),
    keep: true,
    catalogueVersion: version,
    contentVersion: texts,
    ...over,
  })
const failing = async (): Promise<Rendering> => {
  throw new Error('no time')
}
const textOf = (found: ReturnType<PageCache['find']>) =>
  found?.page.response('identity', undefined, 'GET')?.body?.toString()
const shown = async (key = '/') => {
  const found = cache.find(key)
  await found?.page.prepare('identity')
  return textOf(found)
}

beforeEach(() => {
  version = 1
  texts = 0
  free = 10
  rendered = 0
  lifetime = 60_000
  now = 0
  onWanted.mockClear()
  onStale.mockClear()
  cache = new PageCache({
    get lifetime() {
      return lifetime
    },
    budget: 1_000_000,
    catalogueVersion: () => version,
    contentVersion: () => texts,
    firstFree: () => free,
    clock: () => now,
    onWanted,
    onStale,
  })
})

test('a page is rendered once for all requests that wait for it', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.load('/', page())))
  expect(new Set(pages).size).toBe(1)
  expect(rendered).toBe(1)
  expect(await shown()).toBe('rendering 1')
})

test('a page past its lifetime is still shown and marked as expired', async () => {
  await cache.load('/', page())
  expect(cache.find('/')?.expired).toBe(false)
  now += lifetime
  expect(cache.find('/')?.expired).toBe(true)
  expect(await shown()).toBe('rendering 1')
  await cache.load('/', page())
  expect(await shown()).toBe('rendering 2')
})

test('a page that shows homes is not shown after a change of the catalogue; others are', async () => {
  await cache.load('/', page())
  await cache.load('/blog', page({ catalogueVersion: undefined }))
  version = 2
  expect(cache.find('/')).toBeUndefined()
  expect(await shown('/blog')).toBe('rendering 2')
  await cache.load('/', page())
  expect(await shown()).toBe('rendering 3')
})

test('a request after a change does not get a rendering that began before it', async () => {
  const { promise: finish, resolve } = Promise.withResolvers<void>()
  const slow = cache.load('/', async () => {
    const began = await page()()
    await finish
    return began
  })
  version = 2
  const late = Promise.all([cache.load('/', page()), cache.load('/', page())])
  resolve()
  expect((await slow).catalogueVersion).toBe(1)
  expect((await late).map(({ catalogueVersion }) => catalogueVersion)).toEqual([2, 2])
  expect(rendered).toBe(2)
})

test('a change during the rendering makes it outdated at once', async () => {
  await cache.load('/', async () => {
    const began = await page()()
    version = 2
    return began
  })
  expect(cache.find('/')).toBeUndefined()
})

test('the old page is served while a new one cannot be rendered', async () => {
  const first = await cache.load('/', page())
  version = 2
  expect(await cache.load('/', page({ status: 503, keep: false }))).toBe(first)
  expect(onStale).toHaveBeenLastCalledWith('/', new Error("the page's status was 503"))
  expect(await cache.load('/', failing)).toBe(first)
  expect(onStale).toHaveBeenLastCalledWith('/', new Error('no time'))
  await expect(cache.load('/other', failing)).rejects.toThrow('no time')
  expect((await cache.load('/other', page({ status: 503, keep: false }))).status).toBe(503)
})

test('a page that must not be cached is sent to the waiting requests and not stored', async () => {
  await cache.load('/', page({ status: 404, keep: false }))
  expect(cache.find('/')).toBeUndefined()
  expect(cache.isKnown('/')).toBe(false)
  await cache.load('/', page())
  await cache.load('/', page({ status: 404, keep: false }))
  expect(cache.find('/')).toBeUndefined()
  lifetime = 0
  await cache.load('/', page())
  expect(cache.find('/')).toBeUndefined()
})

test('a second request marks a page as wanted, once', async () => {
  await cache.load('/', page())
  for (let visits = 0; visits < 10; visits++) cache.find('/')
  expect(onWanted).toHaveBeenCalledTimes(1)
})

test('never exceeds its budget', async () => {
  const body = Buffer.from(Array.from({ length: 5_000 }, () => Math.random()).join())
  for (let number = 0; number < 30; number++) await cache.load(`/?page=${number}`, page({ body }))
  expect(cache.size).toBeLessThanOrEqual(1_000_000)
})

test('a page that shows no home is rendered again once a text of the site has changed', async () => {
  await cache.load('/blog', page({ catalogueVersion: undefined }))
  expect(await shown('/blog')).toBe('rendering 1')
  texts = 1
  expect(await shown('/blog')).toBeUndefined()
  await cache.load('/blog', page({ catalogueVersion: undefined }))
  expect(await shown('/blog')).toBe('rendering 2')
})

test('a page that names the first free half-hour is kept as long as it is the first', async () => {
  await cache.load('/home', page({ firstFree: free }))
  await cache.load('/blog', page())
  expect(await shown('/home')).toBe('rendering 1')
  free = 20
  expect(await shown('/home')).toBeUndefined()
  expect(await shown('/blog')).toBe('rendering 2')
})
