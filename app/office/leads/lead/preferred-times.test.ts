import { expect, test } from 'vitest'
import { preferredTimes } from './preferred-times.ts'

const at = (text: string) => Date.parse(`${text}+01:00`)

test('two times are on different days, late in the morning where one is free', () => {
  const days = [
    [],
    [at('2027-02-12T09:30'), at('2027-02-12T10:30'), at('2027-02-12T11:00')],
    [at('2027-02-13T09:00')],
    [at('2027-02-15T12:00')],
  ]
  expect(preferredTimes(days)).toEqual([at('2027-02-12T10:30'), at('2027-02-13T09:00')])
})

test('two times are near what the visitor asked for', () => {
  const days = [
    [at('2027-02-12T10:30')],
    [at('2027-02-15T10:30'), at('2027-02-15T17:00')],
    [at('2027-02-16T10:00'), at('2027-02-16T17:30')],
    [at('2027-02-22T17:00')],
  ]
  expect(preferredTimes(days, [at('2027-02-16T17:00')])).toEqual([
    at('2027-02-15T17:00'),
    at('2027-02-16T17:30'),
  ])
})
