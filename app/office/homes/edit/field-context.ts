import type { FieldName } from '#server/homes/fields.ts'

/** The data that every field of the editor needs. */
export interface FieldContext {
  /** The text that a field begins with. */
  value(name: FieldName): string
  /** Why a field is not published as it is. */
  problem(name: FieldName): string | undefined
  /** Whether a field waits for a decision. */
  isContested(name: FieldName): boolean
}
