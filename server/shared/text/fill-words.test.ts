import { expect, test } from 'vitest'
import { fillWords } from './fill-words.ts'

test.each([
  ['From {price}', 'From €545,000'],
  ['{price} for {count}, {price}', '€545,000 for 0, €545,000'],
  ['{other} stays', '{other} stays'],
  ['{toString} and {constructor} stay', '{toString} and {constructor} stay'],
])('%s becomes %s', (sentence, filled) => {
  expect(fillWords(sentence, { price: '€545,000', count: 0 })).toBe(filled)
})
