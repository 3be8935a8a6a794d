import { describe, expect, test } from 'vitest'
import { emailKindNames } from '../testing/email-kinds.ts'
import { writeAlertConfirmation } from './alerts/emails/confirmation-email.ts'
import { writeNotification } from './alerts/emails/notification-email.ts'
import { noticeKinds } from './backend/auth/email-words.ts'
import { accountEmail } from './backend/auth/emails.ts'
import { writeAcknowledgement } from './leads/emails/acknowledgement-email.ts'
import { writeAgencyEmail } from './leads/emails/agency-email.ts'
import { writeFollowUp } from './leads/emails/follow-up-email.ts'
import { writeQuarantineNotice } from './leads/emails/quarantine-email.ts'
import { writeReply } from './leads/emails/reply-email.ts'
import type { EmailContent } from './mail/email.ts'
import { writeNewsletterConfirmation } from './newsletter/emails/confirmation-email.ts'
import { writeIssue } from './newsletter/issues/issue-email.ts'
import { viewingEvents, type ViewingEvent, type ViewingNotice } from './viewings/email-kinds.ts'
import { writeOfficeEmail } from './viewings/emails/office-email.ts'
import { writeVisitorEmail } from './viewings/emails/visitor-email.ts'
import type { Viewing } from './viewings/viewing.ts'

const agency = {
  agencyEmail: 'sales@alboran.example',
  agencyLanguage: 'en' as const,
  chatPhone: '+34 600 000 000',
}
const address = { email: 'elena@example.com', language: 'es' } as const
const link = {
  link: 'https://site.test/confirm?token=abc',
  // The version before wrote one.
  code: '482913',
}
const lead = {
  id: 'lead-1',
  kind: 'inquiry',
  language: 'es',
  sourcePath: '/es',
  consentWording: null,
  createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
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
  homes: [{ slug: 'a-home', ref: 'R1', title: 'Una vivienda' }],
  halfHours: 1,
  format: 'in-person',
  state: 'requested',
  sequence: 0,
  visitorMoves: 0,
  start: half,
  heldStart: half,
  heldUntil: half,
  answersVisitor: true,
  changedAt: 0,
  createdAt: 0,
  assignee: undefined,
  assigneeId: undefined,
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

const siteUrl = 'https://site.test'
const alert = { ...address, search: 'type=villa', stopToken: 'b' }
const home = {
  slug: 'a-home',
  ref: 'R1',
  title: 'A home',
  titleEs: 'Una vivienda',
  listing: 'sale',
  bedrooms: 3,
  area: 150,
  price: 900_000,
  previous: null,
} as const
const issue = writeIssue(
  {
    subject: { en: 'News of the month', es: 'Noticias del mes' },
    opening: { en: 'Two homes are finished.', es: 'Dos viviendas están terminadas.' },
    items: [
      {
        kind: 'home',
        path: '/properties/a-home',
        title: { en: 'A home', es: 'Una vivienda' },
        text: { en: 'With a terrace', es: 'Con terraza' },
        picture: { address: '/pictures/a-home.jpg', alt: { en: 'A terrace', es: 'Una terraza' } },
      },
    ],
  },
  { ...address, unsubscribeToken: 'b', agreedAt: '2026-11-20T10:00:00.000Z' },
  siteUrl,
)

const ofViewing = (
  write: typeof writeVisitorEmail | typeof writeOfficeEmail,
): Record<string, EmailContent> =>
  Object.fromEntries(
    viewingEvents.map((event) => [
      event,
      write(viewing, noticeOf(event), { token: 'a.b', held: [] }, office),
    ]),
  )

/** The e-mails of each kind, keyed by what they say. */
const samples: Record<string, Record<string, EmailContent>> = {
  agency: { 'a lead': writeAgencyEmail(lead, siteUrl, 'en') },
  acknowledgement: { 'to any address': writeAcknowledgement(lead, { ...agency, full: false }) },
  'acknowledgement-in-full': { 'in full': writeAcknowledgement(lead, { ...agency, full: true }) },
  'lead-reply': {
    'with a file': writeReply(
      {
        subject: 'Su consulta',
        text: 'Con mucho gusto se la enseñamos.',
        language: 'es',
        author: 'Marta',
        attachments: [{ path: '/brochure.pdf', name: 'brochure.pdf' }],
      },
      { siteUrl, shown: new Set() },
    ),
  },
  'lead-follow-up': { 'a reminder': writeFollowUp(lead, siteUrl, 'en') },
  quarantine: { suspects: writeQuarantineNotice(7, siteUrl, 'en') },
  'viewing-visitor': ofViewing(writeVisitorEmail),
  'viewing-office': ofViewing(writeOfficeEmail),
  'alert-confirmation': {
    'a question': writeAlertConfirmation({ ...alert, token: 'a' }, siteUrl),
  },
  'alert-news': {
    'a home and more': writeNotification(
      { ...alert, alertId: '1', homes: [home], more: 2, manageToken: 'c' },
      siteUrl,
    ),
  },
  'newsletter-confirmation': {
    'a question': writeNewsletterConfirmation(
      { ...address, token: 'a', unsubscribeToken: 'b' },
      siteUrl,
    ),
  },
  'newsletter-issue': { 'an issue': issue },
  'newsletter-test': { 'an issue': issue },
  account: Object.fromEntries([
    ...(['confirmation', 'recovery', 'email_change', 'invite'] as const).map(
      (kind): [string, EmailContent] => [
        kind,
        accountEmail({ kind, ...address, ...link }, siteUrl),
      ],
    ),
    ...noticeKinds.map((kind): [string, EmailContent] => [
      kind,
      accountEmail({ kind, ...address }, siteUrl),
    ]),
  ]),
}

test('every kind of e-mail is tested here', () => {
  expect(Object.keys(samples).sort()).toEqual(emailKindNames)
})

const emails = Object.entries(samples).flatMap(([kind, ofKind]) =>
  Object.entries(ofKind).map(([what, email]): [string, EmailContent] => [
    `${kind}, ${what}`,
    email,
  ]),
)

test.each([
  ['en', '1,050\u00a0m²'],
  ['es', '1.050\u00a0m²'],
] as const)(
  'a notification groups the digits of an area as the page does: %s',
  (language, area) => {
    const homes = [{ ...home, area: 1050 }]
    const { text } = writeNotification(
      { ...alert, language, alertId: '1', homes, more: 0, manageToken: 'c' },
      siteUrl,
    )
    expect(text).toContain(area)
  },
)

test('an e-mail about an account has no code, which no page would accept', () => {
  for (const [kind, { text, html }] of Object.entries(samples.account ?? {}))
    expect(text + html, kind).not.toContain(link.code)
})

const linksIn = (html: string) =>
  [...html.matchAll(/href="(https[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

test('the e-mails of these kinds have a link, the others none', () => {
  const linked = Object.entries(samples).flatMap(([kind, ofKind]) =>
    Object.values(ofKind).some(({ html }) => linksIn(html).length > 0) ? [kind] : [],
  )
  expect(linked.sort()).toEqual([
    'account',
    'agency',
    'alert-confirmation',
    'alert-news',
    'lead-follow-up',
    'lead-reply',
    'newsletter-confirmation',
    'newsletter-issue',
    'newsletter-test',
    'quarantine',
    'viewing-office',
    'viewing-visitor',
  ])
})

/**
 * A picture, which only newsletters contain: the site's own, at the same address for every reader.
 */
const picture = new RegExp(`<img src="${siteUrl}/pictures/a-home.jpg" [^>]*>`)

describe.each(emails)('the e-mail %s', (kind, { subject, preheader, text, html }) => {
  test('requests nothing: no fonts, no scripts, no pictures but those of a newsletter', () => {
    expect(picture.test(html)).toBe(kind.startsWith('newsletter-') && kind.endsWith('an issue'))
    expect(html.replace(picture, '')).not.toMatch(/<img|<script|<link|src=|url\(|@import/i)
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

  test('the plain text has the content of the HTML, without markup', () => {
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|\[object/i)
    expect(text).toMatch(/\n$/)
    for (const address of linksIn(html)) expect(text).toContain(address)
  })
})
