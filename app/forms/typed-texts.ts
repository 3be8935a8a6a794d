import type { FormResult, FormValues } from './form-result.ts'

/**
 * Typed texts and the submission to which they belong, numbered by the successful submissions
 * before it.
 */
interface TypedTexts {
  round: number
  values: FormValues
}

const none: FormValues = {}

/** Before anything was sent. */
export const nothingTyped: TypedTexts = { round: 0, values: none }

/**
 * The typed texts of a submission, from its last answer that contained any. React empties a
 * prefilled input when its value is no longer given, so the texts must outlast an answer without
 * texts, as after a lost connection. The next submission begins without them.
 * @param before the result at the last rendering, which is returned where nothing has changed.
 */
export function typedTexts(
  before: TypedTexts,
  answer: FormResult | undefined,
  round: number,
): TypedTexts {
  const isSame = before.round === round
  const values = answer && 'values' in answer ? answer.values : isSame ? before.values : none
  return isSame && before.values === values ? before : { round, values }
}
