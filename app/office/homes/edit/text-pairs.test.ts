import { expect, test } from 'vitest'
import { noFields } from '#server/homes/fields.ts'
import { lackOf } from './text-pairs.ts'
import { words } from './words.ts'

const both = {
  ...noFields,
  title: 'Villa',
  title_es: 'Villa',
  description: 'By the sea.',
  description_es: 'Junto al mar.',
}
const lack = (fields: Partial<typeof noFields>, lagging = 0, reader: 'en' | 'es' = 'en') =>
  lackOf({ shown: { ...both, ...fields }, language: 'es', lagging }, words[reader], reader)

test('a language says what it lacks beside the other one', () => {
  expect(lack({})).toBeUndefined()
  expect(lack({ title_es: ' ' })).toBe('1 text missing')
  expect(lack({ features: 'Pool', features_es: '' })).toBe('1 text missing')
  expect(lack({ features: 'Pool\nLift\nView', features_es: 'Piscina\nAscensor' })).toBe(
    '1 line behind the English',
  )
  expect(lack({ features: 'Pool\n\nLift', features_es: 'Piscina\nAscensor' })).toBeUndefined()
  expect(lack({}, 2)).toBe('2 texts older than the other language')
  expect(lack({ features: 'A\nB\nC', features_es: 'A' }, 0, 'es')).toBe(
    '2 líneas menos que en inglés',
  )
})
