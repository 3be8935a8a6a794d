import { expect, test } from 'vitest'
import { lettingYield, type LettingFigures } from './letting.ts'

const figures: LettingFigures = {
  price: 485_000,
  bought: 'resale',
  cost: { total: { min: 524_900, max: 528_250 } },
  rent: { min: 1_800, max: 2_500 },
  occupancy: 95,
  management: 10,
  community: { min: 240, max: 240 },
  ibi: { min: 970, max: 2_670 },
  insurance: { min: 196, max: 392 },
  residence: 'eu',
}

test('each cost in its turn, then tax for a resident of the EU, worked out by hand', () => {
  const { received, kept, left, steps } = lettingYield(figures)
  // 21,600 and 30,000, × 95 %
  expect(received).toEqual({ min: 20_520, max: 28_500 })
  // 20,520 − 2,880 − 2,670 − 392 − 2,052 and 28,500 − 2,880 − 970 − 196 − 2,850
  expect(kept.min).toBeCloseTo(12_526, 6)
  expect(kept.max).toBeCloseTo(21_604, 6)
  // less 19 %
  expect(left.min).toBeCloseTo(10_146.06, 6)
  expect(left.max).toBeCloseTo(17_499.24, 6)
  const names = ['rent', 'empty', 'fixed', 'management', 'purchase', 'tax']
  expect(steps.map(({ name }) => name)).toEqual(names)
  const [rent, empty, fixed, management, purchase, tax] = steps
  expect(rent?.min).toBeCloseTo((21_600 / 485_000) * 100, 6)
  expect(empty?.max).toBeCloseTo((28_500 / 485_000) * 100, 6)
  expect(fixed?.min).toBeCloseTo((14_578 / 485_000) * 100, 6)
  expect(management?.min).toBeCloseTo((12_526 / 485_000) * 100, 6)
  expect(purchase?.min).toBeCloseTo((12_526 / 528_250) * 100, 6)
  expect(purchase?.max).toBeCloseTo((21_604 / 524_900) * 100, 6)
  expect(tax?.min).toBeCloseTo((10_146.06 / 528_250) * 100, 6)
  expect(tax?.max).toBeCloseTo((17_499.24 / 524_900) * 100, 6)
})

test('a resident of another country pays 24 % of the whole rent', () => {
  // 12,526 − 20,520 × 24 % and 21,604 − 28,500 × 24 %
  const { left } = lettingYield({ ...figures, residence: 'elsewhere' })
  expect(left.min).toBeCloseTo(7_601.2, 6)
  expect(left.max).toBeCloseTo(14_764, 6)
})

test('the taxes of a new home count in the last steps only', () => {
  const { steps } = lettingYield({
    ...figures,
    bought: 'new',
    cost: { total: { min: 545_270, max: 548_620 } },
  })
  expect(steps.find(({ name }) => name === 'purchase')?.min).toBeCloseTo(
    (12_526 / 548_620) * 100,
    6,
  )
})
