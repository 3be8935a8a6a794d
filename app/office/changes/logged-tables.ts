/** The tables by which the log can be filtered. */
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
