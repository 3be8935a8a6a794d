import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { hoursInWords } from './hours-in-words.ts'

const printed = (text: string, language: 'en' | 'es') =>
  hoursInWords(readConfig({ OFFICE_HOURS: text }).officeHours ?? [], language)

test('days with the same hours are one line, and closed days none', () => {
  const week = 'Mo-Fr 10:00-13:00,16:00-19:00; Sa 10:00-13:00'
  expect(printed(week, 'en')).toBe(
    'Monday to Friday, 10:00–13:00 and 16:00–19:00; Saturday, 10:00–13:00 (Málaga time)',
  )
  expect(printed(week, 'es')).toBe(
    'de lunes a viernes, 10:00–13:00 y 16:00–19:00; sábado, 10:00–13:00 (hora de Málaga)',
  )
  expect(printed('Mo-Su 09:00-21:00', 'es')).toBe('todos los días, 09:00–21:00 (hora de Málaga)')
})

test('without configured hours no hours are shown', () => {
  expect(readConfig({}).officeHours).toBeUndefined()
})
