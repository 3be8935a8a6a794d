import { expect, test } from 'vitest'
import { euros } from '#server/shared/text/euros.ts'
import { area, areaRange, caratPrice, priceSpan, unbroken } from './format.ts'

test('prices are grouped as each language writes them', () => {
  expect(euros(2_400_000, 'en')).toBe('€2,400,000')
  expect(euros(2_400_000, 'es')).toBe('2.400.000\u00a0€')
  expect(euros(1250, 'es')).toBe('1.250\u00a0€')
})

test('ranges name their unit once', () => {
  expect(areaRange({ min: 115, max: 221 }, 'en')).toBe('115–221\u00a0m²')
  expect(priceSpan({ min: 720_000, max: 820_000 }, 'en')).toBe('€720,000–820,000')
  expect(priceSpan({ min: 720_000, max: 1_825_000 }, 'es')).toBe('720.000–1.825.000\u00a0€')
  expect(areaRange({ min: 90, max: 90 }, 'es')).toBe('90\u00a0m²')
})

test('a price range is written as the requirements and as Spanish write it', () => {
  expect(caratPrice({ min: 830_000, max: 3_700_000 }, 'en')).toBe('€ 830,000 - 3,700,000')
  expect(caratPrice({ min: 830_000, max: 3_700_000 }, 'es')).toBe('830.000–3.700.000\u00a0€')
})

test('areas have their unit', () => {
  expect(area(98, 'en')).toBe('98\u00a0m²')
})

test('a line breaks neither before a unit nor within e-mail', () => {
  expect(unbroken('8 % of 98 m²')).toBe('8\u00a0% of 98\u00a0m²')
  expect(unbroken('Two e-mails. E-mail again, (e-mail).')).toBe(
    'Two e-\u2060mails. E-\u2060mail again, (e-\u2060mail).',
  )
  expect(unbroken('E-mail address')).toBe('E-mail address')
})
