import { expect, test } from 'vitest'
import { answersOf, leadFields } from './answers.ts'

test('answers come in one order, in the words of the form, without blank ones', () => {
  const fields = {
    message: 'Is the pool heated?',
    zone: '',
    slots: '2026-11-24T10:00:00.000Z 2026-11-25T15:30:00.000Z',
    format: 'video',
    name: 'Elena Marchetti',
  }
  expect(answersOf({ kind: 'viewing', fields }, 'es')).toEqual([
    { field: 'name', label: 'Nombre', text: 'Elena Marchetti' },
    { field: 'format', label: 'Modalidad', text: 'Por vídeo' },
    {
      field: 'slots',
      label: 'Horas pedidas',
      text: '24 de noviembre de 2026 a las 11:00\n25 de noviembre de 2026 a las 16:30',
    },
    { field: 'message', label: 'Mensaje', text: 'Is the pool heated?' },
  ])
})

test.each(['en', 'es'] as const)('every field has its label, in %s', (language) => {
  const fields = Object.fromEntries(leadFields.map((field) => [field, 'x']))
  const answers = answersOf({ kind: 'inquiry', fields }, language)
  expect(answers.map(({ field }) => field)).toEqual(leadFields)
  expect(answers.every(({ label }) => label)).toBe(true)
})

test('a text that is no time is shown unchanged', () => {
  const answers = answersOf({ kind: 'viewing', fields: { slots: 'tomorrow' } }, 'en')
  expect(answers).toEqual([{ field: 'slots', label: 'Asked for', text: 'tomorrow' }])
})
