import { describe, expect, test } from 'vitest'
import { Lru } from './lru.ts'

describe('a map of limited size', () => {
  test('drops the entry that was not used for the longest time', () => {
    const map = new Lru<number>(2)
    map.set('a', 1)
    map.set('b', 2)
    map.get('a')
    map.set('c', 3)
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
    expect(map.size).toBe(2)
  })

  test('goes on dropping the oldest after uses and replacements', () => {
    const map = new Lru<number>(100)
    for (let number = 0; number < 1000; number++) {
      map.set(`${number}`, number)
      if (number % 7 === 0) map.get(`${number - 50}`)
    }
    expect(map.size).toBe(100)
    expect(map.get('999')).toBe(999)
    expect(map.get('800')).toBeUndefined()
    expect(map.get('973')).toBe(973)
  })

  test('replaces a value without dropping another', () => {
    const map = new Lru<number>(2)
    map.set('a', 1)
    map.set('b', 2)
    map.set('a', 3)
    expect([map.get('a'), map.get('b')]).toEqual([3, 2])
  })

  test('keeps a newer value from being deleted', () => {
    const map = new Lru<number>(2)
    map.set('a', 1)
    map.set('a', 2)
    map.deleteIf('a', 1)
    expect(map.get('a')).toBe(2)
    map.deleteIf('a', 2)
    expect(map.get('a')).toBeUndefined()
  })
})
