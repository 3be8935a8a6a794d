import type { DatabaseSync } from 'node:sqlite'

/**
 * The most steps for all pattern comparisons of one statement, about 20 ms: the process does
 * nothing else in that time, and anybody may query `/rest/v1`.
 */
const maxSteps = 2_000_000

/**
 * A statement was given up because it takes too long; the code is PostgreSQL's for a statement
 * time-out.
 */
export class StatementTooLong extends Error {
  override name = 'StatementTooLong'
  readonly code = '57014'
}

/**
 * Adds functions that PostgreSQL has and SQLite lacks, so that filters mean the same on both.
 * @returns a function that is called when a statement begins and resets the count of steps.
 */
export function addFunctions(database: DatabaseSync): () => void {
  let steps = 0
  const count = (some: number) => {
    steps += some
    if (steps > maxSteps) throw new StatementTooLong('canceling statement due to statement timeout')
  }
  const pure = { deterministic: true, directOnly: true }
  database.function('text_like', pure, (text, pattern, foldsCase) => {
    if (typeof text !== 'string' || typeof pattern !== 'string') return null
    const fold = (value: string) => (foldsCase ? value.toLowerCase() : value)
    return Number(matcherOf(fold(pattern))(fold(text), count))
  })
  database.function('json_canonical', pure, (json) =>
    typeof json === 'string' ? canonical(JSON.parse(json)) : null,
  )
  database.function('json_contains', pure, (json, part) =>
    typeof json === 'string' && typeof part === 'string'
      ? Number(contains(JSON.parse(json), JSON.parse(part), true))
      : null,
  )
  return () => {
    steps = 0
  }
}

/**
 * Whether a text matches a LIKE pattern; `count` is called with the number of steps that the
 * comparison takes.
 */
type Matcher = (text: string, count: (steps: number) => void) => boolean

/** Matchers of the latest patterns: a query asks for the same one with every row. */
const matchers = new Map<string, Matcher>()
const maxMatchers = 64

function matcherOf(pattern: string): Matcher {
  const cached = matchers.get(pattern)
  if (cached) return cached
  // Most searches are for a part of a text, which needs no comparison step by step.
  const part = /^%([^%_\\]+)%$/.exec(pattern)?.[1]
  const parts = likePattern(pattern)
  const matcher: Matcher =
    part === undefined
      ? (text, count) => isLike([...text], parts, count)
      : (text) => text.includes(part)
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
 * Backtracks to the last `%` only. The number of steps is at most the product of the lengths of
 * text and pattern; a long pattern of `_` reaches that, so steps are counted.
 */
function isLike(text: string[], pattern: PatternPart[], count: (steps: number) => void): boolean {
  count(text.length)
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
      count(part - resumePart + 1)
      part = resumePart
      index = ++resumeAt
    } else return false
  }
  while (pattern[part] === anyText) part++
  return part === pattern.length
}

/** JSON with sorted keys, which is the same text for equal values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/**
 * PostgreSQL's `@>`: objects are compared by key, lists without regard to order; at the top level a
 * list may contain a bare value.
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
