import { expect, test } from 'vitest'
import type { PublishingProblem } from '#server/homes/check.ts'
import { lackingText } from './lacking-text.ts'
import { lastChangeText } from './last-change-text.ts'

const alt = (number: number): PublishingProblem => ({
  field: 'picture_details',
  kind: 'alt',
  of: { number, language: 'es' },
})

test('what a draft lacks is named, or counted from the third thing on', () => {
  expect(lackingText([], 'en')).toBeUndefined()
  const title = { field: 'title_es', kind: 'missing' } as const
  expect(lackingText([title, alt(1), alt(2)], 'en')).toBe(
    'Missing: title (Spanish) and 2 alternative texts',
  )
  const many = (['ref', 'price', 'location', 'area'] as const).map(
    (field) => ({ field, kind: 'missing' }) as const,
  )
  expect(lackingText(many, 'es')).toBe('Falta: referencia, precio y 2 más')
})

test('a change is dated as people say it, with the person but not the program', () => {
  const now = Date.parse('2026-02-09T12:00:00Z')
  const change = (at: string, by: string) => lastChangeText({ at, by }, now, 'en')
  expect(change('2026-02-09T09:40:00Z', 'Marta')).toEqual({ when: 'today, 10:40', who: 'Marta' })
  expect(change('2026-02-08T09:40:00Z', 'tom@example.com')).toEqual({
    when: 'yesterday',
    who: 'tom',
  })
  expect(change('2026-02-03T09:40:00Z', 'desk')).toEqual({ when: '3 Feb', who: undefined })
})
