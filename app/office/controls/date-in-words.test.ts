import { expect, test } from 'vitest'
import { dateInWords } from './date-in-words.ts'

test.each([
  ['2026-12-01T09:00', 'es', 'martes 1 de diciembre de 2026, 09:00'],
  ['2026-12-01T09:00', 'en', 'Tuesday 1 December 2026, 09:00'],
  ['2026-12-01', 'es', 'martes 1 de diciembre de 2026'],
  ['', 'en', ''],
  ['soon', 'en', ''],
] as const)('the field value %j in %s is “%s”', (value, language, text) =>
  expect(dateInWords(value, language)).toBe(text),
)
