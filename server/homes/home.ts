import * as v from 'valibot'
import { readPropertyRow } from '../catalogue/property-row.ts'
import type { Property } from '../catalogue/property.ts'
import { type Publication, publications } from '../database/tables/column-values.ts'
import type { DraftCell } from '../database/tables/homes.ts'
import {
  type HomeFieldName,
  type HomeFields,
  fieldNames,
  fieldsOf,
  isFieldName,
  makeFields,
  noFields,
} from './fields.ts'

/** A home as staff see it, whether visitors do or not. */
export interface StaffHome {
  property: Property
  publication: Publication
  /** When a published home becomes visible, ISO 8601; null where it is visible already. */
  publishAt: string | null
  /**
   * Increases with every change. A request to change the home states the revision that its author
   * saw.
   */
  revision: number
}

export interface HomeDraft {
  id: string
  cells: Partial<Record<HomeFieldName, DraftCell>>
  revision: number
  /** ISO 8601. */
  updatedAt: string
  updatedBy: string
}

const storedState = v.object({
  publication: v.fallback(v.picklist(publications), 'published'),
  publish_at: v.nullish(v.string(), null),
  revision: v.fallback(v.number(), 1),
})

/** Reads a row of `properties`; undefined where it cannot be read. */
export function readHome(row: unknown): StaffHome | undefined {
  const result = readPropertyRow(row)
  if (!('property' in result)) return undefined
  const { publication, publish_at, revision } = v.parse(storedState, row)
  const publishAt = publish_at === null ? null : new Date(publish_at).toISOString()
  return { property: result.property, publication, publishAt, revision }
}

const cell = v.object({
  text: v.string(),
  base: v.optional(v.string()),
  by: v.fallback(v.string(), ''),
  at: v.fallback(v.string(), ''),
})
const draftRow = v.object({
  id: v.string(),
  cells: v.record(v.string(), v.unknown()),
  revision: v.number(),
  updated_at: v.string(),
  updated_by: v.string(),
})

/** Reads a row of `home_drafts`; undefined where it cannot be read. */
export function readHomeDraft(row: unknown): HomeDraft | undefined {
  const result = v.safeParse(draftRow, row)
  if (!result.success) return undefined
  const { id, revision, updated_at, updated_by } = result.output
  return {
    id,
    cells: readHomeCells(result.output.cells),
    revision,
    updatedAt: new Date(updated_at).toISOString(),
    updatedBy: updated_by,
  }
}

/** Reads stored cells; cells that cannot be read are left out. */
export function readHomeCells(stored: object): HomeDraft['cells'] {
  const cells: HomeDraft['cells'] = {}
  for (const [name, value] of Object.entries(stored)) {
    const read = v.safeParse(cell, value)
    if (isFieldName(name) && read.success) cells[name] = read.output
  }
  return cells
}

/** The published home, as fields. */
export const publishedHomeFields = (home: StaffHome | undefined): HomeFields =>
  home ? fieldsOf(home.property) : noFields

/** A home as it would be if its draft were published. */
export function draftedHomeFields(
  home: StaffHome | undefined,
  draft: HomeDraft | undefined,
): HomeFields {
  const published = publishedHomeFields(home)
  return makeFields((name) => draft?.cells[name]?.text ?? published[name])
}

/** The fields that a draft changes. */
export function changedFields(
  home: StaffHome | undefined,
  draft: HomeDraft | undefined,
): HomeFieldName[] {
  const published = publishedHomeFields(home)
  return fieldNames.filter((name) => {
    const text = draft?.cells[name]?.text
    return text !== undefined && text !== published[name]
  })
}

/**
 * When a home will become visible (ISO 8601); undefined when it is not scheduled.
 * @param now in milliseconds since 1970.
 */
export const scheduledAt = (
  { publishAt }: Pick<StaffHome, 'publishAt'>,
  now: number,
): string | undefined => (publishAt && Date.parse(publishAt) > now ? publishAt : undefined)
