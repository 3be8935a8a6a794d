import * as v from 'valibot'
import { lineField } from '../form-check.ts'
import { maxLengths } from '../max-lengths.ts'
import { isEmailAddress } from './email-address.ts'

/**
 * The field of a required e-mail address.
 * @param isValid whether a text that is not blank is an address.
 */
export const emailField = (isValid = isEmailAddress) =>
  v.pipe(
    lineField(maxLengths.email),
    v.minLength(1, 'emailRequired'),
    v.check(isValid, 'emailInvalid'),
  )
