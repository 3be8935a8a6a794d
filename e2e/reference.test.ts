import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing/site.ts'

// The cache is on, so that the second request of a path uses what is known about the homes.
let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', {}, { cacheSeconds: 60 })
})
afterAll(() => site.close())

const ask = async (path: string) => {
  const response = await site.get(path)
  return [response.status, response.headers.get('Location')]
}

test.each([
  ['/properties/R49052083', '/properties/garden-apartment-south-terrace'],
  ['/es/properties/r49052083', '/es/properties/garden-apartment-south-terrace'],
  ['/properties/%5249052083', '/properties/garden-apartment-south-terrace'],
  ['/properties/R49052083/viewing', '/properties/garden-apartment-south-terrace/viewing'],
  ['/es/properties/R49052083/pictures', '/es/properties/garden-apartment-south-terrace/pictures'],
  [
    '/properties/R49052083/brochure.pdf?price=450000',
    '/properties/garden-apartment-south-terrace/brochure.pdf?price=450000',
  ],
])(
  'the reference in place of the slug redirects permanently to the home: %s',
  async (path, home) => {
    expect(await ask(path)).toEqual([308, home])
    // A path that does not exist makes the site read the names of all homes.
    expect((await ask('/properties/R00000000'))[0]).toBe(404)
    await expect.poll(() => ask('/properties/R00000001')).toEqual([404, null])
    expect(await ask(path)).toEqual([308, home])
  },
)

test.each(['R4905208', 'R4905208_', 'R4905208%25', '%2A', 'R49052083%00'])(
  'a similar reference is a 404: %s',
  async (name) => {
    expect((await ask(`/properties/${name}`))[0]).toBe(404)
  },
)
