import { expect, test } from 'vitest'
import { byFormOrder } from './form-order.ts'

test('problems are in the order of the form, the reader’s language first', () => {
  const fields = ['ref', 'title', 'title_es', 'price', 'images', 'description_es'] as const
  const problems = fields.map((field) => ({ field, kind: 'missing' as const }))
  const inOrder = (...languages: ('en' | 'es')[]) =>
    byFormOrder(problems, languages).map(({ field }) => field)
  expect(inOrder('es', 'en')).toEqual([
    'title_es',
    'title',
    'price',
    'ref',
    'description_es',
    'images',
  ])
  expect(inOrder('en', 'es').slice(0, 2)).toEqual(['title', 'title_es'])
})
