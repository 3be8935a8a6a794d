import { expect, test } from 'vitest'
import type { HandledLead } from '#server/leads/handling/read-lead.ts'
import { emailKindNames } from '../../../../testing/email-kinds.ts'
import { emailText, timelineOf } from './view.ts'

const handled: HandledLead = {
  lead: {
    id: 'lead-1',
    kind: 'rental',
    language: 'en',
    sourcePath: '/rental-properties',
    fields: {
      name: 'Elena Marchetti',
      email: 'elena@example.com',
      phone: '600112233',
      propertyType: 'villa',
      bedrooms: '5+',
      budget: '1000-2000',
      message: 'From May.',
    },
    consentWording: null,
    createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
  },
  stage: 'new',
  lostReason: null,
  offer: null,
  isCalled: false,
  side: 'ours',
  unread: false,
  assigneeId: null,
  assignee: null,
  followUpAt: null,
  remind: false,
  homeRef: null,
  notes: [],
  replies: [],
  emails: [],
  changes: [],
  others: [],
  draft: undefined,
  drafts: [],
}

test.each([
  ['en', ['Property type: Villa', 'Bedrooms: 5+', 'Budget: €1,000–€2,000 a month']],
  ['es', ['Tipo de vivienda: Villa', 'Dormitorios: 5+', 'Presupuesto: 1.000–2.000 € al mes']],
] as const)(
  'the time line begins with the message and every choice, in %s',
  (language, expected) => {
    const [first] = timelineOf(handled, language)
    expect(first?.what === 'them' && first.text).toBe('From May.')
    expect(
      first?.what === 'them' && first.answers.map(({ label, text }) => `${label}: ${text}`),
    ).toEqual(expected)
  },
)

test.each(['en', 'es'] as const)(
  'every kind of e-mail has words in the history, in %s',
  (language) => {
    const texts = emailKindNames.map((kind) => [kind, emailText(kind, language)] as const)
    expect(texts.filter(([kind, text]) => text === kind || text === '')).toEqual([])
    const ofViewing = emailText('viewing-visitor', language)
    expect(texts.filter(([, text]) => text === ofViewing).map(([kind]) => kind)).toEqual([
      'viewing-visitor',
    ])
  },
)

test.each([
  ['en', 'moved it to Viewing and took it'],
  ['es', 'pasó la consulta a Visita y se la asignó'],
] as const)('a change of stage and assignee is told whole, in %s', (language, expected) => {
  const change = {
    at: Date.parse('2026-11-20T11:00Z'),
    actor: 'Tom',
    before: { stage: 'new', assignee: null },
    after: { stage: 'viewing', assignee: 'Tom' },
  }
  const last = timelineOf({ ...handled, changes: [change] }, language).at(-1)
  expect(last?.what === 'event' && last.text).toBe(expected)
})

test.each([
  ['en', ['Elena Marchetti', 'link for the agency', 'command line', 'tom']],
  ['es', ['Elena Marchetti', 'enlace para la agencia', 'línea de órdenes', 'tom']],
] as const)('the author of a step is named as readers know them, in %s', (language, expected) => {
  const actors = ['visitor', 'office link', 'desk', 'tom@example.com']
  const steps = actors.map((actor, at) => ({ at, actor, text: 'moved it' }))
  const entries = timelineOf(handled, language, undefined, steps)
  expect(entries.flatMap((entry) => (entry.what === 'event' ? entry.who : []))).toEqual(expected)
})

test('an unsent e-mail is listed at the time when it was queued', () => {
  const change = (at: string) => ({
    at: Date.parse(at),
    actor: 'Tom',
    before: { stage: 'new' },
    after: { stage: 'viewing' },
  })
  const email = {
    id: 'email-1',
    kind: 'viewing-visitor',
    audience: 'visitor' as const,
    state: 'waiting' as const,
    attempts: 0,
    lastError: null,
    dueFrom: Date.parse('2026-11-22T10:00:00.000Z'),
    sentAt: null,
  }
  const changes = [change('2026-11-21T10:00:00.000Z'), change('2026-11-23T10:00:00.000Z')]
  const entries = timelineOf({ ...handled, emails: [email], changes }, 'en')
  expect(entries.map(({ what }) => what)).toEqual(['them', 'event', 'mail', 'event'])
})
