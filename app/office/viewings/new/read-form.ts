import * as v from 'valibot'
import { isEmailAddress } from '#server/shared/addresses/email-address.ts'
import { checkForm, lineField, linesField, phoneField } from '#server/shared/form-check.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import type { ArrangeProblem } from './words.ts'

const problems = [
  'nameRequired',
  'phoneInvalid',
  'emailInvalid',
  'contactRequired',
  'tooLong',
] as const satisfies readonly ArrangeProblem[]

const contactSchema = v.pipe(
  v.object({
    name: v.pipe(lineField(maxLengths.name), v.minLength(1, 'nameRequired')),
    phone: phoneField,
    email: v.pipe(
      lineField(maxLengths.email),
      v.check((text) => text === '' || isEmailAddress(text), 'emailInvalid'),
    ),
    message: linesField(maxLengths.message),
  }),
  v.forward(
    v.check(({ phone, email }) => phone !== '' || email !== '', 'contactRequired'),
    ['phone'],
  ),
)

/** Checks the data of somebody who has telephoned: an e-mail address or a number is required. */
export const checkContact = (values: Record<string, string>) =>
  checkForm(contactSchema, values, problems)
