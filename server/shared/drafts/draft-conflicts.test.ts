import { expect, test } from 'vitest'
import { draftConflicts } from './draft-conflicts.ts'

test('a conflict names both texts and the other author, who may be oneself', () => {
  const authors: Record<string, string> = { title: 'marta', place: 'tom' }
  const texts = { mine: { title: 'Villa', place: '' }, theirs: { title: 'House' }, by: 'tom' }
  expect(draftConflicts(['title', 'place', 'price'], texts, (name) => authors[name])).toEqual([
    { field: 'title', mine: 'Villa', theirs: 'House', by: 'marta', isOwn: false },
    { field: 'place', mine: '', theirs: '', by: 'tom', isOwn: true },
    { field: 'price', mine: '', theirs: '', by: undefined, isOwn: false },
  ])
})
