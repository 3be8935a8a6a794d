import { data } from 'react-router'
import type { FormResult } from './form-result.ts'

const statuses = {
  sent: 200,
  invalid: 400,
  refused: 400,
  outdated: 400,
  early: 400,
  conflict: 409,
  failed: 503,
  unanswered: 503,
} as const

/**
 * Answers a form with its result.
 * @param init the HTTP status, also with headers; by default the one that matches the result.
 */
export const answerForm = <Problem extends string>(
  result: FormResult<Problem>,
  init: number | ResponseInit = statuses[result.status],
) => data(result, init)
