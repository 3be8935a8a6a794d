import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untitledImageOf } from '#server/pictures/social-images.ts'
import type { PlannedVariant } from '#server/pictures/variants/variant-plan.ts'
import { readXml } from '#server/shared/text/xml.ts'
import { type HTMLElement, pageOf } from '../testing/html.ts'
import { builtDir, siteUrl, startSite, type TestSite } from '../testing/site.ts'
import { bothLanguages, pages } from './paths.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

/** Every known page, including those that only the sitemap names: all homes, all articles. */
async function everyPage(): Promise<string[]> {
  const sitemap = await (await site.get('/sitemap.xml')).text()
  const listed = readXml(sitemap).children.map(
    ({ children }) => children.find(({ name }) => name === 'loc')?.text.replace(siteUrl, '') || '/',
  )
  return [...new Set([...pages.flatMap(bothLanguages), ...listed])]
}

/** The addresses on our own site in a page's links, forms, pictures and head. */
function addressesIn(page: HTMLElement): string[] {
  const found = page
    .querySelectorAll('[href], [src], [action], [poster]')
    .flatMap((element) =>
      ['href', 'src', 'action', 'poster'].map((name) => element.getAttribute(name) ?? ''),
    )
  const candidates = page
    .querySelectorAll('[srcset]')
    .flatMap((element) => (element.getAttribute('srcset') ?? '').split(', '))
    .map((candidate) => candidate.split(' ')[0] ?? '')
  return [...found, ...candidates]
    .map((address) => (address === siteUrl ? '/' : address.replace(siteUrl, '')))
    .filter((address) => /^[/#?](?!\/)/.test(address))
}

/**
 * The final address to which an address leads, and its redirects.
 * @param intact the pages that are known to exist; no response is returned for them.
 */
async function follow(
  address: string,
  intact: ReadonlySet<string>,
): Promise<{ response?: Response; redirects: number[] }> {
  const redirects: number[] = []
  for (let at = address; !intact.has(at);) {
    const response = await site.get(at)
    const location = response.headers.get('Location')
    if (!location || redirects.length > 3) return { response, redirects }
    redirects.push(response.status)
    at = location.replace(siteUrl, '')
  }
  return { redirects }
}

/**
 * Tells which files need not be requested. There are a thousand pictures and a hundred brochures,
 * and making them takes minutes, so only the first of each kind is made. For the others their
 * source has to exist: the plan and the render or drawing of a picture, or the page of a brochure.
 * @param pages pages that exist.
 */
function createIsMadeLikeAnother(pages: ReadonlySet<string>): (address: string) => boolean {
  const plan: PlannedVariant[] = JSON.parse(readFileSync(join(builtDir, 'variants.json'), 'utf8'))
  const planned = new Map(plan.map((variant) => [`/pictures/${variant.file}`, variant]))
  const paths = new Set<string>()
  const kindOf = (address: string): string | undefined => {
    const page = /^(.+)\/brochure\.pdf$/.exec(address)?.[1]
    if (page)
      return pages.has(page) ? `brochure of ${page.split('/').slice(1, -1).join('/')}` : undefined
    const untitled = untitledImageOf(address.replace('/pictures/', ''))
    const variant = planned.get(untitled ? `/pictures/${untitled}` : address)
    if (!variant || !existsSync(join(builtDir, '../pictures', variant.source))) return undefined
    const source = variant.horizon === undefined ? 'a render' : 'a drawing'
    return `${untitled ? 'social image' : variant.format} of ${source}`
  }
  return (address) => {
    const kind = kindOf(address)
    if (kind === undefined) return false
    if (paths.has(kind)) return true
    paths.add(kind)
    return false
  }
}

/**
 * Redirects that are intended. 308: the footer's short addresses. 303: the language switch, which
 * sets its cookie.
 */
const deliberate = [308, 303]

test('every link and picture of every page leads somewhere, every anchor to its place', async () => {
  const paths = await everyPage()
  expect(paths.length).toBeGreaterThan(130)
  const shapes = new Set<string>()
  /** The pages that link to each address, for the message. */
  const linkedFrom = new Map<string, string>()
  /** Pages that were read and exist, which need not be rendered again. */
  const intact = new Set<string>()
  const idsOf = new Map<string, Set<string>>()
  const anchors: { from: string; path: string; id: string }[] = []

  const read = async (path: string, response: Response) => {
    if (response.status === 200) intact.add(path)
    const page = await pageOf(response)
    idsOf.set(path, new Set(page.querySelectorAll('[id]').map(({ id }) => id)))
    return page
  }
  for (const path of paths) {
    const page = await read(path, await site.get(path))
    // A page that is not indexed names its address without the token that it needs.
    if (page.querySelector('meta[content=noindex]'))
      for (const link of page.querySelectorAll('link:is([rel=canonical], [rel=alternate])'))
        link.remove()
    for (const address of addressesIn(page)) {
      const [target = '', id] = address.split('#')
      const whole = target.startsWith('?') ? path.split('?')[0] + target : target || path
      // Pages link to hundreds of filters and orders of lists; one value of each is tried.
      const shape = whole.replace(/=[^&]*/g, '=')
      if (!shapes.has(shape)) linkedFrom.set(whole, path)
      if (id && !shapes.has(`${shape}#${id}`)) anchors.push({ from: path, path: whole, id })
      shapes.add(shape).add(`${shape}#${id}`)
    }
    const [empty] = page.querySelectorAll('a[href=""]')
    if (empty) throw new Error(`${path} has a link to nowhere: ${empty.outerHTML}`)
  }

  const broken: string[] = []
  const isMadeLikeAnother = createIsMadeLikeAnother(intact)
  const withAnchors = new Set(anchors.map(({ path }) => path))
  for (const [address, from] of linkedFrom) {
    if (intact.has(address) || isMadeLikeAnother(address)) continue
    const { response, redirects } = await follow(address, intact)
    const status = response?.status ?? 200
    if (status !== 200 || redirects.some((redirect) => !deliberate.includes(redirect)))
      broken.push(`${from} → ${address}: ${[...redirects, status].join(' → ')}`)
    if (response && redirects.length === 0 && withAnchors.has(address))
      await read(address, response)
    else await response?.body?.cancel()
  }
  for (const { from, path, id } of anchors) {
    if (!idsOf.has(path)) await read(path, await site.get(path))
    if (!idsOf.get(path)?.has(decodeURIComponent(id)))
      broken.push(`${from} → ${path}#${id}: no such place`)
  }
  expect(broken).toEqual([])
  expect(
    [...linkedFrom.keys()].filter((address) => address.startsWith('/pictures/')).length,
  ).toBeGreaterThan(200)
}, 300_000)
