import { refuseOverLimit } from './bounds.ts'
import { type RestCondition, parseFilter, parseLogic } from './parse-conditions.ts'
import { RestError } from './rest-error.ts'

/** Parameters that are not filters. */
const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'])
const logic = new Set(['or', 'and', 'not.or', 'not.and'])

/**
 * The filters of a query.
 * @throws {RestError} 400 PGRST100 or PGRST108.
 */
export function readConditions(query: URLSearchParams): RestCondition[] {
  const conditions = [...query]
    .filter(([key]) => !reserved.has(key))
    .map(([key, value]) => {
      if (logic.has(key)) return parseLogic(key, value)
      const [resource, ...rest] = key.split('.')
      if (rest.length > 0)
        throw new RestError(
          400,
          'PGRST108',
          `'${resource}' is not an embedded resource in this request`,
          {
            hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
          },
        )
      return parseFilter(key, value)
    })
  const { terms, patterns } = countTerms(conditions)
  refuseOverLimit('terms', terms)
  refuseOverLimit('patterns', patterns)
  return conditions
}

/**
 * Counts the conditions of all trees, and those with a pattern. It proceeds level by level, because
 * a hostile tree could exhaust the stack.
 */
function countTerms(conditions: RestCondition[]): { terms: number; patterns: number } {
  let [terms, patterns] = [0, 0]
  for (let level = conditions; level.length > 0;) {
    terms += level.length
    patterns += level.filter((one) => 'operator' in one && one.operator.endsWith('like')).length
    level = level.flatMap((one) => ('logic' in one ? one.conditions : []))
  }
  return { terms, patterns }
}
