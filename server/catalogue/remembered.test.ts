import { beforeEach, expect, test } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { rememberCatalogue } from './remembered.ts'

let version: number
let calls: string[]
let failing: boolean
let catalogue: Catalogue

beforeEach(() => {
  version = 1
  calls = []
  failing = false
  const answer = async (question: string) => {
    calls.push(question)
    if (failing) throw new Error('away')
  }
  catalogue = rememberCatalogue(
    {
      list: async (filter) => {
        await answer(`list ${filter?.limit}`)
        return { properties: [], total: calls.length }
      },
      groups: async () => [],
      find: async (slug) => {
        await answer(`find ${slug}`)
        return undefined
      },
      index: async () => [],
      async *each() {},
      names: async function* () {},
      labels: async () => new Map(),
    },
    { current: () => version },
  )
})

test('each query is sent once until a home changes', async () => {
  await Promise.all([catalogue.list({ limit: 6 }), catalogue.list({ limit: 6 })])
  await catalogue.list({ limit: 12 })
  await catalogue.find('one')
  await catalogue.find('one')
  expect(calls).toEqual(['list 6', 'list 12', 'find one'])
  version = 2
  await catalogue.find('one')
  expect((await catalogue.list({ limit: 6 })).total).toBe(5)
})

test('a failed query is sent again, and nothing is cached while the version is unknown', async () => {
  failing = true
  await expect(catalogue.find('one')).rejects.toThrow('away')
  failing = false
  await catalogue.find('one')
  expect(calls).toHaveLength(2)
  version = 0
  await catalogue.find('one')
  await catalogue.find('one')
  expect(calls).toHaveLength(4)
})

test('remembers a limited number of answers', async () => {
  for (let number = 0; number < 1000; number++) await catalogue.find(`home-${number}`)
  await catalogue.find('home-0')
  await catalogue.find('home-999')
  expect(calls).toHaveLength(1001)
})
