import { expect, test } from 'vitest'
import { percentRange, priceRange, rateRange } from './ranges.ts'

test('ranges as each language writes them', () => {
  expect(percentRange({ low: 3.2218, high: 4.8078 }, 'en')).toBe('3.2\u2060–\u20604.8%')
  expect(percentRange({ low: 5, high: 8 }, 'es')).toBe('5,0\u2060–\u20608,0\u00a0%')
  expect(priceRange({ low: 1_800, high: 2_500 }, 'en')).toBe('€1,800\u2060–\u20602,500')
  expect(priceRange({ low: 1_800, high: 2_500 }, 'es')).toBe('1.800\u2060–\u20602.500\u00a0€')
  expect(rateRange({ low: 1.5, high: 2.5 }, 'es')).toBe('1,5\u2060–\u20602,5\u00a0%')
  expect(rateRange({ low: 2, high: 2 }, 'en')).toBe('2%')
})

test('one value when both print the same', () => {
  expect(percentRange({ low: -0.11, high: -0.08 }, 'en')).toBe('−0.1%')
  expect(priceRange({ low: 99.6, high: 100.2 }, 'es')).toBe('100\u00a0€')
})

test('below zero no dash is taken for a minus', () => {
  expect(percentRange({ low: -0.42, high: 1.2 }, 'en')).toBe('−0.4 to 1.2%')
  expect(percentRange({ low: 0.01, high: 1 }, 'en')).toBe('0.0\u2060–\u20601.0%')
  expect(priceRange({ low: -3_880, high: 200 }, 'en')).toBe('−€3,880 to €200')
  expect(priceRange({ low: -3_880, high: -3_880 }, 'es')).toBe('−3.880\u00a0€')
})
