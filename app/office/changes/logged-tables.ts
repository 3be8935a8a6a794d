/** The tables whose changes the log can be narrowed to. */
export const loggedTables = [
  'leads',
  'viewings',
  'properties',
  'people',
  'outbox',
  'staff',
  'content_versions',
  'objects',
] as const
