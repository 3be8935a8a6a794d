import { expect, test } from 'vitest'
import { makeFields } from './fields.ts'
import { changedInOneLanguage } from './one-language.ts'

test('a text that was changed in one language only is counted there', () => {
  const published = makeFields((name) => (name === 'features_es' ? '' : `${name} as it was`))
  const change = (texts: Partial<typeof published>) =>
    changedInOneLanguage(published, { ...published, ...texts })
  expect(change({ description_es: 'Naranjos' })).toEqual({ en: 0, es: 1 })
  expect(change({ description_es: 'Naranjos', description: 'Oranges', title: 'New' })).toEqual({
    en: 1,
    es: 0,
  })
  // Where the other language has no text, that text is missing rather than outdated.
  expect(change({ features: 'A pool' })).toEqual({ en: 0, es: 0 })
})
