import type { SampleProperty } from '#server/catalogue/seed/sample-property.ts'
import type { RandomChoices } from './choices.ts'
import { restColumns, numbers, texts } from './columns.ts'

const times = [
  '2026-10-25',
  '2026-10-20T09:00:00Z',
  '2026-10-15 11:00:00+02',
  '2026-11-01T09:00:00.000Z',
  '2026-10-05T09:00:00.0005Z',
]
const odd = [
  'A "quoted", (odd) title\\ with 100% of _signs',
  'ÁTICO en Málaga',
  'nobody',
  '',
  'null',
  'á',
]

/** The random choices of a run, and the homes from which most values are taken. */
interface Source {
  choices: RandomChoices
  homes: readonly SampleProperty[]
}

/**
 * A condition with `and`, `or` and further conditions within it.
 * @param depth the most levels.
 */
export function generateTree(source: Source, depth: number): string {
  const { chance, pick, some } = source.choices
  if (depth === 0 || chance(0.6)) {
    const column = pick(restColumns)
    return `${column}.${generateOperation(source, column, true)}`
  }
  return `${chance(0.2) ? 'not.' : ''}${pick(['and', 'or'])}(${some(3, () => generateTree(source, depth - 1)).join(',')})`
}

/**
 * An operator and its value, as written after a column.
 * @param inTree whether commas and brackets have a meaning there.
 */
export function generateOperation(source: Source, column: string, inTree: boolean): string {
  const { chance, pick, some } = source.choices
  const not = chance(0.2) ? 'not.' : ''
  const value = () => valueOf(source, column)
  const inList = (text: string) => (/[,()"\\]/.test(text) || chance(0.3) ? quoted(text) : text)
  const safe = (text: string) => (inTree ? inList(text) : text)
  if (chance(0.1)) return `${not}is.null`
  if (chance(0.15)) return `${not}in.(${some(4, value).map(inList).join(',')})`
  if (column in texts && chance(0.35))
    return `${not}${pick(['like', 'ilike'])}.${safe(patternOf(source.choices, value()))}`
  return `${not}${pick(['eq', 'neq', 'gt', 'gte', 'lt', 'lte'])}.${safe(value())}`
}

function valueOf({ choices: { below, chance, pick }, homes }: Source, column: string): string {
  if (column === 'created_at') return pick(times)
  const home = pick(homes)
  if (column in texts) return chance(0.85) ? (texts[column]?.(home) ?? 'x') : pick(odd)
  return String(numbers[column]?.(home) ?? below(100))
}

function patternOf({ below, pick }: RandomChoices, text: string): string {
  const from = below(text.length)
  const part = text.slice(from, from + 1 + below(6)).replace(/\\+$/, '')
  return pick([
    `*${part}*`,
    `${text.slice(0, 4).replace(/\\+$/, '')}*`,
    `%${part}%`,
    `_${text.slice(1).replace(/\\+$/, '')}`,
    part.toUpperCase(),
    `*${part.toUpperCase()}*`,
  ])
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
