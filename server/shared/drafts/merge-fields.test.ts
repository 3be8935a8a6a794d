import { expect, test } from 'vitest'
import { mergeFields } from './merge-fields.ts'

test('texts of two people are merged in different fields, and conflict in the same one', () => {
  const base = { a: '1', b: '1', c: '1', d: '1' }
  const mine = { a: '2', b: '1', c: '2', d: '2' }
  const theirs = { a: '1', b: '3', c: '3', d: '2' }
  expect(mergeFields(['a', 'b', 'c', 'd'], { base, mine, theirs })).toEqual({
    fields: { a: '2', b: '3', c: '3', d: '2' },
    conflicts: ['c'],
  })
})

test('a field that is not stored is not taken from a forged form', () => {
  const { fields } = mergeFields<string>(['a'], {
    base: {},
    mine: { z: 'forged' },
    theirs: { a: '1' },
  })
  expect(fields).toEqual({ a: '1' })
})
