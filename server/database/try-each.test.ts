import { expect, test } from 'vitest'
import { tryEach } from './try-each.ts'

test('an item that fails keeps no other waiting, and its error is thrown in the end', async () => {
  const done: number[] = []
  const work = (item: number) => {
    if (item === 2) return Promise.reject(new Error('the second cannot be read'))
    done.push(item)
    return Promise.resolve()
  }
  await expect(tryEach([1, 2, 3], work)).rejects.toThrow('the second cannot be read')
  expect(done).toEqual([1, 3])
})

test('several errors are thrown together', async () => {
  const work = (item: number) => Promise.reject(new Error(`item ${item}`))
  await expect(tryEach([1, 2], work)).rejects.toMatchObject({
    errors: [{ message: 'item 1' }, { message: 'item 2' }],
  })
})

test('nothing more is tried while the database does not answer', async () => {
  const tried: number[] = []
  const work = (item: number) => {
    tried.push(item)
    return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  }
  await expect(tryEach([1, 2], work)).rejects.toThrow('refused')
  expect(tried).toEqual([1])
})
