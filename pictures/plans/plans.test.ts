import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
// Compares these plans with their homes, and checks the rules for drawing a plan.
import { homes } from '../../server/catalogue/seed/homes.ts'
import { planRules } from '../../testing/plan-rules.ts'
import { planOf, plans } from './homes/index.ts'
import { drawFloor, drawPlan } from './kit/drawing.ts'
import { layouts } from './kit/layout.ts'
import { printSchedule, schedule } from './kit/schedule.ts'
import { floors, roomWords, sheet, signs } from './kit/words.ts'

const css = readFileSync(new URL('plan.css', import.meta.url), 'utf8')

describe.each(homes.map((home) => [home.ref, home] as const))('plan of %s', (ref, home) => {
  const plan = planOf(ref)
  if (!plan) return it('exists', () => expect.fail(`No plan of ${ref}`))
  const areas = schedule(plan, 'en')
  const rows = areas.floors.flatMap(({ inside, outside }) => [...inside, ...outside])
  const expectNear = (area: number, stated: number | null | undefined) => {
    if (stated)
      expect(Math.abs(area / stated - 1), `${area} m² for ${stated} m²`).toBeLessThan(0.02)
    else expect(area).toBe(0)
  }

  it('has the stated areas', () => {
    // The page shows both, rounded.
    expect(Math.round(areas.built)).toBe(home.area)
    expectNear(areas.terrace, home.terrace)
    expectNear(areas.plot || areas.garden, home.garden)
  })

  it('is rooms and walls and nothing else', () => {
    const inside = rows.filter(({ counted }) => counted)
    const usable = inside.reduce((sum, { area }) => sum + area, 0)
    expect(usable + areas.walls).toBeCloseTo(areas.built, 1)
    expect(areas.walls / areas.built).toBeGreaterThan(0.08)
    expect(areas.walls / areas.built).toBeLessThan(0.2)
  })

  it('has the stated bedrooms and bathrooms', () => {
    expect(rows.filter(({ kind }) => kind === 'bedroom')).toHaveLength(home.bedrooms)
    expect(rows.filter(({ kind }) => kind === 'bathroom')).toHaveLength(home.bathrooms)
  })

  it.each(Object.entries(planRules))('keeps the rule %s', (_, rule) => {
    expect(rule(plan)).toEqual([])
  })

  it('numbers its rooms once, in the drawing as in the schedule', () => {
    const drawing = drawPlan(plan, 'en')
    const numbers = rows.map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    for (const { id } of rows) expect(drawing.split(`id="${id}"`)).toHaveLength(2)
    for (const row of layouts(plan).flatMap(({ numbered }) => numbered)) {
      expect(drawing).toContain(`>${row.number}</text>`)
    }
  })

  it.each(['en', 'es'] as const)('is well-formed in %s', (language) => {
    wellFormed(drawPlan(plan, language, { css, href: ({ number }) => `#row-${number}?a&b` }))
    plan.floors.forEach((_, i) => wellFormed(drawFloor(plan, i, language)))
    expect(printSchedule(plan, language)).not.toContain('undefined')
  })
})

it('draws no home that is not for sale', () => {
  const refs = homes.map(({ ref }) => ref)
  expect(plans.filter(({ ref }) => !refs.includes(ref))).toEqual([])
})

it('has every text in both languages', () => {
  for (const words of [roomWords, floors, signs, sheet]) {
    for (const { en, es } of Object.values(words)) {
      expect(en.trim()).not.toBe('')
      expect(es.trim()).not.toBe('')
    }
  }
})

it('refuses a floor that a home has not', () => {
  expect(() => plans[0] && drawFloor(plans[0], 9, 'en')).toThrow(RangeError)
})

/** Checks that tags are nested and closed, ids are unique, and no attribute is empty or NaN. */
function wellFormed(svg: string): void {
  const open: string[] = []
  for (const [, close, name, attributes, single] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (close) expect(open.pop()).toBe(name)
    else if (!single && name) open.push(name)
    expect(attributes).not.toMatch(/NaN|undefined|Infinity/)
  }
  expect(open).toEqual([])
  const tags = svg.replaceAll(/<style>[^]*?<\/style>/g, '')
  expect(tags.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(/[<>]/)
  expect(tags).not.toMatch(/&(?!amp;|lt;|quot;)/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
}

it('every room of a plan can be marked by its address without script', () => {
  const rooms = readFileSync(
    new URL('../../app/pages/property/plan/rooms.css', import.meta.url),
    'utf8',
  )
  const numbers = plans.flatMap((plan) =>
    schedule(plan, 'en').floors.flatMap(({ inside, outside }) =>
      [...inside, ...outside].map(({ number }) => number),
    ),
  )
  for (const number of numbers)
    expect(rooms).toContain(`:has(#room-${number}:target) tr[data-room='${number}']`)
})
