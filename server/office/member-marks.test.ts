import { expect, test } from 'vitest'
import { createMemberMarks } from './member-marks.ts'

const id = '11111111-1111-4111-8111-111111111111'

test('a mark is read with its own key and an earlier one, and only as it was made', () => {
  const marks = createMemberMarks(() => ['new', 'old'])
  const mark = marks.of(id) ?? ''
  expect(marks.read(mark)).toBe(id)
  expect(marks.read(createMemberMarks(() => ['old']).of(id))).toBe(id)
  expect(marks.read(createMemberMarks(() => ['other']).of(id))).toBeUndefined()
  expect(marks.read(mark.replace('1', '2'))).toBeUndefined()
  for (const forged of [undefined, '', id, `${id}~`, `${id}~${'A'.repeat(43)}`, `~${mark}`])
    expect(marks.read(forged), forged).toBeUndefined()
})

test('without a key no browser is marked', () => {
  const marks = createMemberMarks(() => [])
  expect(marks.of(id)).toBeUndefined()
  expect(marks.read(`${id}~${'A'.repeat(43)}`)).toBeUndefined()
})
