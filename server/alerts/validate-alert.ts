import * as v from 'valibot'
import { isEmailAddress } from '../shared/addresses/email-address.ts'
import { checkForm, type FormCheck, lineField } from '../shared/form-check.ts'
import { maxLengths } from '../shared/max-lengths.ts'

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
    email: v.pipe(
      lineField(maxLengths.email),
      v.minLength(1, 'emailRequired' satisfies Problem),
      v.check(isEmailAddress, 'emailInvalid' satisfies Problem),
    ),
    newHomes: v.optional(v.string(), ''),
    reductions: v.optional(v.string(), ''),
    frequency: v.picklist(frequencies, 'choiceInvalid' satisfies Problem),
  }),
  v.forward(
    v.check(
      ({ newHomes, reductions }) => newHomes === 'yes' || reductions === 'yes',
      'changeKindRequired' satisfies Problem,
    ),
    ['newHomes'],
  ),
)
