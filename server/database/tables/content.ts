import type { ColumnType } from 'kysely'
import type { Json } from './json.ts'

/** Drafts of the site's texts. Times are milliseconds since 1970. */
interface ContentDraftsTable {
  kind: string
  slug: string
  /** The fields that differ from the published text, by path. */
  cells: Json<Record<string, ContentCell>>
  /** Increases with every change. */
  revision: number
  updated_by: string
  updated_at: number
}

/** A field of a draft: its text, who wrote it, and when (milliseconds since 1970). */
export interface ContentCell {
  text: string
  by: string
  at: number
}

/**
 * Published versions of texts. Rows are only added, except that versions whose time has not come
 * may change.
 */
interface ContentVersionsTable {
  kind: string
  slug: string
  /**
   * The number of the version, from 1. Visitors see the highest whose publication time has come.
   */
  number: number
  /** The fields that differ from the built-in text, by path; null where the text was withdrawn. */
  fields: ColumnType<object | string | null, string | null, string | null>
  publish_at: number
  created_by: string
  created_at: number
}

/** The tables of the site's texts. */
export interface ContentTables {
  content_drafts: ContentDraftsTable
  content_versions: ContentVersionsTable
}
