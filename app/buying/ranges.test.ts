import { expect, test } from 'vitest'
import { percentRange, priceRange, rateRange } from './ranges.ts'

test('ranges as each language writes them', () => {
  expect(percentRange({ min: 3.2218, max: 4.8078 }, 'en')).toBe('3.2\u2060–\u20604.8%')
  expect(percentRange({ min: 5, max: 8 }, 'es')).toBe('5,0\u2060–\u20608,0\u00a0%')
  expect(priceRange({ min: 1_800, max: 2_500 }, 'en')).toBe('€1,800\u2060–\u20602,500')
  expect(priceRange({ min: 1_800, max: 2_500 }, 'es')).toBe('1.800\u2060–\u20602.500\u00a0€')
  expect(rateRange({ min: 1.5, max: 2.5 }, 'es')).toBe('1,5\u2060–\u20602,5\u00a0%')
  expect(rateRange({ min: 2, max: 2 }, 'en')).toBe('2%')
})

test('one value when both print the same', () => {
  expect(percentRange({ min: -0.11, max: -0.08 }, 'en')).toBe('−0.1%')
  expect(priceRange({ min: 99.6, max: 100.2 }, 'es')).toBe('100\u00a0€')
})

test('a range below zero has no dash that could be read as a minus', () => {
  expect(percentRange({ min: -0.42, max: 1.2 }, 'en')).toBe('−0.4 to 1.2%')
  expect(percentRange({ min: 0.01, max: 1 }, 'en')).toBe('0.0\u2060–\u20601.0%')
  expect(priceRange({ min: -3_880, max: 200 }, 'en')).toBe('−€3,880 to €200')
  expect(priceRange({ min: -3_880, max: -3_880 }, 'es')).toBe('−3.880\u00a0€')
})
