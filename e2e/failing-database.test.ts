import { expect, test } from 'vitest'
import { pageOf, textOf } from '../testing/html.ts'
import { outageOf } from '../testing/outage.ts'
import { startSite } from '../testing/site.ts'

test('when the catalogue fails, pages answer 503 with a message without internal text', async () => {
  const site = await startSite('sqlite')
  outageOf(site.database, 'properties')

  const home = await site.get('/properties/garden-apartment-south-terrace')
  const homePage = textOf(await pageOf(home))
  expect(home.status).toBe(503)
  expect(homePage).toContain('Property Not Found')
  expect(homePage).toContain('Error fetching property: our catalogue does not answer just now.')

  const spanish = await (await site.get('/es/properties/garden-apartment-south-terrace')).text()
  expect(spanish).toContain('No se ha podido cargar: nuestro catálogo no responde en este momento.')

  for (const [path, title] of [
    ['/', 'The sea, at eye'],
    ['/properties', 'Properties for sale'],
    ['/property-types', 'What is yours'],
    ['/property-types/villas', 'Four sides, four hours'],
  ] as const) {
    const response = await site.get(path)
    const page = await response.text()
    expect(response.status, path).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(page).toContain(title)
    expect(page).toContain('Error fetching properties: ')
    expect(page).not.toMatch(/I\/O|SQLITE|at .*\.ts:/)
  }
  expect((await site.get('/sitemap.xml')).status).toBe(503)
  expect(site.logged).toContainEqual(
    expect.objectContaining({
      msg: 'a home could not be read',
      requestId: home.headers.get('X-Request-Id'),
    }),
  )
  await site.close()
})

test('a page past its lifetime is shown rather than none, and marked as stale', async () => {
  const site = await startSite('sqlite', {}, { cacheSeconds: 1 })
  const first = await site.get('/properties')
  expect(first.status).toBe(200)
  expect(first.headers.get('Cache-Status')).toBeNull()
  outageOf(site.database, 'properties')
  await expect
    .poll(async () => {
      const { status, headers } = await site.get('/properties')
      return `${status} ${headers.get('Cache-Status')}`
    })
    .toBe('200 alboran; hit; detail=stale')
  await site.close()
})
