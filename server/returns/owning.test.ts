import { expect, test } from 'vitest'
import { byArea, ibiRange, owningByMonth } from './owning.ts'

test('IBI of a home of €485,000, within the bounds of the law and at a known rate', () => {
  // A cadastral value of 242,500: × 0.4 % = 970, × 1.1 % = 2,667.50.
  expect(ibiRange(485_000)).toEqual({ min: 970, max: 2_670 })
  // × 0.6 % = 1,455.
  expect(ibiRange(485_000, { min: 0.6, max: 0.6 })).toEqual({ min: 1_450, max: 1_460 })
})

test('98 m² at 2 to 4 euros', () => {
  expect(byArea(98, { min: 2, max: 4 })).toEqual({ min: 196, max: 392 })
})

test('a month is the sum of monthly costs and a twelfth of yearly ones', () => {
  const { ibi, insurance, total } = owningByMonth({
    community: { min: 240, max: 240 },
    ibi: { min: 960, max: 2_640 },
    insurance: { min: 192, max: 384 },
    utilities: { min: 98, max: 157 },
  })
  expect(ibi).toEqual({ min: 80, max: 220 })
  expect(insurance).toEqual({ min: 16, max: 32 })
  // 240 + 80 + 16 + 98 and 240 + 220 + 32 + 157
  expect(total).toEqual({ min: 434, max: 649 })
})

test('an unknown cost is not in the sum', () => {
  const { community, total } = owningByMonth({
    community: undefined,
    ibi: { min: 1_200, max: 1_200 },
    insurance: undefined,
    utilities: undefined,
  })
  expect(community).toBeUndefined()
  expect(total).toEqual({ min: 100, max: 100 })
})
