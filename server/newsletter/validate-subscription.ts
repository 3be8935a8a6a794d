import * as v from 'valibot'
import { emailField } from '../shared/addresses/email-field.ts'
import { checkForm, type FormCheck } from '../shared/form-check.ts'

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
  email: emailField(),
})
