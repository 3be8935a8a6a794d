import { describe, expect, test, vi } from 'vitest'
import { GroupCommit } from './group-commit.ts'

describe('a group commit', () => {
  test('calls at the same moment share one batch, each with its own result', async () => {
    const groups: number[][] = []
    const group = new GroupCommit<number, string>(async (items) => {
      groups.push(items)
      return items.map((item) => `answer ${item}`)
    })
    expect(await Promise.all([1, 2, 3].map((item) => group.add(item)))).toEqual([
      'answer 1',
      'answer 2',
      'answer 3',
    ])
    expect(groups).toEqual([[1, 2, 3]])
  })

  test('collects the next group while one is under way', async () => {
    const groups: number[][] = []
    let finish = () => {}
    const group = new GroupCommit<number, number>(async (items) => {
      groups.push(items)
      if (groups.length === 1) await new Promise<void>((resolve) => (finish = resolve))
      return items
    })
    const first = group.add(1)
    await expect.poll(() => groups.length).toBe(1)
    const rest = [group.add(2), group.add(3)]
    finish()
    expect(await Promise.all([first, ...rest])).toEqual([1, 2, 3])
    expect(groups).toEqual([[1], [2, 3]])
  })

  test('an item that cannot be stored does not affect the others', async () => {
    const group = new GroupCommit<number, number>(async (items) => {
      if (items.includes(13)) throw Object.assign(new Error('unlucky'), { code: '23514' })
      return items
    })
    const answers = await Promise.allSettled([12, 13, 14].map((item) => group.add(item)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('a database that does not answer is asked once for the group, not for each item', async () => {
    const commit = vi.fn(async () => {
      throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })
    })
    const group = new GroupCommit<number, number>(commit)
    const answers = await Promise.allSettled([1, 2, 3].map((item) => group.add(item)))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(commit).toHaveBeenCalledTimes(1)
  })

  test('every caller gets its own result while many groups follow one another', async () => {
    const group = new GroupCommit<number, number>(async (items) => items)
    const visitor = async () => {
      for (let round = 0; round < 200; round++) expect(await group.add(round)).toBe(round)
    }
    await Promise.all(Array.from({ length: 20 }, visitor))
    await group.idle()
  })
})
