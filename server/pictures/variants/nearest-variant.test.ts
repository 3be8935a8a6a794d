import { expect, test } from 'vitest'
import { nearestVariant } from './nearest-variant.ts'

test('the nearest is of the same picture, in the same format where there is one', () => {
  const there = new Set([
    'variants/sea-00000000-480.avif',
    'variants/sea-00000000-1600.avif',
    'variants/sea-00000000-1200.jpeg',
    'variants/sky-00000000-1200.avif',
  ])
  expect(nearestVariant('variants/sea-00000000-800.avif', there)).toBe(
    'variants/sea-00000000-480.avif',
  )
  expect(nearestVariant('variants/sea-00000000-1920.avif', there)).toBe(
    'variants/sea-00000000-1600.avif',
  )
  expect(nearestVariant('variants/sea-00000000-800.webp', there)).toBe(
    'variants/sea-00000000-1200.jpeg',
  )
  expect(nearestVariant('variants/garden-00000000-800.avif', there)).toBeUndefined()
  expect(nearestVariant('sea.jpg', there)).toBeUndefined()
})
