import type { ContentFields } from '#server/content/content.ts'
import type { Language } from '#server/language.ts'

/** A text in both languages. */
export interface TextRow {
  /** The path of the field in each language. */
  paths: Record<Language, string>
  /** The last part of the path that is not a number. */
  key: string
  /** Its place in a list, from 1. */
  number: number | undefined
  kind: 'line' | 'text' | 'list' | 'markdown'
}

/** Rows that belong together. */
export interface TextSection {
  /** `page.overview`. */
  name: string
  rows: TextRow[]
}

const inEnglish = /^(words|page|guide)\.en\./

/** Lists of texts, which have one on each line. */
export const isListPath = (path: string): boolean =>
  /\.(?:list|paragraphs|features|keywords|head|rows\.\d+)$/.test(path)

/** Lists that may grow and shrink; every other one is laid out for as many as it has. */
export const isFreeList = (path: string): boolean =>
  /\.(?:paragraphs|keywords)$|\.brochure\.features$|^page\.\w+\.(?:features|amenities)\.list$/.test(
    path,
  )

/** The fields that have no language: figures, and the facts of an article. */
export const plainPaths = (builtIn: ContentFields): string[] =>
  Object.keys(builtIn).filter((path) => !/^(?:words|page|guide)\./.test(path))

/** Characters from which a text gets more than one line. */
const longLine = 60

/** The texts of a document in both languages, in sections. */
export function sectionsOf(builtIn: ContentFields): TextSection[] {
  const sections = new Map<string, TextSection>()
  for (const [en, text] of Object.entries(builtIn)) {
    const [prefix, group] = inEnglish.exec(en) ?? []
    if (!prefix || !group) continue
    const rest = en.slice(prefix.length).split('.')
    const name = rest.length > 1 ? `${group}.${rest[0]}` : group
    const section = sections.get(name) ?? { name, rows: [] }
    sections.set(name, section)
    const key = rest.findLast((part) => !/^\d+$/.test(part)) ?? ''
    const number = rest.find((part) => /^\d+$/.test(part))
    section.rows.push({
      paths: { en, es: en.replace(inEnglish, '$1.es.') },
      key,
      number: number === undefined ? undefined : Number(number) + 1,
      kind:
        key === 'markdown'
          ? 'markdown'
          : isListPath(en)
            ? 'list'
            : text.length > longLine || key === 'description' || key === 'message'
              ? 'text'
              : 'line',
    })
  }
  return [...sections.values()]
}
