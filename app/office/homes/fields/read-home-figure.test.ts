import { expect, test } from 'vitest'
import { readHomeFigure } from './read-home-figure.ts'

test.each([
  ['terrace', '92,5', '93'],
  ['area', '168.4 m²', '168'],
  ['garden', '1.420', '1420'],
  ['bathrooms', '2,5', '2'],
  ['bathrooms', '2.5', '2'],
  ['bedrooms', '2,5', '2,5'],
  ['price', '1395000.50', '1395000.50'],
  ['area', '-5', '-5'],
] as const)('%s %s is read as %s', (name, typed, read) =>
  expect(readHomeFigure(name, typed)).toBe(read),
)
