import { isCategory } from '#app/content/article.ts'
import { developmentFigures } from '#app/content/development-figures.ts'
import type { Development } from '#app/content/developments/development.ts'
import { developments, isDevelopmentId } from '#app/content/developments/developments.ts'
import { replyNames } from '#app/content/replies/built-in.ts'
import { legalDocument, type Value } from '#app/legal/document.server.ts'
import { legalValues } from '#app/legal/values.ts'
import type { ContentFields } from '#server/content/content.ts'
import { type Language, languages } from '#server/language.ts'
import { isDate } from '#server/shared/time/dates.ts'
import type { SiteRequest } from '#server/site.ts'
import { hasBraces } from './braces.ts'
import { isFreeList, isListPath, plainPaths, sectionsOf } from './rows.ts'
import type { TextDocument } from './text-document.server.ts'

/** Why a text cannot be published. */
export interface TextProblem {
  path: string
  kind:
    | 'missing'
    | 'long'
    | 'number'
    | 'range'
    /** The text names an unknown figure: `detail`. */
    | 'figure'
    /** A brace has no counterpart; `detail` is the text beside it. */
    | 'brace'
    /** The text names a value that replies do not have: `detail`. */
    | 'name'
    /** A list must have the number of lines in `detail`. */
    | 'lines'
    | 'date'
    | 'picture'
    | 'category'
    /** A legal text cannot be shown, or its languages have different sections. */
    | 'sections'
  detail?: string
}

/** The maximum number of characters of a text, above any length that fits its page. */
const limits = { line: 300, text: 4000, list: 4000, markdown: 40_000 }

type Asked = Pick<SiteRequest, 'config' | 'clock' | 'pictures'>

/** All reasons why a text with these fields cannot be published. */
export function textProblems(
  { id, builtIn, isBuiltIn }: TextDocument,
  fields: ContentFields,
  site: Asked,
): TextProblem[] {
  const problems: TextProblem[] = []
  const names = id.kind === 'developments' ? figureNames(id.slug, builtIn) : undefined
  for (const { rows } of sectionsOf(builtIn))
    for (const { paths, kind } of rows)
      for (const language of languages) {
        const path = paths[language]
        const text = fields[path] ?? ''
        const before = builtIn[path] ?? ''
        if (text.trim() === '') {
          if (before !== '' || !isBuiltIn) problems.push({ path, kind: 'missing' })
          continue
        }
        if (text.length > limits[kind]) problems.push({ path, kind: 'long' })
        const unknown = names && namesIn(text).find((name) => !names.has(name))
        if (unknown) problems.push({ path, kind: 'figure', detail: unknown })
        const brace = hasBraces(id.kind) ? loneBrace(text) : undefined
        if (brace !== undefined) problems.push({ path, kind: 'brace', detail: brace })
        const expected = isFreeList(path) ? (fields[paths.en] ?? '') : before
        if (isListPath(path) && lineCount(text) !== lineCount(expected))
          problems.push({ path, kind: 'lines', detail: String(lineCount(expected)) })
      }
  if (id.kind === 'developments') problems.push(...figureProblems(builtIn, fields))
  if (id.kind === 'articles') problems.push(...articleProblems(fields, site))
  if (id.kind === 'legal') problems.push(...legalProblems(fields, site))
  if (id.kind === 'replies') problems.push(...replyProblems(fields))
  return problems
}

const lineCount = (text: string) => text.split('\n').length
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)

/** The words beside a brace that is not part of a name; undefined if there is none. */
const loneBrace = (text: string): string | undefined =>
  /.{0,12}[{}].{0,12}/u.exec(text.replace(/\{\w+\}/g, ''))?.[0].trim()

/** The names of the figures that texts of a development may use. */
function figureNames(slug: string, builtIn: ContentFields): Set<string> {
  const development: Development | undefined = isDevelopmentId(slug)
    ? developments[slug]
    : undefined
  return new Set([
    ...Object.keys(development ? developmentFigures(development, 'en') : {}),
    ...Object.values(builtIn).flatMap(namesIn),
  ])
}

function figureProblems(builtIn: ContentFields, fields: ContentFields): TextProblem[] {
  return plainPaths(builtIn).flatMap((path): TextProblem[] => {
    const text = fields[path] ?? ''
    if (!/^\d{1,9}$/.test(text) || Number(text) === 0) return [{ path, kind: 'number' }]
    const min = path.endsWith('.max') ? fields[path.replace(/max$/, 'min')] : undefined
    return min !== undefined && Number(min) > Number(text) ? [{ path, kind: 'range' }] : []
  })
}

function articleProblems(fields: ContentFields, { pictures }: Asked): TextProblem[] {
  const problems: TextProblem[] = []
  const { category = '', date = '', picture = '' } = fields
  if (!isCategory(category)) problems.push({ path: 'category', kind: 'category' })
  if (!isDate(date)) problems.push({ path: 'date', kind: 'date' })
  const exists = (name: string) => pictures.has(name)
  if (!exists(picture)) problems.push({ path: 'picture', kind: 'picture', detail: picture })
  for (const language of languages) {
    const path = `words.${language}.markdown`
    const used = Array.from(
      (fields[path] ?? '').matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>]*)/g),
      ([, name = '']) => name,
    )
    const unknown = used.find((name) => !exists(name))
    if (unknown !== undefined) problems.push({ path, kind: 'picture', detail: unknown })
  }
  return problems
}

function replyProblems(fields: ContentFields): TextProblem[] {
  return Object.entries(fields).flatMap(([path, text]): TextProblem[] => {
    const names = path.endsWith('.name') ? [] : replyNames
    const unknown = namesIn(text).find((name) => !names.includes(name))
    return unknown === undefined ? [] : [{ path, kind: 'name', detail: unknown }]
  })
}

/**
 * A legal text must be complete both with and without the company's data, and have the same
 * sections in both languages.
 */
function legalProblems(fields: ContentFields, { config, clock }: Asked): TextProblem[] {
  const sections = (language: Language): number => {
    const text = fields[`words.${language}.markdown`] ?? ''
    const configured = legalValues(config, language, new Date(clock()).toISOString())
    const withoutAny: Record<string, Value> = Object.fromEntries(
      Object.entries(configured).map(([name, value]) => [
        name,
        optional.includes(name) ? null : value,
      ]),
    )
    const withAll: Record<string, Value> = Object.fromEntries(
      Object.entries(configured).map(([name, value]) => [name, value ?? { text: '' }]),
    )
    try {
      legalDocument(text, withoutAny)
      return legalDocument(text, withAll).sections.length
    } catch {
      return -1
    }
  }
  const [en, es] = [sections('en'), sections('es')]
  return languages.flatMap((language): TextProblem[] => {
    const own = language === 'en' ? en : es
    return own < 1 || (language === 'es' && en > 0 && own !== en)
      ? [{ path: `words.${language}.markdown`, kind: 'sections' }]
      : []
  })
}

/** The values that an agency may leave out of its configuration. */
const optional = ['company', 'taxId', 'address', 'register', 'processors']
