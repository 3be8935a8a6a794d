import { expect, test } from 'vitest'
import { ByteLru } from './byte-lru.ts'

const sized = (bytes: number) => ({ bytes })

test('stays within its budget, and drops the least recently used entry', () => {
  const kept = new ByteLru(100)
  for (let key = 0; key < 20; key++) {
    kept.set(`${key}`, sized(10))
    kept.get(`${key}`)
  }
  expect(kept.size).toBe(100)
  expect(kept.get('9')).toBeUndefined()
  expect(kept.get('10')).toBeDefined()
  kept.set('new', sized(10))
  kept.get('new')
  expect(kept.get('11')).toBeUndefined()
  expect(kept.get('10')).toBeDefined()
})

test('a flood of new keys evicts no value that was requested twice', () => {
  const kept = new ByteLru(1000)
  const keys = ['home', 'list', 'property']
  for (const key of keys) {
    kept.set(key, sized(200))
    kept.get(key)
  }
  for (let number = 0; number < 1000; number++) kept.set(`/?u=${number}`, sized(50))
  expect(kept.size).toBeLessThanOrEqual(1000)
  for (const key of keys) expect(kept.get(key)).toBeDefined()
})

test('measures an entry that has grown again, and stores none that exceeds the budget', () => {
  const kept = new ByteLru(100)
  const page = { bytes: 30 }
  kept.set('page', page)
  page.bytes = 90
  kept.set('page', page)
  expect(kept.size).toBe(90)
  kept.set('other', sized(200))
  expect(kept.size).toBeLessThanOrEqual(100)
  kept.delete('page')
  expect(kept.size).toBe(0)
})
