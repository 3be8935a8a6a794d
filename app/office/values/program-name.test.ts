import { expect, test } from 'vitest'
import { authorName } from './program-name.ts'

test('an author is named by the program, or by the beginning of their address', () => {
  expect(authorName('newsletter', 'en')).toBe('automatic')
  expect(authorName('marta@example.com', 'en')).toBe('marta')
  expect(authorName('Marta Ruiz', 'en')).toBe('Marta Ruiz')
})
