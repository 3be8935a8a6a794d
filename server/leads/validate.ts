import * as v from 'valibot'
import { looksLikeEmail } from '../shared/addresses/email-address.ts'
import { emailField } from '../shared/addresses/email-field.ts'
import {
  checkForm,
  type FormCheck,
  type FormSchema,
  lineField,
  linesField,
  phoneCharacters,
} from '../shared/form-check.ts'
import { maxLengths } from '../shared/max-lengths.ts'
import { tidyLine } from '../shared/text/tidy-text.ts'
import { isDate } from '../shared/time/dates.ts'
import { agencyZone, dateIn, readTimeZone } from '../shared/time/zoned-time.ts'
import { blankAnswers } from './blank-answers.ts'
import type { LeadKind } from './lead.ts'
import {
  bedroomCounts,
  wantedPropertyTypes,
  peopleCounts,
  purchaseBudgets,
  releaseBudgets,
  releasePreferences,
  maxSlots,
  maxVisitHomes,
  rentalBudgets,
  viewingFormats,
} from './options.ts'
import { type Problem, problemNames } from './problems.ts'
import { stayProblems } from './stay.ts'

type Validation = FormCheck<Problem>

/**
 * Checks a lead's form (docs/requirements/forms.md#forms-and-validation).
 * @param values what the browser sent, by field name; names the form does not have are dropped.
 * @param now milliseconds since 1970; a stay cannot be before its day in Málaga.
 * @returns the tidy fields that are not blank, or one problem for each field that has any.
 */
export function validate(kind: LeadKind, values: Record<string, string>, now: number): Validation {
  const result = checkForm(schemas[kind], values, problemNames)
  const problems = {
    ...(!result.valid && result.problems),
    ...(kind === 'rental' && stayProblems(stayOf(values), dateIn(agencyZone, now))),
  }
  return result.valid && Object.keys(problems).length === 0
    ? { valid: true, fields: withoutBlanks(result.fields) }
    : { valid: false, problems }
}

/**
 * The days of a stay. They are read before validation, so that their problems are found even if
 * another field is invalid.
 */
const stayOf = ({ stayFrom = '', stayUntil = '' }: Record<string, string>) => ({
  stayFrom: tidyLine(stayFrom),
  stayUntil: tidyLine(stayUntil),
})

const choice = (values: readonly string[]) =>
  v.pipe(
    lineField(maxLengths.choice),
    v.check((value) => value === '' || values.includes(value), 'choiceInvalid' satisfies Problem),
  )

const name = v.pipe(lineField(maxLengths.name), v.minLength(1, 'nameRequired' satisfies Problem))
const nameOfTwoLetters = v.pipe(name, v.minLength(2, 'nameShort' satisfies Problem))
const email = emailField(looksLikeEmail)
const phone = v.pipe(lineField(maxLengths.phone), v.minLength(1, 'phoneRequired' satisfies Problem))
const phoneDigits = v.pipe(phone, phoneCharacters)
/** The number that is called on the day of a viewing: no telephone has fewer than six digits. */
const phoneToCall = v.pipe(
  phoneDigits,
  v.check((value) => value.replace(/\D/g, '').length >= 6, 'phoneInvalid' satisfies Problem),
)
const message = linesField(maxLengths.message)
const day = v.pipe(
  lineField(maxLengths.day),
  v.check((value) => value === '' || isDate(value), 'dayInvalid' satisfies Problem),
)

const criteria = {
  propertyType: choice(wantedPropertyTypes),
  bedrooms: choice(bedroomCounts),
  budget: choice(purchaseBudgets),
}

/** The stored value of a blank field. */
const withDefault = (text: string) => v.transform((value: string) => value || text)

const schemas = {
  // Fields are in the order of the page, in which their problems are listed.
  questionnaire: v.object({ name, phone, email, ...criteria }),
  inquiry: v.object({
    name,
    email,
    phone,
    ...criteria,
    message,
    reference: lineField(maxLengths.reference),
  }),
  rental: v.object({
    name,
    email,
    phone,
    stayFrom: day,
    stayUntil: day,
    people: choice(peopleCounts),
    ...criteria,
    budget: choice(rentalBudgets),
    message,
  }),
  information: v.object({
    name: nameOfTwoLetters,
    email,
    phone: phoneDigits,
    about: lineField(maxLengths.about),
  }),
  contact: v.object({
    name,
    email,
    message: v.pipe(message, v.minLength(1, 'messageRequired' satisfies Problem)),
  }),
  interest: v.object({
    name: nameOfTwoLetters,
    email,
    phone: phoneDigits,
    budget: v.pipe(choice(releaseBudgets), withDefault(blankAnswers.budget)),
    preferences: v.pipe(choice(releasePreferences), withDefault(blankAnswers.preferences)),
    message: v.pipe(message, withDefault(blankAnswers.message)),
    // A checkbox counts as ticked with any value.
    newsletter: v.pipe(
      lineField(maxLengths.choice),
      v.transform((value) => (value === '' ? 'no' : 'yes')),
    ),
  }),
  viewing: v.object({
    // Fields are in the order of the page, in which their problems are listed.
    format: v.pipe(
      lineField(maxLengths.choice),
      v.minLength(1, 'formatRequired' satisfies Problem),
      v.check(
        (value) => viewingFormats.some((format) => format === value),
        'choiceInvalid' satisfies Problem,
      ),
    ),
    slots: v.pipe(
      lineField(maxSlots * maxLengths.slot),
      v.minLength(1, 'slotRequired' satisfies Problem),
      v.check((value) => value.split(' ').length <= maxSlots, 'slotsTooMany' satisfies Problem),
    ),
    phone: phoneToCall,
    // The confirmation and the link to change the viewing are sent to this address.
    email: emailField(),
    name: lineField(maxLengths.name),
    reference: lineField(maxLengths.reference),
    moreReferences: lineField(maxVisitHomes * maxLengths.reference),
    figures: lineField(maxLengths.figures),
    // The page offers the zones as choices, so an unknown value is dropped; Málaga's own zone is
    // not stored.
    zone: v.pipe(
      lineField(maxLengths.zone),
      v.transform((value) => readTimeZone(value) ?? ''),
      v.transform((zone) => (zone === agencyZone ? '' : zone)),
    ),
  }),
} satisfies Record<LeadKind, FormSchema>

/** The name of a field of any form. */
export type LeadField = {
  [Kind in LeadKind]: keyof (typeof schemas)[Kind]['entries']
}[LeadKind]

/** The names of the fields of all forms; other names are dropped. */
export const formFieldNames: readonly string[] = [
  ...new Set(Object.values(schemas).flatMap(({ entries }) => Object.keys(entries))),
]

function withoutBlanks(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
