/** The problems of required fields that were left blank. */
const missing = [
  'nameRequired',
  'emailRequired',
  'phoneRequired',
  'messageRequired',
  'formatRequired',
  'slotRequired',
] as const
/** What may be wrong with a field of a lead's form; the page has a sentence for each. */
export const problemNames = [
  ...missing,
  'nameShort',
  'emailInvalid',
  'phoneInvalid',
  'tooLong',
  'choiceInvalid',
  'dayInvalid',
  'dayPast',
  'daysReversed',
  'slotsTooMany',
  'slotGone',
  'slotsGone',
] as const
export type Problem = (typeof problemNames)[number]

/** Whether a problem says that a required field was left blank. */
export const isMissing = (problem: string | undefined): boolean =>
  missing.some((name) => name === problem)
