import { expect, test } from 'vitest'
import { wishText } from './wishes.ts'

test('the wishes of a questionnaire are one line, in the reader’s language', () => {
  const wishes = { propertyType: 'villa', bedrooms: '4', budget: 'over-1000000' }
  expect(wishText('questionnaire', wishes, 'en')).toBe('Villa, 4 bedrooms, over €1,000,000')
  expect(wishText('questionnaire', wishes, 'es')).toBe('Villa, 4 dormitorios, más de 1.000.000 €')
  expect(wishText('rental', { bedrooms: '1', budget: 'under-1000' }, 'en')).toBe(
    '1 bedroom, under €1,000 a month',
  )
  expect(wishText('contact', {}, 'en')).toBe('')
})

test.each(['en', 'es'] as const)('what was left blank is no wish, in %s', (language) => {
  const blank = { preferences: 'New Release Interest', budget: 'Not specified' }
  expect(wishText('interest', blank, language)).toBe('')
  expect(wishText('interest', { ...blank, preferences: 'waterfall' }, language)).not.toContain(',')
})
