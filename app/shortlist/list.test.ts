import { expect, test } from 'vitest'
import {
  maxShortlistHomes,
  parseShortlist,
  shortlistInCookies,
  shortlistPath,
  shortlistToCookie,
  withHomes,
  withoutHome,
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

test('homes stay in the order of saving, and a full list drops its oldest', () => {
  expect(withHomes(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c'])
  const full = Array.from({ length: maxShortlistHomes }, (_, index) => `home-${index}`)
  expect(withHomes(full, ['new'])).toEqual([...full.slice(1), 'new'])
  expect(withoutHome(['a', 'b'], 'a')).toEqual(['b'])
})

test('an empty list deletes its cookie', () => {
  expect(shortlistToCookie([], false)).toBe('shortlist=; Path=/; Max-Age=0; SameSite=Lax')
  expect(shortlistToCookie(['a'], true)).toBe(
    'shortlist=a; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
