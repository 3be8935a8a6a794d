/** The tables whose changes the log can be narrowed to. */
export const loggedTables = [
  'leads',
  'lead_notes',
  'viewings',
  'properties',
  'home_pictures',
  'home_imports',
  'people',
  'outbox',
  'newsletter_issues',
  'staff',
  'content_versions',
  'objects',
  'settings',
] as const
