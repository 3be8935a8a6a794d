import { describe, expect, test } from 'vitest'
import { accountEmail } from './backend/auth/emails.ts'
import { noticeKinds } from './backend/auth/notice-kinds.ts'
import { writeConfirmation } from './newsletter/emails/confirmation-email.ts'
import { writeAcknowledgement } from './leads/emails/acknowledgement-email.ts'
import { writeQuarantineNotice } from './leads/emails/quarantine-email.ts'
import { writeAgencyEmail } from './leads/emails/agency-email.ts'
import type { EmailContent } from './mail/email.ts'
import { viewingEvents, type ViewingEvent, type ViewingNotice } from './viewings/email-kinds.ts'
import type { Viewing } from './viewings/viewing.ts'
import { writeOfficeEmail } from './viewings/emails/office-email.ts'
import { writeVisitorEmail } from './viewings/emails/visitor-email.ts'

const agency = { agencyEmail: 'sales@alboran.example', chatPhone: '+34 600 000 000' }
const address = { email: 'elena@example.com', language: 'es' } as const
const link = { link: 'https://site.test/confirm?token=abc', code: '482913' }
const lead = {
  id: 'lead-1',
  kind: 'inquiry',
  language: 'es',
  sourcePath: '/es',
  consentWording: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  fields: { name: 'Elena', email: 'elena@example.com', phone: '600', message: 'Hola' },
} as const

const office = {
  ...agency,
  siteUrl: 'https://site.test',
  viewingPlace: 'Gatehouse; Calle Uno 1; Málaga',
  mailFrom: 'site@site.test',
}
const half = Date.parse('2026-11-25T09:00Z')
const viewing: Viewing = {
  id: 'viewing-1',
  lead,
  home: { slug: 'a-home', ref: 'R1', title: 'Una vivienda' },
  format: 'in-person',
  state: 'requested',
  sequence: 0,
  start: half,
  held: [half],
  heldUntil: half,
  answersVisitor: true,
  createdAt: 0,
  assignee: undefined,
}
const noticeOf = (event: ViewingEvent): ViewingNotice => ({
  leadId: lead.id,
  event,
  by: 'visitor',
  sequence: 0,
  state: 'requested',
  start: half,
  held: [half],
  until: half,
  at: Date.parse('2026-11-23T09:00Z'),
})

const emails: [string, EmailContent][] = [
  ['agency', writeAgencyEmail(lead, 'https://site.test')],
  ['acknowledgement', writeAcknowledgement(lead, { ...agency, full: false })],
  ['acknowledgement in full', writeAcknowledgement(lead, { ...agency, full: true })],
  ['suspects kept apart', writeQuarantineNotice(7)],
  ...viewingEvents.flatMap((event): [string, EmailContent][] => [
    [
      `viewing ${event}, to the visitor`,
      writeVisitorEmail(viewing, noticeOf(event), 'a.b', office),
    ],
    [`viewing ${event}, to the office`, writeOfficeEmail(viewing, noticeOf(event), 'a.b', office)],
  ]),
  [
    'newsletter',
    writeConfirmation({ ...address, token: 'a', unsubscribeToken: 'b' }, 'https://site.test'),
  ],
  ...(['confirmation', 'recovery', 'email_change', 'invite'] as const).map(
    (kind): [string, EmailContent] => [kind, accountEmail({ kind, ...address, ...link })],
  ),
  ...noticeKinds.map((kind): [string, EmailContent] => [kind, accountEmail({ kind, ...address })]),
]

describe.each(emails)('the e-mail %s', (_, { subject, preheader, text, html }) => {
  test('asks nobody for anything: no pictures, no fonts, no scripts', () => {
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i)
  })

  test('suits light and dark schemes and a phone, with a hidden line beside its subject', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('name="viewport"')
    expect(preheader.length).toBeGreaterThan(15)
    expect(html).toContain(`mso-hide:all">${preheader}`)
    expect(html.split('<h1')).toHaveLength(2)
    expect(html).toContain(`>${subject}</h1>`)
  })

  test('says in plain text what the HTML says, without a trace of markup', () => {
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|\[object/i)
    expect(text).toMatch(/\n$/)
    for (const [, href = ''] of html.matchAll(/href="(https[^"]+)"/g)) expect(text).toContain(href)
  })
})
