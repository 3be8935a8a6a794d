import { expect, test } from 'vitest'
import { bearingOf, initialView, phoneDirection, quarterOf, turnView } from './view.ts'

test('the view turns by 360 degrees, but not past the zenith', () => {
  expect(turnView(initialView, { yaw: -30 }).yaw).toBe(330)
  expect(turnView({ ...initialView, yaw: 350 }, { yaw: 30 }).yaw).toBe(20)
  expect(turnView(initialView, { pitch: 200 }).pitch).toBe(80)
  expect(turnView(initialView, { zoom: 0.01 }).fieldOfView).toBe(35)
})

test('the middle of a picture whose north is 90 degrees to the right faces west', () => {
  expect(bearingOf(0, 90)).toBe(270)
  expect(bearingOf(90, 90)).toBe(0)
  expect([0, 44, 46, 350].map(quarterOf)).toEqual([0, 1, 1, 0])
})

test('the view of a phone held upright is the direction of its back', () => {
  const upright = phoneDirection({ alpha: 0, beta: 90, gamma: 0 })
  expect(upright.heading).toBeCloseTo(0)
  expect(upright.pitch).toBeCloseTo(0)
  // Alpha grows when the phone turns to the left.
  expect(phoneDirection({ alpha: 90, beta: 90, gamma: 0 }).heading).toBeCloseTo(270)
  expect(phoneDirection({ alpha: 0, beta: 120, gamma: 0 }).pitch).toBeCloseTo(30)
  // A phone that lies on a table points down.
  expect(phoneDirection({ alpha: 0, beta: 0, gamma: 0 }).pitch).toBeCloseTo(-90)
})
