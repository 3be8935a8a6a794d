import { expect, test } from 'vitest'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

test('a limited number of tasks runs in order, and one beyond the queue is refused', async () => {
  const queue = new BoundedQueue({ atOnce: 2, waiting: 2 })
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    queue.run(async () => {
      started.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const all = [1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toThrow(QueueFull)
  expect(started).toEqual([1, 2])
  ends.shift()?.()
  await expect.poll(() => started).toEqual([1, 2, 3])
  ends.shift()?.()
  await expect.poll(() => started).toEqual([1, 2, 3, 4])
  for (const end of ends) end()
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
})

test('work that fails gives its place to the next one', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
