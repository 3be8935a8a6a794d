import type { PublishingProblem } from '#server/homes/check.ts'
import type { Language } from '#server/language.ts'
import { formFields } from './form-fields.ts'

/** Each text is there in both languages, so the order needs only one of them. */
const order = formFields.filter((name) => !name.endsWith('_es'))

/**
 * Problems in the order of their fields on the screen; those of other screens come last.
 * @param languages the reader's own language first.
 */
export function byFormOrder(
  problems: readonly PublishingProblem[],
  languages: readonly Language[],
): PublishingProblem[] {
  const positionOf = ({ field }: PublishingProblem) => {
    const isSpanish = field.endsWith('_es')
    const index = order.findIndex((name) => name === (isSpanish ? field.slice(0, -3) : field))
    const language = languages.indexOf(isSpanish ? 'es' : 'en')
    return index < 0 ? Infinity : index * languages.length + language
  }
  // All positions beyond the end compare as equal.
  return problems.toSorted((one, other) => {
    const [first, second] = [positionOf(one), positionOf(other)]
    return first === second ? 0 : first - second
  })
}
