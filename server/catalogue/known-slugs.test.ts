import { expect, test } from 'vitest'
import { createKnownSlugs } from './known-slugs.ts'

function slugsOf(windows: () => string[][]) {
  const state = { version: 1, reads: 0, errors: 0 }
  const slugs = createKnownSlugs(
    {
      async *names() {
        state.reads++
        yield* windows()
      },
    },
    { current: () => state.version },
    () => void state.errors++,
  )
  return { state, slugs }
}

test('recognises unknown slugs once the slugs have been read', async () => {
  const homes = Array.from({ length: 5000 }, (_, number) => `home-${number}`)
  const { slugs, state } = slugsOf(() => [homes.slice(0, 1000), homes.slice(1000)])
  expect(slugs.isMissing('nowhere')).toBe(false)
  await Promise.all([slugs.learn(), slugs.learn()])
  await slugs.learn()
  expect(state.reads).toBe(1)
  expect(slugs.isMissing('nowhere')).toBe(true)
  expect(slugs.isMissing('home')).toBe(true)
  expect(homes.some(slugs.isMissing)).toBe(false)
})

test('a reference is known in any case', async () => {
  const { slugs } = slugsOf(() => [['garden-apartment', 'r49052083']])
  await slugs.learn()
  expect(['R49052083', 'r49052083', 'R49052084'].map(slugs.isMissing)).toEqual([false, false, true])
})

test('a change of the catalogue makes it unknown again', async () => {
  const { slugs, state } = slugsOf(() => [['one']])
  await slugs.learn()
  state.version = 2
  expect(slugs.isMissing('two')).toBe(false)
})

test('slugs that were read during a change of a home are not used', async () => {
  const { slugs, state } = slugsOf(() => {
    state.version++
    return [['one']]
  })
  await slugs.learn()
  expect(slugs.isMissing('two')).toBe(false)
})

test('nothing is known without a version, or when the slugs cannot be read', async () => {
  const failing = slugsOf(() => {
    throw new Error('away')
  })
  await failing.slugs.learn()
  expect(failing.slugs.isMissing('two')).toBe(false)
  expect(failing.state.errors).toBe(1)
  const hosted = slugsOf(() => [['one']])
  hosted.state.version = 0
  await hosted.slugs.learn()
  expect([hosted.slugs.isMissing('two'), hosted.state.reads]).toEqual([false, 0])
})
