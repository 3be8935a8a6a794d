import { expect, test } from 'vitest'
import { wordDiff } from '#server/shared/text/word-diff.ts'
import { excerptOf } from './excerpt.ts'

test('a sentence that was added to a long text is shown, with the words beside it', () => {
  const long =
    'We keep what you send us for as long as we need it to answer you, and no longer. '.repeat(5)
  const pieces = excerptOf(wordDiff(`${long}The end.`, `${long}We ask before. The end.`))
  expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'new', 'same'])
  expect(pieces[0]?.text).toMatch(/^….{0,40}no longer\. $/)
  expect(pieces[1]?.text.trim()).toBe('We ask before.')
  expect(pieces[2]?.text.trim()).toBe('The end.')
})

test('a text that is new is shown by its beginning', () => {
  const [piece] = excerptOf(wordDiff('', 'word '.repeat(100)))
  expect(piece?.kind).toBe('new')
  expect(piece?.text.length).toBeLessThan(170)
})
