import { describe, expect, test } from 'vitest'
import { type Lead, leadKinds } from '../lead.ts'
import { writeAcknowledgement } from './acknowledgement-email.ts'

const agency = { agencyEmail: 'sales@alboran.example', chatPhone: '+34 600 000 000', full: true }
const lead = (change: Partial<Lead> = {}): Lead => ({
  id: 'lead-1',
  kind: 'inquiry',
  language: 'es',
  sourcePath: '/es/properties/a-home',
  fields: {
    name: 'Elena Marchetti',
    email: 'elena@example.com',
    phone: '600',
    propertyType: 'villa',
    budget: 'over-1000000',
    message: 'Uno\ny dos',
    reference: 'R1',
  },
  consentWording: null,
  createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
  ...change,
})

test('it repeats the answers in the visitor’s language, in the words of the form', () => {
  const { subject, text, html } = writeAcknowledgement(lead(), agency)
  expect(subject).toBe('Hemos recibido su mensaje')
  for (const part of [
    'Referencia: R1',
    'Tipo de vivienda: Villa',
    'Presupuesto: Más de 1.000.000 €',
    'Hola, Elena Marchetti:',
    'Uno\ny dos',
    agency.agencyEmail,
    agency.chatPhone,
  ])
    expect(text).toContain(part)
  expect(html).toContain('<html lang="es">')
  expect(writeAcknowledgement(lead({ language: 'en' }), agency).text).toContain(
    'Budget: Over €1,000,000',
  )
})

test('to an unconfirmed address it repeats nothing that the sender wrote', () => {
  const written = writeAcknowledgement(lead(), { ...agency, full: false })
  const other = writeAcknowledgement(
    lead({
      fields: { name: 'https://evil.example', email: 'a@b.example', about: 'Win', message: '<b>' },
    }),
    { ...agency, full: false },
  )
  expect(written).toEqual(other)
  expect(written.text).toContain('Hola:')
  expect(written.text).toContain(agency.chatPhone)
  expect(written.text.split('\n\n').filter((part) => part.trim())).toHaveLength(5)
})

test.each([
  'Visit https://evil.example',
  'www.evil.example',
  'evil.example/win',
  '<a href="//evil">win</a>',
  '[url=//evil]win[/url]',
])('"%s" is in none, neither as a name nor as a message', (text) => {
  const { text: plain, html } = writeAcknowledgement(
    lead({ fields: { ...lead().fields, name: text, message: text, about: text, reference: text } }),
    agency,
  )
  expect(plain).not.toContain(text)
  expect(html).not.toMatch(/evil|<a href="\/\//)
  expect(plain).toContain('Hola:')
})

test('a rental’s budget is by the month', () => {
  expect(
    writeAcknowledgement(
      lead({ kind: 'rental', language: 'en', fields: { budget: 'under-1000' } }),
      agency,
    ).text,
  ).toContain('Under €1,000 a month')
})

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(leadKinds)(
    'an e-mail for %s has every part, promises no time and sells nothing',
    (kind) => {
      const { text, html } = writeAcknowledgement(lead({ kind, language }), agency)
      expect(text.split('\n\n').filter((part) => part.trim()).length).toBe(6)
      expect(text).not.toMatch(
        /undefined|\{|24|48|hour|minute|shortly|soon|hora|minuto|pronto|breve|!/,
      )
      expect(html).not.toMatch(/<img|utm_|unsubscribe/)
    },
  )
})
