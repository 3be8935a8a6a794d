import * as v from 'valibot'
import type { LeadKind } from './lead.ts'
import {
  bedroomCounts,
  enquiryTypes,
  maxLengths,
  purchaseBudgets,
  releaseBudgets,
  releasePreferences,
  rentalBudgets,
} from './options.ts'

/** What is wrong with a field; the page has the sentence for it in its language. */
export type Problem =
  | 'nameRequired'
  | 'emailRequired'
  | 'phoneRequired'
  | 'messageRequired'
  | 'nameShort'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'tooLong'
  | 'choiceInvalid'

export type Validation =
  | { valid: true; fields: Record<string, string> }
  | { valid: false; problems: Record<string, Problem> }

/**
 * Checks a form against the rules of specification §5.
 * @param values what the browser sent, by field name; names the form does not have are dropped.
 * @returns the tidy fields, or one problem for each field that has any.
 */
export const validate = (kind: LeadKind, values: Record<string, string>): Validation =>
  check(schemas[kind], values)

/** Checks a newsletter subscription: one address, and nothing that a mail client would take for a second. */
export const validateSubscription = (values: Record<string, string>): Validation =>
  check(subscription, values)

type FormSchema = v.GenericSchema<Record<string, string | undefined>, Record<string, string>>

function check(schema: FormSchema, values: Record<string, string>): Validation {
  const result = v.safeParse(schema, values, { abortPipeEarly: true })
  if (result.success) return { valid: true, fields: withoutBlanks(result.output) }
  const problems: Record<string, Problem> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)
    const problem = problemOf(issue.message)
    if (field && problem) problems[field] ??= problem
  }
  return { valid: false, problems }
}

const problemNames: readonly Problem[] = [
  'nameRequired',
  'emailRequired',
  'phoneRequired',
  'messageRequired',
  'nameShort',
  'emailInvalid',
  'phoneInvalid',
  'tooLong',
  'choiceInvalid',
]
const problemOf = (message: string) => problemNames.find((name) => name === message)

/** Line ends and control characters have no place in a one-line answer, nor in a mail header. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const unprintable = /[^\P{Cc}\n\t]/gu

const line = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.replace(lineBreaking, ' ').trim()),
    v.maxLength(max, 'tooLong' satisfies Problem),
  )
const lines = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.replace(/\r\n?/g, '\n').replace(unprintable, '').trim()),
    v.maxLength(max, 'tooLong' satisfies Problem),
  )
const choice = (values: readonly string[]) =>
  v.pipe(
    line(80),
    v.check((value) => value === '' || values.includes(value), 'choiceInvalid' satisfies Problem),
  )

/** "Text, an at sign, text, a dot and text" (specification §5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phonePattern = /^[\d+\-\s()]+$/

const name = v.pipe(line(maxLengths.name), v.minLength(1, 'nameRequired' satisfies Problem))
const nameOfTwo = v.pipe(name, v.minLength(2, 'nameShort' satisfies Problem))
const email = v.pipe(
  line(maxLengths.email),
  v.minLength(1, 'emailRequired' satisfies Problem),
  v.regex(emailPattern, 'emailInvalid' satisfies Problem),
)
const phone = v.pipe(line(maxLengths.phone), v.minLength(1, 'phoneRequired' satisfies Problem))
const phoneDigits = v.pipe(phone, v.regex(phonePattern, 'phoneInvalid' satisfies Problem))
const message = lines(maxLengths.message)

const wishes = {
  propertyType: choice(enquiryTypes),
  bedrooms: choice(bedroomCounts),
  budget: choice(purchaseBudgets),
}

/** What is stored of an answer that was left blank. */
const otherwise = (text: string) => v.transform((value: string) => value || text)

const schemas = {
  questionnaire: v.object({ name, email, phone, ...wishes }),
  inquiry: v.object({ name, email, phone, ...wishes, message, reference: line(40) }),
  rental: v.object({ name, email, phone, ...wishes, budget: choice(rentalBudgets), message }),
  information: v.object({ name: nameOfTwo, email, phone: phoneDigits, about: line(200) }),
  contact: v.object({
    name,
    email,
    message: v.pipe(message, v.minLength(1, 'messageRequired' satisfies Problem)),
  }),
  interest: v.object({
    name: nameOfTwo,
    email,
    phone: phoneDigits,
    budget: v.pipe(choice(releaseBudgets), otherwise('Not specified')),
    preferences: v.pipe(choice(releasePreferences), otherwise('New Release Interest')),
    message: v.pipe(message, otherwise('No additional message provided')),
    // A checkbox: whatever it says, it is there or not.
    newsletter: v.pipe(
      line(40),
      v.transform((value) => (value === '' ? 'no' : 'yes')),
    ),
  }),
} satisfies Record<LeadKind, FormSchema>

const subscription = v.object({
  email: v.pipe(email, v.regex(/^[^,;:<>()[\]"\\]+$/, 'emailInvalid' satisfies Problem)),
})

function withoutBlanks(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
