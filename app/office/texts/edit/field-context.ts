/** The data that every field of the editor needs. */
export interface TextFieldContext {
  /** The text that a field begins with. */
  value(path: string): string
  /** The problem for which it is not published. */
  problem(path: string): string | undefined
  /** Whether it differs from the published text. */
  isChanged(path: string): boolean
  /** Whether its other language was changed later. */
  isLagging(path: string): boolean
}
