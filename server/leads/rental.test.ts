import { describe, expect, test } from 'vitest'
import { writeAgencyEmail } from './emails/agency-email.ts'
import type { Lead } from './lead.ts'
import { purchaseBudgets, rentalBudgets } from './options.ts'
import { validate } from './validate.ts'

const person = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '+34 600 000 000' }

/** The first of June in Málaga, and not yet in London. */
const now = Date.parse('2027-05-31T22:30Z')

describe('the rental enquiry', () => {
  test('name, e-mail and phone are required, everything else is not', () => {
    expect(validate('rental', person, 0)).toEqual({ valid: true, fields: person })
    expect(validate('rental', {}, 0)).toEqual({
      valid: false,
      problems: { name: 'nameRequired', email: 'emailRequired', phone: 'phoneRequired' },
    })
    expect(validate('rental', { ...person, email: 'ana@example' }, 0)).toMatchObject({
      problems: { email: 'emailInvalid' },
    })
  })

  test('its budgets are monthly ones', () => {
    expect(rentalBudgets).toHaveLength(4)
    for (const budget of rentalBudgets)
      expect(validate('rental', { ...person, budget }, 0)).toMatchObject({ valid: true })
    for (const budget of purchaseBudgets)
      expect(validate('rental', { ...person, budget }, 0)).toEqual({
        valid: false,
        problems: { budget: 'choiceInvalid' },
      })
    expect(validate('inquiry', { ...person, budget: 'under-1000' }, 0)).toMatchObject({
      valid: false,
    })
  })

  test('the days and the number of people are stored', () => {
    const stay = { stayFrom: '2027-06-01', stayUntil: '2027-06-15', people: '6+' }
    expect(validate('rental', { ...person, ...stay }, now)).toEqual({
      valid: true,
      fields: { ...person, ...stay },
    })
  })

  test.each([
    ['no day', { stayFrom: 'in June' }, { stayFrom: 'dayInvalid' }],
    ['a day that no month has', { stayUntil: '2027-02-30' }, { stayUntil: 'dayInvalid' }],
    ['a day that has passed', { stayFrom: '2027-05-31' }, { stayFrom: 'dayPast' }],
    [
      'an end before its beginning',
      { stayFrom: '2027-06-15', stayUntil: '2027-06-01' },
      { stayUntil: 'daysReversed' },
    ],
    ['no number of people', { people: 'many' }, { people: 'choiceInvalid' }],
  ])('%s is refused', (_, stay, problems) => {
    expect(validate('rental', { ...person, ...stay }, now)).toEqual({
      valid: false,
      problems,
    })
  })

  test.each([
    ['a start', { stayFrom: ' 2027-05-31\t' }, { stayFrom: 'dayPast' }],
    ['an end', { stayUntil: '\n2027-05-31 ' }, { stayUntil: 'dayPast' }],
    [
      'an end before its beginning',
      { stayFrom: ' 2027-06-15 ', stayUntil: ' 2027-06-01 ' },
      { stayUntil: 'daysReversed' },
    ],
  ])('%s is judged without the spaces around it', (_, stay, problems) => {
    expect(validate('rental', { ...person, ...stay }, now)).toEqual({ valid: false, problems })
    expect(validate('rental', { ...person, ...stay, name: '' }, now)).toEqual({
      valid: false,
      problems: { ...problems, name: 'nameRequired' },
    })
  })

  test('its e-mail names it a rental', () => {
    const lead: Lead = {
      id: '1',
      kind: 'rental',
      language: 'es',
      sourcePath: '/es/rental-properties',
      fields: {
        ...person,
        stayFrom: '2027-06-01',
        stayUntil: '2027-06-15',
        people: '2',
        budget: '1000-2000',
      },
      consentWording: null,
      createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
    }
    const { subject, text } = writeAgencyEmail(lead, 'https://example.com', 'en')
    expect(subject).toBe('New Rental Interest from Ana Ruiz')
    for (const line of [
      'Stay from: 1 June 2027',
      'Stay until: 15 June 2027',
      'People: 2',
      'Budget: €1,000–€2,000 a month',
    ])
      expect(text).toContain(line)
    expect(
      writeAgencyEmail({ ...lead, kind: 'inquiry' }, 'https://example.com', 'en').subject,
    ).toBe('New Property Interest from Ana Ruiz')
  })
})
