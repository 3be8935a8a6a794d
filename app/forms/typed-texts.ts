import type { FormResult, FormValues } from './form-result.ts'

/** Typed texts, and the submission to which they belong: the number of successful ones before. */
interface TypedTexts {
  round: number
  values: FormValues
}

const none: FormValues = {}

/** Before anything was sent. */
export const nothingTyped: TypedTexts = { round: 0, values: none }

/**
 * The typed texts of a submission's last answer that had any: React takes the text out of a
 * prefilled input whose value is no longer given, so a lost connection must not lose them. The next
 * submission begins without them.
 * @param before those at the last rendering, which are returned where nothing has changed.
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
