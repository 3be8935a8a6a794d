import { describe, expect, test } from 'vitest'
import { netYield, nightsOf, type YieldFigures } from './net-yield.ts'

const byMonth: YieldFigures = {
  model: 'month',
  bought: 'new',
  price: 400_000,
  rent: { low: 1_800, high: 2_500 },
  occupancy: 95,
  fees: 240,
  ibi: 1_000,
  management: 10,
  other: 2,
}
const byNight: YieldFigures = {
  ...byMonth,
  model: 'night',
  rent: { low: 250, high: 400 },
  occupancy: 22,
  management: 20,
}

describe('by the month', () => {
  const result = netYield(byMonth)

  test('each cost in its turn, worked out by hand', () => {
    expect(result.rent).toEqual({ low: 21_600, high: 30_000 })
    expect(result.steps.map(({ name }) => name)).toEqual([
      'rent',
      'empty',
      'fixed',
      'management',
      'purchase',
    ])
    const lows = [21_600, 20_520, 16_640, 14_588].map((euros) => euros / 4_000)
    expect(result.steps.slice(0, 4).map(({ low }) => low)).toEqual(
      lows.map((low) => expect.closeTo(low, 10)),
    )
    expect(result.kept.low).toBeCloseTo(14_588, 6)
    expect(result.kept.high).toBeCloseTo(21_770, 6)
  })

  test('the net yield is on the whole cost of buying', () => {
    expect(result.net.low).toBeCloseTo((14_588 / 452_800) * 100, 10)
    expect(result.net.high).toBeCloseTo((21_770 / 452_800) * 100, 10)
    expect(netYield({ ...byMonth, bought: 'resale' }).net.low).toBeCloseTo(
      (14_588 / 436_000) * 100,
      10,
    )
  })

  test('a home that stands empty costs its fixed costs', () => {
    expect(netYield({ ...byMonth, occupancy: 0 }).kept).toEqual({ low: -3_880, high: -3_880 })
  })
})

describe('by the night', () => {
  test('the empty nights are left out of the first step, so there is no step for them', () => {
    const { rent, steps } = netYield(byNight)
    expect(rent.low).toBeCloseTo(250 * 80.3, 6)
    expect(rent.high).toBeCloseTo(400 * 80.3, 6)
    expect(steps.map(({ name }) => name)).toEqual(['rent', 'fixed', 'management', 'purchase'])
  })

  test('nights are counted whole', () => {
    expect(nightsOf(22)).toBe(80)
    expect(nightsOf(100)).toBe(365)
  })
})
