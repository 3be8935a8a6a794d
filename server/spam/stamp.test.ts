import { expect, test } from 'vitest'
import { betweenStamps, createStamps } from './stamp.ts'

test('the text between stamps is the same when a page is rendered again', () => {
  const stamps = createStamps(() => ['a secret'])
  const page = (time: number) =>
    Buffer.from(
      `<p>€ at1.home</p><input value="${stamps.issue(time)}"><p>t1.</p>{"${stamps.issue(time)}"}`,
    )
  const pieces = betweenStamps(page(1_800_000_000_000)).map(String)
  expect(pieces).toEqual(['<p>€ at1.home</p><input value="', '"><p>t1.</p>{"', '"}'])
  expect(betweenStamps(page(1_800_000_060_000)).map(String)).toEqual(pieces)
  expect(betweenStamps(Buffer.from('<p>Text</p>')).map(String)).toEqual(['<p>Text</p>'])
})
