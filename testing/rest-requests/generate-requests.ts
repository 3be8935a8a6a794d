import type { SampleProperty } from '#server/catalogue/seed/sample-property.ts'
import { randomFrom } from '../random.ts'
import { type RandomChoices, choicesFrom } from './choices.ts'
import { restColumns } from './columns.ts'
import { generateOperation, generateTree } from './generate-filter.ts'
import type { RestRequest } from './rest-request.ts'

/** Requests of every kind, which are the same in every run. */
export function generateRequests(count: number, homes: readonly SampleProperty[]): RestRequest[] {
  const choices = choicesFrom(randomFrom(20_261_120))
  const { below, chance, pick, some } = choices
  const source = { choices, homes }
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams()
    if (chance(0.6)) query.set('select', generateSelect(choices))
    for (let left = below(3); left > 0; left--) {
      const column = pick(restColumns)
      query.append(column, generateOperation(source, column, false))
    }
    if (chance(0.25))
      query.append(
        pick(['or', 'and', 'not.or', 'not.and']),
        `(${some(3, () => generateTree(source, 2)).join(',')})`,
      )
    const windowed = chance(0.4)
    const isOrdered = windowed || chance(0.5)
    if (isOrdered) query.set('order', [...some(2, () => generateOrder(choices)), 'id'].join(','))
    const headers: Record<string, string> = {}
    if (windowed) {
      if (chance(0.7)) query.set('limit', String(below(12)))
      if (chance(0.5)) query.set('offset', String(below(20)))
      if (chance(0.2)) headers.Range = `${below(5)}-${chance(0.8) ? 3 + below(12) : ''}`
    }
    if (chance(0.3)) headers.Prefer = 'count=exact'
    if (chance(0.08)) headers.Accept = 'application/vnd.pgrst.object+json'
    return { method: chance(0.05) ? 'HEAD' : 'GET', query: query.toString(), headers, isOrdered }
  })
}

function generateSelect({ chance, pick, some }: RandomChoices): string {
  if (chance(0.1)) return '*'
  const selectable = [...restColumns, 'features', 'translations', 'home:title']
  return [...new Set(['id', ...some(4, () => pick(selectable))])].join(',')
}

const generateOrder = ({ chance, pick }: RandomChoices): string =>
  `${pick(restColumns)}${pick(['', '.asc', '.desc'])}${chance(0.3) ? pick(['.nullsfirst', '.nullslast']) : ''}`
