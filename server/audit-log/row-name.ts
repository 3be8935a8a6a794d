/** What people call a row of the log. */
export interface RowName {
  /** By language; undefined where it is deleted or has no name. */
  name: Record<'en' | 'es', string> | undefined
  /** The home that a file belongs to, by its title. */
  of?: Record<'en' | 'es', string>
  /** The lead that the row belongs to, as long as it is there. */
  leadId?: string
}
