import { expect, test } from 'vitest'
import { bearingOf, initialView, phoneDirection, quarterOf, turned } from './view.ts'

test('it turns all the way round, but not over one’s head', () => {
  expect(turned(initialView, { yaw: -30 }).yaw).toBe(330)
  expect(turned({ ...initialView, yaw: 350 }, { yaw: 30 }).yaw).toBe(20)
  expect(turned(initialView, { pitch: 200 }).pitch).toBe(80)
  expect(turned(initialView, { zoom: 0.01 }).fieldOfView).toBe(35)
})

test('the middle of a picture whose north is 90 degrees to the right looks west', () => {
  expect(bearingOf(0, 90)).toBe(270)
  expect(bearingOf(90, 90)).toBe(0)
  expect([0, 44, 46, 350].map(quarterOf)).toEqual([0, 1, 1, 0])
})

test('a phone held upright looks where its back points', () => {
  const upright = phoneDirection({ alpha: 0, beta: 90, gamma: 0 })
  expect(upright.heading).toBeCloseTo(0)
  expect(upright.pitch).toBeCloseTo(0)
  // Alpha grows when the phone turns to the left.
  expect(phoneDirection({ alpha: 90, beta: 90, gamma: 0 }).heading).toBeCloseTo(270)
  expect(phoneDirection({ alpha: 0, beta: 120, gamma: 0 }).pitch).toBeCloseTo(30)
  // On a table it looks down.
  expect(phoneDirection({ alpha: 0, beta: 0, gamma: 0 }).pitch).toBeCloseTo(-90)
})
