import { expect, test } from 'vitest'
import { columnName, valueText } from './values.ts'

test('the log is read in words, in the reader’s language', () => {
  expect(columnName('lost_reason', 'en')).toBe('Lost, because')
  expect(valueText('lost_reason', 'price', 'es')).toBe('el precio')
  expect(valueText('stage', 'offer', 'es')).toBe('Oferta')
  expect(valueText('start_at', '2026-11-25T09:00:00.000Z', 'en')).toMatch(/25 Nov\w* 2026.*10:00/)
  expect(valueText('price', 450_000, 'en')).toBe('€450,000')
  expect(valueText('features', ['Sea view', 'Lift'], 'en')).toBe('Sea view, Lift')
  expect(valueText('translations', { es: { title: 'Ático', features: [] } }, 'en')).toBe(
    'Spanish: Title: Ático; Features, one a line: empty',
  )
})

test('what is not known is shown as it is, and never as JSON', () => {
  expect(columnName('some_column', 'en')).toBe('some column')
  expect(columnName('constructor', 'en')).toBe('constructor')
  expect(valueText('title', 'sold', 'es')).toBe('sold')
  expect(valueText('x', { a: { b: 1 } }, 'en')).toBe('a: b: 1')
  expect(valueText('x', null, 'es')).toBe('vacío')
})
