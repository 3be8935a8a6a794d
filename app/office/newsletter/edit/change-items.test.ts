import { expect, test } from 'vitest'
import { changeItems, withItem } from './change-items.ts'

const home = (key: string) => ({ kind: 'home' as const, key })
const three = ['a', 'b', 'c'].map(home)
const keys = (intent: string) =>
  changeItems(three, intent)
    .map(({ key }) => key)
    .join('')

test('a button moves an item, takes it out, or leaves all as they are', () => {
  expect(['up home b', 'down home b', 'up home a', 'down home c'].map(keys)).toEqual([
    'bac',
    'acb',
    'abc',
    'abc',
  ])
  expect(['out home b', 'out article b', 'save', 'up home'].map(keys)).toEqual([
    'ac',
    'abc',
    'abc',
    'abc',
  ])
})

test('an item is added only once, and a newsletter has at most twelve', () => {
  expect(withItem(three, home('b'))).toEqual(three)
  expect(withItem(three, home('d'))?.at(-1)).toEqual(home('d'))
  const twelve = Array.from({ length: 12 }, (_, index) => home(String(index)))
  expect(withItem(twelve, home('x'))).toBeUndefined()
})
