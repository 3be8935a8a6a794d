import { expect, test } from 'vitest'
import { emailState } from './lead-table.ts'

test('the state is of the e-mail to the agency, also of one that another feature sends', () => {
  const email = { id: '1', attempts: 1, lastError: null, dueFrom: 0, sentAt: null }
  const emails = [
    { ...email, kind: 'viewing-office', audience: 'agency', state: 'parked' },
    { ...email, kind: 'viewing-visitor', audience: 'visitor', state: 'sent' },
  ] as const
  expect(emailState({ emails: [...emails] })).toBe('parked')
})
