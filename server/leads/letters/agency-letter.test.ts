import { expect, test } from 'vitest'
import type { Lead } from '../lead.ts'
import { agencyLetter } from './agency-letter.ts'

const lead: Lead = {
  id: 'lead-1',
  kind: 'inquiry',
  language: 'es',
  sourcePath: '/es/properties/a-home',
  fields: { name: '<b>Elena</b>', email: 'elena@example.com', phone: '600', message: 'One\n<script>alert(1)</script>', reference: 'R1' },
  consentWording: 'Escríbanme',
  createdAt: '2026-11-20T10:00:00.000Z',
}

test('the subject is that of specification §7', () => {
  expect(agencyLetter(lead, 'https://site.test').subject).toBe('New Property Interest from <b>Elena</b>')
})

test('text and HTML carry all that was sent, and where from', () => {
  const { text, html } = agencyLetter(lead, 'https://site.test')
  for (const part of ['elena@example.com', '600', 'R1', 'Spanish', 'https://site.test/es/properties/a-home', 'Escríbanme', 'lead-1']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
})

test('HTML in a field is inert', () => {
  const { html } = agencyLetter(lead, 'https://site.test')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>Elena')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
