import { expect, test } from 'vitest'
import { fittedSize, maxScale, moveBy, noZoom, zoomAt } from './zoom.ts'

const picture = { x: 1600, y: 900 }
const phone = { x: 390, y: 600 }

test('a picture fits into its window whole', () => {
  expect(fittedSize(picture, phone)).toEqual({ x: 390, y: 219.375 })
  expect(fittedSize(picture, { x: 1600, y: 450 })).toEqual({ x: 800, y: 450 })
})

test('the point under the finger stays there, and the picture never leaves the window', () => {
  const { scale, x, y } = zoomAt(noZoom, {
    factor: 2,
    point: { x: 100, y: 0 },
    picture,
    window: phone,
  })
  expect({ scale, x, y }).toEqual({ scale: 2, x: -100, y: 0 })
  // At twice its size the picture is still lower than the window, so it cannot move up.
  expect(zoomAt(noZoom, { factor: 2, point: { x: 0, y: 90 }, picture, window: phone }).y).toBe(0)
  expect(
    moveBy({ scale: 2, x: 0, y: 0 }, { by: { x: -900, y: -900 }, picture, window: phone }),
  ).toEqual({
    scale: 2,
    x: -195,
    y: 0,
  })
})

test('the enlargement has a lower and an upper limit', () => {
  expect(
    zoomAt(
      { scale: 2, x: 50, y: 0 },
      { factor: 0.1, point: { x: 0, y: 0 }, picture, window: phone },
    ),
  ).toEqual(noZoom)
  expect(zoomAt(noZoom, { factor: 100, point: { x: 0, y: 0 }, picture, window: phone }).scale).toBe(
    maxScale,
  )
})
