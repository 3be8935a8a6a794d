import { expect, test } from 'vitest'
import { emailKindNames } from '../../../testing/email-kinds.ts'
import { words } from './words.ts'

test.each(['en', 'es'] as const)('each kind of e-mail has a label, in %s', (language) => {
  expect(emailKindNames).toContain('acknowledgement')
  expect(Object.keys(words[language].kinds).sort()).toEqual(emailKindNames)
})
