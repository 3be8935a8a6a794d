import type { Lead } from './lead.ts'

/** The texts that the interest form stores for fields that were left blank. */
export const blankAnswers = {
  budget: 'Not specified',
  preferences: 'New Release Interest',
  message: 'No additional message provided',
} as const

/** What a visitor answered; '' where the field was left blank. */
export const writtenAnswer = (
  { fields }: Pick<Lead, 'fields'>,
  field: keyof typeof blankAnswers,
): string => {
  const answer = fields[field] ?? ''
  return answer === blankAnswers[field] ? '' : answer
}
