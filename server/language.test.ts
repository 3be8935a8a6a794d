import { expect, test } from 'vitest'
import { languageOf, pathIn, withoutLanguage } from './language.ts'

test('only a whole first segment is a language', () => {
  expect(languageOf('/es')).toBe('es')
  expect(languageOf('/es/properties')).toBe('es')
  expect(languageOf('/estate')).toBe('en')
  expect(languageOf('/properties/es')).toBe('en')
})

test.each(['/', '/properties', '/estate', '/properties/es'])(
  '%s survives the way there and back',
  (path) => {
    expect(withoutLanguage(pathIn('es', path))).toBe(path)
    expect(pathIn('en', path)).toBe(path)
  },
)
