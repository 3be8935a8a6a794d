import { expect, test } from 'vitest'
import { sunsetOn } from './sunset.ts'

// The expected times are in universal time.
test.each([
  ['2026-02-10', '17:52'],
  ['2026-06-21', '19:40'],
  ['2026-12-21', '17:06'],
])('the sun sets on %s at %s', (date, time) => {
  expect(Math.abs(sunsetOn(date) - Date.parse(`${date}T${time}Z`))).toBeLessThan(3 * 60_000)
})
