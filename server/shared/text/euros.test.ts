import { expect, test } from 'vitest'
import { languages, perLanguage } from '../../language.ts'
import { euros, groupedNumber } from './euros.ts'

const grouped = perLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }))
const tenths = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
)
const numbers = [
  0, 1, 7.5, 12, 999, 1000, 1500, 9999.5, 12_345, 999_999, 1_250_000, 2_400_000.125, 0.0004, 0.1,
  3.0005, 2.9985, -2.9955, 1234.5678, -1, -0.25, -1250, -1_250_000.5,
]

test.each(languages)('numbers are grouped in %s as the platform groups them', (language) => {
  for (const number of numbers)
    expect(groupedNumber(number, language)).toBe(grouped(language).format(number))
})

test.each(languages)('tenths are rounded in %s as the platform rounds them', (language) => {
  for (let hundredths = -30_000; hundredths < 30_000; hundredths += 5) {
    const number = hundredths / 100
    expect(groupedNumber(number, language, 1)).toBe(tenths(language).format(number))
  }
})

test('prices are written as each language writes them', () => {
  expect(euros(2_400_000, 'en')).toBe('€2,400,000')
  expect(euros(2_400_000, 'es')).toBe('2.400.000\u00a0€')
})
