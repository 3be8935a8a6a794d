import { expect, test } from 'vitest'
import { words } from '#app/root-data/form-words.ts'
import { problemsTitle } from './problems-title.ts'

test.each([
  [['slotGone'], 'That time has just been taken'],
  [['slotRequired'], 'Only the time is missing'],
  [['slotRequired', 'phoneRequired'], 'Please fill in all required fields'],
  [['nameRequired', 'phoneInvalid'], 'Please fill in all required fields'],
  [['phoneInvalid'], 'Please check your details'],
])('the heading over %j is "%s"', (problems, title) => {
  expect(problemsTitle(problems, 'viewing', words.en)).toBe(title)
})
