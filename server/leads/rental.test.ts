import { describe, expect, test } from 'vitest'
import { writeAgencyEmail } from './emails/agency-email.ts'
import type { Lead } from './lead.ts'
import { purchaseBudgets, rentalBudgets } from './options.ts'
import { validate } from './validate.ts'

const person = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '+34 600 000 000' }

describe('the rental enquiry', () => {
  test('name, e-mail and phone are required, everything else is not', () => {
    expect(validate('rental', person)).toEqual({ valid: true, fields: person })
    expect(validate('rental', {})).toEqual({
      valid: false,
      problems: { name: 'nameRequired', email: 'emailRequired', phone: 'phoneRequired' },
    })
    expect(validate('rental', { ...person, email: 'ana@example' })).toMatchObject({
      problems: { email: 'emailInvalid' },
    })
  })

  test('its budgets are monthly ones', () => {
    expect(rentalBudgets).toHaveLength(4)
    for (const budget of rentalBudgets)
      expect(validate('rental', { ...person, budget })).toMatchObject({ valid: true })
    for (const budget of purchaseBudgets)
      expect(validate('rental', { ...person, budget })).toEqual({
        valid: false,
        problems: { budget: 'choiceInvalid' },
      })
    expect(validate('inquiry', { ...person, budget: 'under-1000' })).toMatchObject({ valid: false })
  })

  test.each([
    'From: \nUntil: \nPeople: \nPets: ',
    'Desde: \r\nHasta: \r\nPersonas: \r\nMascotas: ',
  ])('an unedited template is no message: %j', (message) => {
    expect(validate('rental', { ...person, message })).toEqual({ valid: true, fields: person })
  })

  test('of a template filled in by half, the empty lines are left out', () => {
    const message = 'From: 1 May\nUntil: \nPeople: 2\nPets: \nWe need:\n- a desk'
    expect(validate('rental', { ...person, message })).toMatchObject({
      fields: { message: 'From: 1 May\nPeople: 2\nWe need:\n- a desk' },
    })
  })

  test('its e-mail names it a rental', () => {
    const lead: Lead = {
      id: '1',
      kind: 'rental',
      language: 'es',
      sourcePath: '/es/rental-properties',
      fields: { ...person, budget: '1000-2000' },
      consentWording: null,
      createdAt: '2026-11-20T10:00:00.000Z',
    }
    const { subject, text } = writeAgencyEmail(lead, 'https://example.com')
    expect(subject).toBe('New Rental Interest from Ana Ruiz')
    expect(text).toContain('Budget: €1,000–€2,000 a month')
    expect(writeAgencyEmail({ ...lead, kind: 'inquiry' }, 'https://example.com').subject).toBe(
      'New Property Interest from Ana Ruiz',
    )
  })
})
