import { expect, test } from 'vitest'
import { day } from '#server/shared/time/durations.ts'
import { slotText } from '#server/viewings/slots/slots.ts'
import type { Viewing } from '#server/viewings/viewing.ts'
import { statusView } from './status-view.ts'
import { words } from './words.ts'

const asked = Date.parse('2026-11-23T09:00Z')
const start = Date.parse('2026-11-25T09:00Z')

const viewing: Viewing = {
  id: 'viewing',
  lead: {
    id: 'lead',
    kind: 'viewing',
    language: 'en',
    sourcePath: '/properties/a-home/viewing',
    fields: { email: 'elena@example.com', slots: slotText(start) },
    consentWording: null,
    createdAt: asked,
  },
  home: undefined,
  homes: [],
  halfHours: 1,
  format: 'in-person',
  state: 'confirmed',
  sequence: 1,
  visitorMoves: 0,
  start,
  heldStart: start,
  heldUntil: undefined,
  answersVisitor: true,
  createdAt: asked,
  changedAt: asked,
  assignee: undefined,
  assigneeId: undefined,
}

test.each([
  ['as it was asked for', {}, 'Requested, 23 Nov'],
  ['at another time', { start: start + day }, 'Moved to 26 Nov'],
  [
    'that staff arranged after one that took place',
    { start: start + 9 * day, createdAt: asked + 7 * day },
    'Requested, 30 Nov',
  ],
])('the first stage of a viewing %s', (_, change, text) => {
  const view = statusView(
    { role: 'visitor', viewing: { ...viewing, ...change } },
    {
      language: 'en',
      copy: words.en,
      token: 'token',
      config: { viewingPlace: '', agencyEmail: 'sales@site.test', chatPhone: '+34 600 000 000' },
      now: asked + 8 * day,
      held: [],
    },
  )
  expect(view.stages[0]?.text).toBe(text)
})
