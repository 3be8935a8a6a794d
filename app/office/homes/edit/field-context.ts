import type { HomeFieldName } from '#server/homes/fields.ts'

/** The data that every field of the editor needs. */
export interface HomeFieldContext {
  /** The text that a field begins with. */
  value(name: HomeFieldName): string
  /** Why a field is not published as it is. */
  problem(name: HomeFieldName): string | undefined
  /** That a figure is stored otherwise than it was typed. */
  rounded(name: HomeFieldName): string | undefined
  /** Whether a field waits for a decision. */
  isContested(name: HomeFieldName): boolean
  /** Whether its other language was changed later. */
  isLagging(name: HomeFieldName): boolean
}
