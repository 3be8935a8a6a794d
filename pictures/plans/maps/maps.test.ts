import { describe, expect, it } from 'vitest'
import { developments } from '../../../app/content/developments/developments.ts'
import { filesOf, isTest } from '../../../lint/source-files.ts'
import { plans } from '../homes/index.ts'
import { journeys } from './coast-data.ts'
import { drawCoast } from './coast.ts'
import { drawGround } from './ground.ts'
import { SITE_HEIGHT, homePositions, sitePlaces, SITE_WIDTH } from './site-data.ts'
import { drawSite } from './site.ts'
import { whereIsDevelopment } from './where.ts'
import { coastWords, placeWords as names, shortNames, siteWords } from './words.ts'

const ground = drawGround()

describe('site plan', () => {
  it('links every development and amenity to the address from the caller', () => {
    const svg = drawSite('en', ground, { href: (id) => `/somewhere/${id}?a&b` })
    for (const { id } of sitePlaces) {
      expect(svg).toContain(`<a id="place-${id}" href="/somewhere/${id}?a&amp;b"`)
    }
    expect(sitePlaces.map(({ id }) => id).toSorted()).toEqual(Object.keys(names).toSorted())
  })

  it('names them in each language', () => {
    const es = drawSite('es', ground, { href: () => undefined })
    for (const { id } of sitePlaces) expect(es).toContain(`>${names[id].es}`)
    expect(es).not.toContain(siteWords.sea.en)
    expect(es).not.toContain('<a ')
  })

  it('has no short label that the mark of a home would cover on a phone', () => {
    // In units of the plan at 390 pixels: a mark of 18 pixels, letters of 47 units.
    const mark = 31
    const covered = Object.entries(homePositions).flatMap(([ref, [hx, hy]]) =>
      sitePlaces.flatMap(({ id, amenity, shortLabel: [x, y] }) =>
        Object.values(shortNames[id])
          .filter((text) => {
            const half = (text.length * (amenity ? 18 : 22)) / 2
            const [dx, dy] = [
              Math.max(Math.abs(hx - x) - half, 0),
              Math.max(y - 34 - hy, hy - y - 2, 0),
            ]
            return text !== '' && Math.hypot(dx, dy) < mark
          })
          .map((text) => `${ref} ${text}`),
      ),
    )
    expect(covered).toEqual([])
  })

  it('knows where each development is: within the sheet, near its name, none twice', () => {
    const found = Object.values(developments).map(({ name }) => {
      const where = whereIsDevelopment(name)
      const label = sitePlaces.find(({ id }) => names[id].en === name)?.label ?? [0, 0]
      const away = Math.hypot(
        (where?.x ?? 0) - label[0] / SITE_WIDTH,
        (where?.y ?? 0) - label[1] / SITE_HEIGHT,
      )
      expect(away, name).toBeLessThan(0.2)
      return JSON.stringify(where)
    })
    expect(new Set(found).size).toBe(found.length)
    expect(whereIsDevelopment('Nowhere')).toBeUndefined()
  })

  it('can mark every home that has a plan, and draws no mark for another', () => {
    for (const { ref } of plans) expect(homePositions[ref], ref).toBeDefined()
    expect(drawSite('en', ground, { href: () => undefined, here: 'P10-04' })).toContain('id="here"')
    expect(drawSite('en', ground, { href: () => undefined, here: 'X' })).not.toContain('id="here"')
  })

  // Each element costs the browser time, even if the plan is only a picture in a page.
  it('draws its trees in a few elements', () => {
    expect(ground.trees.match(/<path /g)?.length).toBeLessThan(10)
    expect(ground.trees).not.toContain('<use')
    expect(ground.trees.match(/M\d/g)?.length).toBeGreaterThan(1500)
  })

  it('is the same each time', () => {
    expect(drawGround()).toEqual(ground)
    expect(drawSite('en', ground, { href: () => '#' })).toBe(
      drawSite('en', ground, { href: () => '#' }),
    )
  })
})

it('the ground of the site plan is worked out by the build, never by the site', () => {
  const site = filesOf('{app,server}/**/*.{ts,tsx}').filter((file) => !isTest(file))
  const runs = site.filter(({ text }) => /\b(?:drawGround|drawPlan)\b/.test(text))
  expect(site.length).toBeGreaterThan(500)
  expect(runs.map(({ path }) => path)).toEqual([])
})

describe('coast map', () => {
  it('gives the four journeys and no other minutes', () => {
    expect(journeys.map(({ key, minutes }) => [key, minutes])).toEqual([
      ['beach', 5],
      ['airport', 15],
      ['malaga', 20],
      ['marbella', 25],
    ])
    for (const language of ['en', 'es'] as const) {
      const svg = drawCoast(language)
      expect(svg.match(/class="mc-unit"/g)).toHaveLength(4)
      expect(svg).toContain(coastWords.beach[language])
    }
  })
})

it('both maps are well-formed', () => {
  for (const svg of [drawSite('es', ground, { href: () => '/' }), drawCoast('en')]) {
    expect(svg).not.toMatch(/NaN|undefined/)
    const opened = [...svg.matchAll(/<([a-zA-Z]+)[^<>]*?(\/?)>/g)].filter(([, , single]) => !single)
    expect(opened.length).toBe([...svg.matchAll(/<\/[a-zA-Z]+>/g)].length)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
