import type { DatabaseSync } from 'node:sqlite'

/** Adds functions that PostgreSQL has and SQLite lacks, so that filters mean the same on both. */
export function addFunctions(database: DatabaseSync): void {
  const pure = { deterministic: true, directOnly: true }
  database.function('text_like', pure, (text, pattern, foldsCase) => {
    if (typeof text !== 'string' || typeof pattern !== 'string') return null
    const fold = (value: string) => (foldsCase ? value.toLowerCase() : value)
    return Number(matcherOf(fold(pattern))(fold(text)))
  })
  database.function('json_canonical', pure, (json) =>
    typeof json === 'string' ? canonical(JSON.parse(json)) : null,
  )
  database.function('json_contains', pure, (json, part) =>
    typeof json === 'string' && typeof part === 'string'
      ? Number(contains(JSON.parse(json), JSON.parse(part), true))
      : null,
  )
}

/** Whether a text fits a LIKE pattern. */
type Matcher = (text: string) => boolean

/** Matchers of the patterns of the last queries: a query asks for one again with every row. */
const matchers = new Map<string, Matcher>()
const maxMatchers = 64

function matcherOf(pattern: string): Matcher {
  const cached = matchers.get(pattern)
  if (cached) return cached
  // Part of a text, which is what people look for, needs no step by step comparison.
  const part = /^%([^%_\\]+)%$/.exec(pattern)?.[1]
  const parts = likePattern(pattern)
  const matcher: Matcher =
    part === undefined ? (text) => isLike([...text], parts) : (text) => text.includes(part)
  if (matchers.size >= maxMatchers) matchers.clear()
  matchers.set(pattern, matcher)
  return matcher
}

const anyText = Symbol('%')
const anyCharacter = Symbol('_')
type PatternPart = string | typeof anyText | typeof anyCharacter

/** The parts of a LIKE pattern; a backslash makes the character after it literal. */
function likePattern(pattern: string): PatternPart[] {
  const parts: PatternPart[] = []
  let isEscaped = false
  for (const character of pattern) {
    if (!isEscaped && character === '\\') isEscaped = true
    else {
      parts.push(
        isEscaped
          ? character
          : character === '%'
            ? anyText
            : character === '_'
              ? anyCharacter
              : character,
      )
      isEscaped = false
    }
  }
  return parts
}

/**
 * Backtracks to the last `%` only, so that the time is at most text length times pattern length.
 */
function isLike(text: string[], pattern: PatternPart[]): boolean {
  let index = 0
  let part = 0
  let resumeAt = 0
  let resumePart = -1
  while (index < text.length) {
    const token = pattern[part]
    if (token === anyText) {
      resumePart = ++part
      resumeAt = index
    } else if (token === anyCharacter || (token !== undefined && token === text[index])) {
      part++
      index++
    } else if (resumePart >= 0) {
      part = resumePart
      index = ++resumeAt
    } else return false
  }
  while (pattern[part] === anyText) part++
  return part === pattern.length
}

/** JSON with sorted keys: the same text for equal values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/**
 * PostgreSQL's `@>`: objects by their keys, lists whatever their order; at the top a list may hold
 * a bare value.
 */
function contains(whole: unknown, part: unknown, isTop = false): boolean {
  if (Array.isArray(whole)) {
    if (Array.isArray(part)) return part.every((one) => whole.some((item) => contains(item, one)))
    return isTop && (typeof part !== 'object' || part === null) && whole.includes(part)
  }
  if (typeof whole === 'object' && whole !== null) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return false
    const fields = new Map<string, unknown>(Object.entries(whole))
    return Object.entries(part).every(
      ([key, value]) => fields.has(key) && contains(fields.get(key), value),
    )
  }
  return whole === part
}
