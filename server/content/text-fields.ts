import type { ContentCell } from '../database/tables/content.ts'
import type { ContentFields } from './content.ts'

/** The unpublished changes of a text. Times are milliseconds since 1970. */
export interface TextDraft {
  cells: Readonly<Record<string, ContentCell>>
  revision: number
  updatedBy: string
  updatedAt: number
}

/** A version of a text, made by a publication. */
export interface TextVersion {
  /** The version's number; the first is 1. */
  number: number
  /** The differences from the built-in text; null where the text was withdrawn. */
  fields: ContentFields | null
  /** When the version became or will become visible. */
  publishAt: number
  by: string
  at: number
}

/** Everything that is stored of a text. */
export interface StoredText {
  draft: TextDraft | undefined
  /** The versions, newest first. */
  versions: TextVersion[]
}

/** The version that visitors see; undefined where they see the built-in text or none. */
export const visibleVersion = ({ versions }: StoredText, now: number): TextVersion | undefined =>
  versions.find(({ publishAt }) => publishAt <= now)

/**
 * Whether everything that is stored is published, so that publishing again would only repeat the
 * last version.
 */
export const isTextPublished = (stored: StoredText, now: number): boolean =>
  !stored.draft && visibleVersion(stored, now)?.fields !== null

/** A text as visitors see it; where it is withdrawn, as they saw it last. */
export function publishedText(
  builtIn: ContentFields,
  stored: StoredText,
  now: number,
): ContentFields {
  return withBuiltIn(builtIn, lastFields(stored, now))
}

/** The fields of the last publication that was not a withdrawal. */
export const lastFields = ({ versions }: StoredText, now: number): ContentFields =>
  versions.find(({ publishAt, fields }) => publishAt <= now && fields !== null)?.fields ?? {}

/** The fields that a draft changes. */
export const draftTexts = (draft: TextDraft | undefined): ContentFields =>
  Object.fromEntries(Object.entries(draft?.cells ?? {}).map(([path, { text }]) => [path, text]))

/** A text as it would be if its draft were published. */
export function draftedText(
  builtIn: ContentFields,
  stored: StoredText,
  now: number,
): ContentFields {
  return withBuiltIn(builtIn, { ...lastFields(stored, now), ...draftTexts(stored.draft) })
}

/** Puts fields over the built-in ones, and drops fields whose paths no longer exist. */
export const withBuiltIn = (builtIn: ContentFields, fields: ContentFields): ContentFields =>
  Object.fromEntries(Object.entries(builtIn).map(([path, text]) => [path, fields[path] ?? text]))

/** The fields that differ from the built-in ones. */
export const difference = (fields: ContentFields, builtIn: ContentFields): ContentFields =>
  Object.fromEntries(Object.entries(fields).filter(([path, text]) => text !== builtIn[path]))
