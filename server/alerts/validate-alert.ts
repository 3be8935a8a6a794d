import * as v from 'valibot'
import { emailField } from '../shared/addresses/email-field.ts'
import { checkForm, type FormCheck } from '../shared/form-check.ts'

const problemNames = [
  'emailRequired',
  'emailInvalid',
  'tooLong',
  'changeKindRequired',
  'choiceInvalid',
] as const
type Problem = (typeof problemNames)[number]

/** How often a subscriber is notified. */
export const frequencies = ['immediate', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/**
 * Checks the sign-up form: an address, new homes or lower prices or both, and how often
 * (docs/requirements/newsletter.md#alerts).
 * @param values what the browser sent, by field name; unknown names are dropped.
 */
export const validateAlert = (values: Record<string, string>): FormCheck<Problem> =>
  checkForm(alert, values, problemNames)

const alert = v.pipe(
  v.object({
    email: emailField(),
    newHomes: v.optional(v.string(), ''),
    reductions: v.optional(v.string(), ''),
    frequency: v.pipe(
      v.optional(v.string(), ''),
      v.picklist(frequencies, 'choiceInvalid' satisfies Problem),
    ),
  }),
  v.forward(
    v.check(
      ({ newHomes, reductions }) => newHomes === 'yes' || reductions === 'yes',
      'changeKindRequired' satisfies Problem,
    ),
    ['newHomes'],
  ),
)
