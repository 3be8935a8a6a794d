import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['1,420,000', '1420000'],
  ['1.420.000 €', '1420000'],
  ['€450 000', '450000'],
  ['168 m²', '168'],
  ['450000', '450000'],
  ['4,5', '4,5'],
  ['1.420,000', '1.420,000'],
  [' on request ', 'on request'],
  ['-5', '-5'],
  ['', ''],
])('%j is read as %j', (typed, read) => expect(readAmount(typed)).toBe(read))
