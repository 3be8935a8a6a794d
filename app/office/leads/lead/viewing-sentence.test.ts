import { expect, test } from 'vitest'
import { viewingSteps } from './viewing-sentence.ts'

test('the history says which viewing was confirmed, moved and cancelled', () => {
  const first = '2026-11-27T10:30:00.000Z'
  const then = '2026-11-28T16:30:00.000Z'
  const change = { id: 'one', at: Date.parse('2026-11-26T09:00Z'), actor: 'Lucía' }
  const steps = viewingSteps(
    { state: 'cancelled', start: Date.parse(then) },
    [
      { ...change, before: null, after: { state: 'requested', start_at: first } },
      { ...change, before: { state: 'requested' }, after: { state: 'confirmed' } },
      { ...change, before: { start_at: first }, after: { start_at: then } },
      { ...change, before: { state: 'confirmed' }, after: { state: 'cancelled' } },
    ],
    'es',
  )
  expect(steps.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^confirmó la visita del .*27 nov.*11:30/),
    expect.stringMatching(/^cambió la visita al .*28 nov.*17:30/),
    expect.stringMatching(/^anuló la visita del .*28 nov.*17:30/),
  ])
})

test('another viewing after one that has taken place was confirmed, not moved', () => {
  const first = '2026-11-27T10:30:00.000Z'
  const then = '2026-12-04T16:30:00.000Z'
  const change = { id: 'one', actor: 'Lucía' }
  const steps = viewingSteps(
    { state: 'confirmed', start: Date.parse(then) },
    [
      {
        ...change,
        at: Date.parse('2026-11-26T09:00Z'),
        before: { state: 'requested' },
        after: { state: 'confirmed' },
      },
      {
        ...change,
        at: Date.parse('2026-11-30T09:00Z'),
        before: { start_at: first },
        after: { start_at: then },
      },
    ],
    'en',
  )
  expect(steps.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^confirmed the viewing of .*27 Nov.*11:30/),
    expect.stringMatching(/^confirmed the viewing of .*4 Dec.*17:30/),
  ])
})
