import { expect, test } from 'vitest'
import { timeInReply, timesInText } from './times-in-text.ts'

const at = (text: string) => Date.parse(`${text}+01:00`)
const starts = ['2026-11-28T10:30', '2026-11-28T13:00', '2026-11-29T10:30'].map(at)

test('a text proposes the half-hours that it names, in either language', () => {
  const english = timeInReply(at('2026-11-28T10:30'), 'en')
  expect(english).toBe('Saturday 28 November at 10:30')
  expect(timesInText(`I can show it on ${english} or another day.`, starts)).toEqual([
    at('2026-11-28T10:30'),
  ])
  expect(timesInText('¿Le va bien el domingo 29 de noviembre a las 10:30?', starts)).toEqual([
    at('2026-11-29T10:30'),
  ])
  expect(timesInText('On Saturday 28 November, in the morning.', starts)).toEqual([])
})
