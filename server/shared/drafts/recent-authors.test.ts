import { expect, test } from 'vitest'
import { recentAuthors } from './recent-authors.ts'

const now = 1_000_000_000
const ago = (minutes: number) => now - minutes * 60_000

test('others who wrote in the last five minutes are named once, the latest first', () => {
  const texts = [
    { by: 'marta', at: ago(4) },
    { by: 'tom', at: ago(1) },
    { by: 'marta', at: ago(2) },
    { by: 'ana', at: ago(5) },
    { by: 'me', at: ago(0) },
    { by: '', at: ago(0) },
  ]
  expect(recentAuthors(texts, { me: 'me', now })).toEqual(['tom', 'marta'])
})
