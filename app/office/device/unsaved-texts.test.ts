import { expect, test } from 'vitest'
import { unsavedTextsIn } from './unsaved-texts.ts'

/** A store like the browser's. */
function newStore() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

const garden = { at: 1000, typed: ['garden', 'terrace'], texts: [['garden', '33']] } as const

test('a text is kept by member and form until it is saved', () => {
  const kept = unsavedTextsIn(newStore())
  kept.keep('carmen', '/office/homes/R1', garden)
  expect(kept.read('carmen', '/office/homes/R1')).toEqual(garden)
  expect(kept.read('oliver', '/office/homes/R1')).toBeUndefined()
  expect(kept.read('carmen', '/office/homes/R2')).toBeUndefined()
  expect(kept.count('carmen')).toBe(2)
  kept.forget('carmen', '/office/homes/R1')
  expect(kept.count('carmen')).toBe(0)
})

test('a text is gone from the device after seven days and once its member has left', () => {
  const store = newStore()
  const kept = unsavedTextsIn(store)
  kept.keep('carmen', '/office/homes/R1', garden)
  kept.keep('oliver', '/office/homes/R1', { ...garden, at: 9 * 24 * 60 * 60 * 1000 })
  store.setItem('shortlist', '[]')
  kept.forgetOld(9 * 24 * 60 * 60 * 1000)
  expect(kept.count('carmen')).toBe(0)
  expect(kept.count('oliver')).toBe(2)
  kept.forgetAll('oliver')
  expect([...store.items.keys()]).toEqual(['shortlist'])
})

test('an unreadable entry is removed, and the others can be read', () => {
  const store = newStore()
  const kept = unsavedTextsIn(store)
  kept.keep('carmen', '/office/homes/R1', garden)
  const [entry] = store.items.keys()
  store.setItem(`${entry} copy`, '{"at":')
  kept.keep('carmen', '/office/homes/R2', garden)
  expect(kept.count('carmen')).toBe(4)
  kept.forgetOld(9 * 24 * 60 * 60 * 1000)
  expect([...store.items.keys()]).toEqual([])
})
