import type { ContentFields } from '#server/content/content.ts'
import type { Language } from '#server/language.ts'

/** A text in both languages. */
export interface TextRow {
  /** The path of the field in each language. */
  paths: Record<Language, string>
  /** The last part of the path that is not a number. */
  key: string
  /** The text's position in a list, from 1. */
  number: number | undefined
  kind: 'line' | 'text' | 'list' | 'markdown'
}

/** Rows that belong together. */
export interface TextSection {
  /** The name of the section: `page.overview`. */
  name: string
  rows: TextRow[]
}

const inEnglish = /^(words|page|guide)\.en\./

/** Whether a field is a list of texts, with one on each line. */
export const isListPath = (path: string): boolean =>
  /\.(?:list|paragraphs|features|keywords|head|rows\.\d+)$/.test(path)

/**
 * Whether a list may have any length; the layout of all others requires the present number of
 * lines.
 */
export const isFreeList = (path: string): boolean =>
  /\.(?:paragraphs|keywords)$|\.brochure\.features$|^page\.\w+\.(?:features|amenities)\.list$/.test(
    path,
  )

/** The fields that are the same in both languages: figures, and the facts of an article. */
export const plainPaths = (builtIn: ContentFields): string[] =>
  Object.keys(builtIn).filter((path) => !/^(?:words|page|guide)\./.test(path))

/** The number of characters from which a text gets several lines. */
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
