/** What every field of the editor needs. */
export interface FieldContext {
  /** The text that a field begins with. */
  value(path: string): string
  /** Why it is not published as it is. */
  problem(path: string): string | undefined
  /** Whether it differs from what visitors see. */
  isChanged(path: string): boolean
}
