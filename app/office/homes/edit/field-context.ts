import type { HomeFieldName } from '#server/homes/fields.ts'

/** The data that every field of the editor needs. */
export interface HomeFieldContext {
  /** The initial text of a field. */
  value(name: HomeFieldName): string
  /** Why a field cannot be published in its current state. */
  problem(name: HomeFieldName): string | undefined
  /** The note that a figure is stored differently from how it was typed. */
  rounded(name: HomeFieldName): string | undefined
  /** Whether a field waits for a decision. */
  isContested(name: HomeFieldName): boolean
  /** Whether the field's other language was changed later. */
  isLagging(name: HomeFieldName): boolean
}
