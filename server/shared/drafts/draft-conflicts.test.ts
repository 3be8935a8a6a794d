import { expect, test } from 'vitest'
import { draftConflicts } from './draft-conflicts.ts'

test('a conflict has both texts and the author of the other, possibly the same person', () => {
  const authors: Record<string, string> = { title: 'marta', place: 'tom' }
  const texts = { mine: { title: 'Villa', place: '' }, theirs: { title: 'House' }, by: 'tom' }
  expect(draftConflicts(['title', 'place', 'price'], texts, (name) => authors[name])).toEqual([
    { field: 'title', mine: 'Villa', theirs: 'House', by: 'marta', isOwn: false },
    { field: 'place', mine: '', theirs: '', by: 'tom', isOwn: true },
    { field: 'price', mine: '', theirs: '', by: undefined, isOwn: false },
  ])
})
