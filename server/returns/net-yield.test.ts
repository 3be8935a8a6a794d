import { describe, expect, test } from 'vitest'
import { netYield, nightsOf, type YieldFigures } from './net-yield.ts'

const byMonth: YieldFigures = {
  model: 'month',
  bought: 'new',
  price: 400_000,
  rent: { min: 1_800, max: 2_500 },
  occupancy: 95,
  fees: 240,
  ibi: 1_000,
  management: 10,
  other: 2,
}
const byNight: YieldFigures = {
  ...byMonth,
  model: 'night',
  rent: { min: 250, max: 400 },
  occupancy: 22,
  management: 20,
}

describe('by the month', () => {
  const result = netYield(byMonth)

  test('each cost in its turn, worked out by hand', () => {
    expect(result.rent).toEqual({ min: 21_600, max: 30_000 })
    expect(result.steps.map(({ name }) => name)).toEqual([
      'rent',
      'empty',
      'fixed',
      'management',
      'purchase',
    ])
    const lows = [21_600, 20_520, 16_640, 14_588].map((euros) => euros / 4_000)
    expect(result.steps.slice(0, 4).map(({ min }) => min)).toEqual(
      lows.map((min) => expect.closeTo(min, 10)),
    )
    expect(result.kept.min).toBeCloseTo(14_588, 6)
    expect(result.kept.max).toBeCloseTo(21_770, 6)
  })

  test('the net yield is on the whole cost of buying', () => {
    expect(result.net.min).toBeCloseTo((14_588 / 452_800) * 100, 10)
    expect(result.net.max).toBeCloseTo((21_770 / 452_800) * 100, 10)
    expect(netYield({ ...byMonth, bought: 'resale' }).net.min).toBeCloseTo(
      (14_588 / 436_000) * 100,
      10,
    )
  })

  test('a home that is never let still has its fixed costs', () => {
    expect(netYield({ ...byMonth, occupancy: 0 }).kept).toEqual({ min: -3_880, max: -3_880 })
  })
})

describe('by the night', () => {
  test('the empty nights are left out of the first step, so there is no step for them', () => {
    const { rent, steps } = netYield(byNight)
    expect(rent.min).toBeCloseTo(250 * 80.3, 6)
    expect(rent.max).toBeCloseTo(400 * 80.3, 6)
    expect(steps.map(({ name }) => name)).toEqual(['rent', 'fixed', 'management', 'purchase'])
  })

  test('nights are counted whole', () => {
    expect(nightsOf(22)).toBe(80)
    expect(nightsOf(100)).toBe(365)
  })
})
