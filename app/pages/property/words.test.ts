import { expect, test } from 'vitest'
import { words as brochureWords } from '../brochure/words.ts'
import { words } from './words.ts'

// The office's hours are configured: no other text may say when somebody answers.
test.each(['en', 'es'] as const)(
  'no day of an answer is promised beside a home: %s',
  (language) => {
    const texts = JSON.stringify([words[language], brochureWords[language]])
    expect(texts).toMatch(/in English and in Spanish|en español y en inglés/)
    expect(texts).not.toMatch(/every day|any day|todos los días|cada día|day of the week/i)
  },
)
