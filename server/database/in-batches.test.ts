import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('each item is in one part, in its order, and no part is empty', () => {
  const ids = Array.from({ length: 1001 }, (_, index) => index)
  const parts = [...inBatches(ids)]
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 1])
  expect(parts.flat()).toEqual(ids)
  expect([...inBatches(ids.slice(0, 4), 2)]).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect([...inBatches([])]).toEqual([])
})
