import { expect, test } from 'vitest'
import { keepApart } from './keep-apart.ts'

test('places that overlap are moved apart, and the others stay', () => {
  const [one, other, far] = keepApart(
    [
      { x: 0.5, y: 0.5 },
      { x: 0.51, y: 0.5 },
      { x: 0.1, y: 0.9 },
    ],
    0.04,
  )
  expect(
    Math.hypot(Number(one?.x) - Number(other?.x), Number(one?.y) - Number(other?.y)),
  ).toSatisfy((distance: number) => distance >= 0.04 && distance < 0.05)
  expect(far).toEqual({ x: 0.1, y: 0.9 })
})

test('three homes at the same place are moved apart', () => {
  const places = keepApart(
    Array.from({ length: 3 }, () => ({ x: 0.5, y: 0.5 })),
    0.03,
  )
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.0299)
})
