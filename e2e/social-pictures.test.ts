import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HTMLElement, only, pageOf } from '../testing/html.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'
import { bothLanguages, pages } from './paths.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const pictureIn = (page: HTMLElement): string =>
  (only(page, 'meta[property="og:image"]').getAttribute('content') ?? '').replace(siteUrl, '')
const pictureOf = async (path: string) => pictureIn(await pageOf(await site.get(path)))

test.each(pages.flatMap(bothLanguages))('%s has the tags that shared links show', async (path) => {
  const page = await pageOf(await site.get(path))
  for (const name of ['title', 'description', 'url', 'type', 'locale', 'image'])
    expect(
      only(page, `meta[property="og:${name}"]`).getAttribute('content'),
      `og:${name}`,
    ).not.toBe('')
  expect(pictureIn(page)).toMatch(/^\/pictures\/variants\/[\w-]+-card-[\da-f]{12}\.jpeg$/)
})

test('the picture of a shared link is a JPEG of 1,200 by 630 pixels with the title', async () => {
  const path = '/properties/garden-apartment-south-terrace'
  const [english = '', spanish = ''] = await Promise.all(bothLanguages(path).map(pictureOf))
  expect(english).not.toBe(spanish)
  for (const address of [english, spanish]) {
    // A busy machine first sends the picture without its title, or none, and says that it must not
    // be kept.
    const kept = async () => {
      const { status, headers } = await site.get(address)
      return status === 200 && headers.get('Cache-Control') !== 'no-store'
    }
    await expect.poll(kept).toBe(true)
    const response = await site.get(address)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
    expect(bytes.length).toBeLessThan(200_000)
    expect(existsSync(join(site.dataDir, 'social-images', basename(address)))).toBe(true)
    // The title is written on paper below the picture.
    const { channels } = await sharp(bytes)
      .extract({ left: 60, top: 450, width: 700, height: 160 })
      .stats()
    expect(channels[0]?.max).toBeGreaterThan(235)
    expect(channels[0]?.min).toBeLessThan(70)
  }
})

test('a picture whose title is unknown to the process has none, and is not cached', async () => {
  const address = await pictureOf('/properties/palm-10-villa-on-the-court')
  const unknown = address.replace(/[\da-f]{12}\.jpeg$/, '0123456789ab.jpeg')
  const response = await site.get(unknown)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect((await site.get('/pictures/variants/none-00000000-card-0123456789ab.jpeg')).status).toBe(
    404,
  )
})
