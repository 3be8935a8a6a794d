import { expect, test } from 'vitest'
import { listedOf } from './listed-of.ts'

test('a table says how many of the published number of homes it has', () => {
  expect(listedOf(3, 233, 'en')).toBe('3 of 233 homes are listed.')
  expect(listedOf(1, 32, 'en')).toBe('1 of 32 homes is listed.')
  expect(listedOf(3, 233, 'es')).toBe('Se muestran 3 de las 233 viviendas.')
  expect(listedOf(1, 32, 'es')).toBe('Se muestra 1 de las 32 viviendas.')
})

test('the table says nothing where the number is unknown, or none or all are listed', () => {
  for (const [listed, homes] of [
    [3, undefined],
    [0, 233],
    [32, 32],
  ] as const)
    expect(listedOf(listed, homes, 'en')).toBeUndefined()
})
