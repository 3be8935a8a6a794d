import { expect, test } from 'vitest'
import { slotLength } from '#server/viewings/slots/slots.ts'
import { inColumns } from './load.ts'

const at = (index: number, halfHours = 1) => ({ start: index * slotLength, halfHours })
const columns = (...viewings: ReturnType<typeof at>[]) =>
  inColumns(viewings).map(({ column, columns: all }) => `${column + 1} of ${all}`)

test('viewings at the same time stand beside each other, others have the whole width', () => {
  expect(columns(at(0), at(0), at(1))).toEqual(['1 of 2', '2 of 2', '1 of 1'])
})

test('a visit of several homes makes room for what begins while it lasts', () => {
  expect(columns(at(0, 3), at(1), at(2), at(3))).toEqual(['1 of 2', '2 of 2', '2 of 2', '1 of 1'])
})
