import { expect, test } from 'vitest'
import { readUnitsQuery, sortedBy, unitsSearch } from './query.ts'

const read = (search: string) => readUnitsQuery(new URLSearchParams(search))

test('a query survives being written to an address and read again', () => {
  for (const search of ['', 'bedrooms=2', 'sort=-price', 'bedrooms=3&status=reserved&sort=-area'])
    expect(unitsSearch(read(search))).toBe(`${search && `?${search}`}#homes`)
})

test('unknown parameters are ignored', () => {
  expect(read('bedrooms=two&status=gone&sort=colour')).toEqual(read(''))
  expect(read('sort=--price').descending).toBe(false)
})

test('a column sorts upwards first, then downwards, and keeps the filter', () => {
  const query = read('bedrooms=2')
  const once = { ...query, ...sortedBy(query, 'area') }
  expect(unitsSearch(once)).toBe('?bedrooms=2&sort=area#homes')
  expect(unitsSearch(once, sortedBy(once, 'area'))).toBe('?bedrooms=2&sort=-area#homes')
  expect(sortedBy(read(''), 'price').descending).toBe(true)
})
