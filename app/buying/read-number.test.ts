import { describe, expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

describe('figures as people write them', () => {
  test.each([
    ['400,000', 400_000],
    ['400.000', 400_000],
    ['1.250.000,50 €', 1_250_000.5],
    ['€1,250,000.50', 1_250_000.5],
    ['1 800', 1_800],
    ['92,5 %', 92.5],
    ['92.5', 92.5],
    ['0.125', 0.125],
    ['0', 0],
    ['−5', -5],
  ])('%s is read as a number', (text, value) => expect(readNumber(text)).toBe(value))

  test.each(['', ' ', 'a lot', '1,2,3', '1.80.000', '4e5', '0x10', '--5', '1.000.00'])(
    '%j is none',
    (text) => expect(readNumber(text)).toBeUndefined(),
  )
})
