import { expect, test, vi } from 'vitest'
import { remember } from './remember.ts'

test('makes a result once for each key, while it is among the last', () => {
  const make = vi.fn((name: string, { length }: { length: number }) => `${name} of ${length}`)
  const remembered = remember(2, ([name, { length }]) => `${name} ${length}`, make)
  expect(remembered('a', { length: 1 })).toBe('a of 1')
  expect(remembered('a', { length: 1 })).toBe('a of 1')
  expect(make).toHaveBeenCalledTimes(1)
  expect(remembered('a', { length: 2 })).toBe('a of 2')
  expect(remembered('b', { length: 1 })).toBe('b of 1')
  expect(remembered('a', { length: 2 })).toBe('a of 2')
  expect(make).toHaveBeenCalledTimes(3)
  expect(remembered('a', { length: 1 })).toBe('a of 1')
  expect(make).toHaveBeenCalledTimes(4)
})
