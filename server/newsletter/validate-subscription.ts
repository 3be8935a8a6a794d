import * as v from 'valibot'
import { isEmailAddress } from '../shared/addresses/email-address.ts'
import { checkForm, type FormCheck, lineField } from '../shared/form-check.ts'
import { maxLengths } from '../shared/max-lengths.ts'

const problemNames = ['emailRequired', 'emailInvalid', 'tooLong'] as const
type Problem = (typeof problemNames)[number]

/**
 * Checks a newsletter subscription, which has one address to which messages can be sent
 * (docs/requirements/forms.md#forms-and-validation).
 * @param values what the browser sent, by field name; other names are dropped.
 */
export const validateSubscription = (values: Record<string, string>): FormCheck<Problem> =>
  checkForm(subscription, values, problemNames)

const subscription = v.object({
  email: v.pipe(
    lineField(maxLengths.email),
    v.minLength(1, 'emailRequired' satisfies Problem),
    v.check(isEmailAddress, 'emailInvalid' satisfies Problem),
  ),
})
