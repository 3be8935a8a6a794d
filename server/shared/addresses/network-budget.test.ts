import { expect, test } from 'vitest'
import { NetworkBudget } from './network-budget.ts'

test('a network may use its budget at once, and the budget grows again with time', () => {
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

test('each network is counted alone, an IPv6 /64 as one, an unknown address not at all', () => {
  const budget = new NetworkBudget({ burst: 1, perSecond: 1 })
  expect(budget.take('203.0.113.7', 0)).toBe(true)
  expect(budget.take('203.0.113.8', 0)).toBe(true)
  expect(budget.take('2001:db8:0:1::1', 0)).toBe(true)
  expect(budget.take('2001:db8:0:1:ffff::2', 0)).toBe(false)
  expect([budget.take(undefined, 0), budget.take(undefined, 0)]).toEqual([true, true])
})
