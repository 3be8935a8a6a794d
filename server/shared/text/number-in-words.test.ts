import { expect, test } from 'vitest'
import { numberInWords } from './number-in-words.ts'

test.each([
  [0, 'zero', 'cero'],
  [3, 'three', 'tres'],
  [12, 'twelve', 'doce'],
  [13, '13', '13'],
])('the number %s is %s and %s', (number, english, spanish) => {
  expect([numberInWords(number, 'en'), numberInWords(number, 'es')]).toEqual([english, spanish])
})
