import { expect, expectTypeOf, test } from 'vitest'
import { translations, insert } from './words.ts'

test('a translation has the keys of the English words', () => {
  const words = translations(
    { title: 'Homes', list: ['one', 'two'] },
    { title: 'Casas', list: ['uno', 'dos'] },
  )
  expect(words.es.title).toBe('Casas')
  expect(words.es.list[1]).toBe('dos')
  expectTypeOf(words.es.title).toBeString()
})

test('a missing string does not compile, and is shown as its key at run time', () => {
  // @ts-expect-error: no Spanish title
  const page = translations({ head: { title: 'Homes' } }, { head: {} })
  expect(page.es).toEqual({ head: { title: 'head.title' } })
  // @ts-expect-error: one of two list entries
  const list = translations({ list: ['one', 'two'] }, { list: ['uno'] })
  expect(list.es).toEqual({ list: ['uno', 'list.1'] })
})

test('a superfluous string does not compile, and is left out at run time', () => {
  // @ts-expect-error: no such key in English
  const words = translations({ title: 'Homes' }, { title: 'Casas', extra: 'más' })
  expect(words.es).toEqual({ title: 'Casas' })
})

test('values go into a sentence', () => {
  expect(insert('From {price}, {unknown}', { price: '€1' })).toBe('From €1, {unknown}')
})
