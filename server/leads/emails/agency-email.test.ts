import { expect, test } from 'vitest'
import type { Lead } from '../lead.ts'
import { writeAgencyEmail } from './agency-email.ts'

const lead: Lead = {
  id: 'lead-1',
  kind: 'inquiry',
  language: 'es',
  sourcePath: '/es/properties/a-home',
  fields: {
    name: '<b>Elena</b>',
    email: 'elena@example.com',
    phone: '600',
    message: 'One\n<script>alert(1)</script>',
    reference: 'R1',
  },
  consentWording: 'Escríbanme',
  createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
}

test('the subject names the kind of lead and the visitor', () => {
  expect(writeAgencyEmail(lead, 'https://site.test', 'en').subject).toBe(
    'New Property Interest from <b>Elena</b>',
  )
})

test('text and HTML carry all that was sent, and where from', () => {
  const { text, html } = writeAgencyEmail(lead, 'https://site.test', 'en')
  for (const part of [
    'elena@example.com',
    '600',
    'R1',
    'Spanish',
    'https://site.test/es/properties/a-home',
    'Escríbanme',
    'lead-1',
  ]) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
})

test('choices are written in words, the message stands first, and links call or write', () => {
  const fields = {
    ...lead.fields,
    name: 'Elena',
    propertyType: 'villa',
    budget: 'over-1000000',
    phone: '+34 600 11 22 33',
    newsletter: 'yes',
  }
  const { text, html } = writeAgencyEmail({ ...lead, fields }, 'https://site.test', 'en')
  for (const part of [
    'Property type: Villa',
    'Budget: Over €1,000,000',
    'Newsletter: Yes, once the address is confirmed',
    'Your answer to this e-mail goes to Elena, who writes in Spanish.',
    'Received: 20 November 2026 at 11:00, Málaga time',
  ])
    expect(text).toContain(part)
  expect(text.indexOf('One\n')).toBeLessThan(text.indexOf('Name: Elena'))
  expect(html).toContain('href="tel:+34600112233"')
  expect(html).toContain('href="mailto:elena@example.com"')
  expect(
    writeAgencyEmail(
      { ...lead, kind: 'rental', fields: { ...fields, budget: 'under-1000' } },
      'https://site.test',
      'en',
    ).text,
  ).toContain('Under €1,000 a month')
})

test('an address that could be read as two is no link', () => {
  const { text, html } = writeAgencyEmail(
    { ...lead, fields: { ...lead.fields, email: 'a@example.com,b@example.com?cc=c@example.com' } },
    'https://site.test',
    'en',
  )
  expect(html).not.toContain('mailto:')
  expect(text).toContain('cannot be answered as it is')
})

test('HTML in a field is inert', () => {
  const { html } = writeAgencyEmail(lead, 'https://site.test', 'en')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>Elena')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('the line of the category is in the language of the e-mail', () => {
  const viewing: Lead = { ...lead, kind: 'viewing' }
  expect(writeAgencyEmail(viewing, 'https://site.test', 'en').text).toContain(
    'Inquiry type: Viewing',
  )
  expect(writeAgencyEmail(viewing, 'https://site.test', 'es').text).toContain(
    'Tipo de consulta: Visita',
  )
})
