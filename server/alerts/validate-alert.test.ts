import { expect, test } from 'vitest'
import { validateAlert } from './validate-alert.ts'

const alert = { email: 'elena@example.com', newHomes: 'yes', frequency: 'weekly' }

test('an alert for new homes or lower prices, at once or weekly, is valid', () => {
  expect(validateAlert(alert).valid).toBe(true)
  expect(validateAlert({ ...alert, newHomes: '', reductions: 'yes' }).valid).toBe(true)
})

test.each([{ frequency: '' }, { frequency: 'hourly' }, {}])(
  'how often it comes must be chosen: %o',
  (frequency) => {
    const { frequency: _, ...rest } = alert
    expect(validateAlert({ ...rest, ...frequency })).toMatchObject({
      valid: false,
      problems: { frequency: 'choiceInvalid' },
    })
  },
)
