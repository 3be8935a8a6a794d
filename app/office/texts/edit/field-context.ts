/** The data that every field of the editor needs. */
export interface TextFieldContext {
  /** The initial text of a field. */
  value(path: string): string
  /** The problem because of which the field cannot be published. */
  problem(path: string): string | undefined
  /** Whether the field differs from the published text. */
  isChanged(path: string): boolean
  /** Whether the field's other language was changed later. */
  isLagging(path: string): boolean
}
