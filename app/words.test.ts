import { expect, expectTypeOf, test } from 'vitest'
import { catalogue, insert } from './words.ts'

test('a translation has the keys of the English words', () => {
  const words = catalogue(
    { title: 'Homes', list: ['one', 'two'] },
    { title: 'Casas', list: ['uno', 'dos'] },
  )
  expect(words.es.title).toBe('Casas')
  expect(words.es.list[1]).toBe('dos')
  expectTypeOf(words.es.title).toBeString()
})

test('a missing or a superfluous string does not compile', () => {
  // @ts-expect-error: no Spanish title
  catalogue({ title: 'Homes' }, {})
  // @ts-expect-error: one of two list entries
  catalogue({ list: ['one', 'two'] }, { list: ['uno'] })
  // @ts-expect-error: no such key in English
  catalogue({ title: 'Homes' }, { title: 'Casas', extra: 'más' })
})

test('at run time a missing text is shown as its key', () => {
  // @ts-expect-error: no Spanish title
  const words = catalogue({ head: { title: 'Homes' } }, { head: {} })
  expect(words.es).toEqual({ head: { title: 'head.title' } })
})

test('values go into a sentence', () => {
  expect(insert('From {price}, {unknown}', { price: '€1' })).toBe('From €1, {unknown}')
})
