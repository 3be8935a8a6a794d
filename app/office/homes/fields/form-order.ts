import type { PublishingProblem } from '#server/homes/check.ts'
import type { Language } from '#server/language.ts'
import { formFields } from './form-fields.ts'

/** Each text stands there in both languages. */
const order = formFields.filter((name) => !name.endsWith('_es'))

/**
 * Problems as their fields stand on the screen; those of the other screens come last.
 * @param languages the reader's own first.
 */
export function byFormOrder(
  problems: readonly PublishingProblem[],
  languages: readonly Language[],
): PublishingProblem[] {
  const placeOf = ({ field }: PublishingProblem) => {
    const isSpanish = field.endsWith('_es')
    const place = order.findIndex((name) => name === (isSpanish ? field.slice(0, -3) : field))
    const language = languages.indexOf(isSpanish ? 'es' : 'en')
    return place < 0 ? Infinity : place * languages.length + language
  }
  // Two places beyond the end are the same one.
  return problems.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)]
    return first === second ? 0 : first - second
  })
}
