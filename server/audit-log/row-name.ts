/** The name of a row of the log, for display. */
export interface RowName {
  /** The name in each language; undefined where the row was deleted or has no name. */
  name: Record<'en' | 'es', string> | undefined
  /** The title of the home to which a file belongs. */
  of?: Record<'en' | 'es', string>
  /** The lead to which the row belongs, while it exists. */
  leadId?: string
}
