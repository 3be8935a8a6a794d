import { expect, test } from 'vitest'
import { NetworkBudget } from './network-budget.ts'

test('a network has so many at once, and gets them back with time', () => {
  const budget = new NetworkBudget({ burst: 3, perSecond: 2 })
  const take = (now: number) => budget.take('203.0.113.7', now)
  expect([take(0), take(0), take(0), take(0)]).toEqual([true, true, true, false])
  expect([take(499), take(500), take(501)]).toEqual([false, true, false])
  expect([take(60_000), take(60_000), take(60_000), take(60_000)]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('each network counts by itself, a household with IPv6 as one, the unknown not', () => {
  const budget = new NetworkBudget({ burst: 1, perSecond: 1 })
  expect(budget.take('203.0.113.7', 0)).toBe(true)
  expect(budget.take('203.0.113.8', 0)).toBe(true)
  expect(budget.take('2001:db8:0:1::1', 0)).toBe(true)
  expect(budget.take('2001:db8:0:1:ffff::2', 0)).toBe(false)
  expect([budget.take(undefined, 0), budget.take(undefined, 0)]).toEqual([true, true])
})
