import { expect, test } from 'vitest'
import { maxShortlistHomes } from '#server/shared/max-shortlist-homes.ts'
import {
  changedList,
  hasDropped,
  parseShortlist,
  shortlistInCookies,
  shortlistPath,
  shortlistToCookie,
  withHomes,
  withoutChange,
} from './list.ts'

test('a list is the same after a trip through the cookie and through an address', () => {
  const list = ['garden-apartment', 'villa-2']
  const [pair = ''] = shortlistToCookie(list, true).split(';')
  expect(shortlistInCookies(`lang=es; ${pair}; other=1`)).toEqual(list)
  expect(
    parseShortlist(
      new URL(shortlistPath('es', list), 'http://site.test').searchParams.get('homes'),
    ),
  ).toEqual(list)
})

test('a hosted project may have capitals and underscores in its slugs', () => {
  expect(parseShortlist('Villa-Azul.atico_2')).toEqual(['Villa-Azul', 'atico_2'])
})

test('invalid slugs are left out, and so are repetitions and those after the twelfth', () => {
  expect(parseShortlist('villa..villa.<b>.a b.-x.../../etc.a;b.a"b.casa-1')).toEqual([
    'villa',
    'casa-1',
  ])
  expect(
    parseShortlist(Array.from({ length: 500 }, (_, index) => `home-${index}`).join('.')),
  ).toHaveLength(12)
  expect(parseShortlist(null)).toEqual([])
  expect(shortlistInCookies('shortlists=a; xshortlist=b')).toEqual([])
})

const full = Array.from({ length: maxShortlistHomes }, (_, index) => `h${index}`)

test.each([
  ['a home saved twice keeps its place', ['a', 'b'], ['b', 'c'], ['a', 'b', 'c']],
  ['a full list loses its oldest', full, ['new'], [...full.slice(1), 'new']],
  [
    'a home that is being added stays, though it is the oldest',
    full,
    ['h0', 'x'],
    ['h0', ...full.slice(2), 'x'],
  ],
  [
    'as many go as the list has too many',
    full,
    ['x', 'h1', 'y'],
    ['h1', ...full.slice(3), 'x', 'y'],
  ],
  ['twelve others replace a full list', ['a', 'b'], full, full],
])('adding homes: %s', (_, list, added, expected) => {
  const after = withHomes(list, added)
  expect(after).toEqual(expected)
  expect(hasDropped(list, after)).toBe(list.some((slug) => !expected.includes(slug)))
})

test('a list is changed by adding, by removing, and as a whole', () => {
  expect(changedList(['a', 'b'], { add: 'c.d' })).toEqual(['a', 'b', 'c', 'd'])
  expect(changedList(['a', 'b'], { remove: 'a' })).toEqual(['b'])
  expect(changedList(['a', 'b'], { set: 'c.<b>.a' })).toEqual(['c', 'a'])
  expect(changedList(['a', 'b'], { set: '' })).toEqual([])
})

test.each([
  ['its home leaves, and what was saved since stays', ['a', 'b', 'c'], ['a'], ['a', 'b'], 'a.c'],
  ['a removed home returns to its place', ['b', 'c'], ['a', 'b'], ['b'], 'a.b.c'],
  [
    'the home that a full list lost returns',
    full.slice(1),
    full,
    [...full.slice(1), 'x'],
    full.join('.'),
  ],
  ['what was removed since stays removed', ['c'], ['a', 'c'], ['a', 'c', 'b'], 'c'],
  [
    'a list that filled up since stays full',
    [...full.slice(1), 'x'],
    full,
    full.slice(1),
    [...full.slice(1), 'x'].join('.'),
  ],
])('a change is taken back: %s', (_, now, before, after, expected) => {
  expect(withoutChange(now, before, after).join('.')).toBe(expected)
})

test('an empty list deletes its cookie', () => {
  expect(shortlistToCookie([], false)).toBe('shortlist=; Path=/; Max-Age=0; SameSite=Lax')
  expect(shortlistToCookie(['a'], true)).toBe(
    'shortlist=a; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
