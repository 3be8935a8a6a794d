import { describe, expect, test } from 'vitest'
import { writeAgencyEmail } from './emails/agency-email.ts'
import { releaseBudgets, releasePreferences } from './options.ts'
import { validate } from './validate.ts'

/** docs/requirements/forms.md#forms-and-validation */
describe('the interest form', () => {
  const required = { name: 'Jo', email: 'jo@example.com', phone: '+34 (600) 000-000' }

  test('requires name, e-mail and phone, and names missing values', () => {
    expect(
      validate('interest', { ...required, budget: '', preferences: ' ', message: '\n' }, 0),
    ).toEqual({
      valid: true,
      fields: {
        ...required,
        budget: 'Not specified',
        preferences: 'New Release Interest',
        message: 'No additional message provided',
        newsletter: 'no',
      },
    })
  })

  test('keeps the given values', () => {
    const told = {
      budget: '500000-750000',
      preferences: 'not-sure-yet',
      message: 'South, please.',
      newsletter: 'yes',
    }
    expect(validate('interest', { ...required, ...told }, 0)).toEqual({
      valid: true,
      fields: { ...required, ...told },
    })
  })

  test.each([
    ['name', '', 'nameRequired'],
    ['name', 'J', 'nameShort'],
    ['email', '', 'emailRequired'],
    ['email', 'jo@example', 'emailInvalid'],
    ['phone', '', 'phoneRequired'],
    ['phone', '600 000 000 ext. 2', 'phoneInvalid'],
    ['budget', 'over-1000000', 'choiceInvalid'],
    ['preferences', 'castle', 'choiceInvalid'],
  ])('%s must not be %j', (field, value, problem) => {
    expect(validate('interest', { ...required, [field]: value }, 0)).toEqual({
      valid: false,
      problems: { [field]: problem },
    })
  })

  test('offers five budgets and five preferences', () => {
    expect(releaseBudgets).toHaveLength(5)
    expect(releasePreferences).toHaveLength(5)
  })

  test('its e-mail contains everything for the agency', () => {
    const validation = validate('interest', required, 0)
    const email = writeAgencyEmail(
      {
        id: '1',
        kind: 'interest',
        language: 'es',
        sourcePath: '/es/new-releases',
        consentWording: null,
        createdAt: Date.parse('2026-11-20T12:00:00.000Z'),
        fields: validation.valid ? validation.fields : {},
      },
      'https://example.com',
      'en',
    )
    expect(email.subject).toBe('New Release Interest from Jo')
    for (const line of [
      'Budget: Not specified',
      'Preferences: New Release Interest',
      'Message: No additional message provided',
      'Newsletter: No',
    ])
      expect(email.text).toContain(`${line}\n`)
  })
})
