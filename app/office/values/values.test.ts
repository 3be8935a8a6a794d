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

test('pictures and documents are shown by their texts', () => {
  const details = { '/pictures/u-1.jpg': { width: 1600, alt: { en: 'The bay', es: 'La bahía' } } }
  expect(valueText('picture_details', details, 'es')).toBe('La bahía')
  expect(columnName('picture_details', 'en')).toBe('Alternative texts')
  expect(valueText('size', 3_831_000, 'es')).toBe('3.831 kB')
  expect(valueText('images', ['/a.jpg', '/b.jpg'], 'en')).toBe('2')
  const plan = [{ file: '1', name: { en: 'Floor plan', es: 'Plano' } }]
  expect(valueText('documents', plan, 'en')).toBe('Floor plan')
  expect(valueText('documents', [], 'es')).toBe('en blanco')
})

test('an unknown value is shown unchanged, and never as JSON', () => {
  expect(columnName('some_column', 'en')).toBe('some column')
  expect(columnName('constructor', 'en')).toBe('constructor')
  expect(valueText('title', 'sold', 'es')).toBe('sold')
  expect(valueText('x', { a: { b: 1 } }, 'en')).toBe('a: b: 1')
  expect(valueText('x', null, 'es')).toBe('en blanco')
  expect(valueText('reply', null, 'es')).toBe('sin escribir')
})

test('a second step and sessions are described in words', () => {
  expect(valueText('factors', true, 'en')).toBe('set up')
  expect(valueText('factors', false, 'es')).toBe('quitado')
  expect(valueText('sessions', 0, 'es')).toBe('ninguna')
  expect(valueText('sessions', 2, 'es')).toBe('2')
})
