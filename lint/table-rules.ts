/**
 * Which folder of `server/` owns which tables, and who else may read or write them with Kysely or
 * SQL. `lint/tables.test.ts` enforces it, fails for an entry that nothing needs, and counts each
 * access as an arrow to the owner: arrows of imports and of tables together have no circle.
 */
interface TableRule {
  owner: string
  tables: readonly string[]
  /** Other folders that read these tables, in queries and joins. */
  readBy?: readonly string[]
  /** Other folders that insert, update, or delete rows; they may read them too. */
  writtenBy?: readonly string[]
}

export const tableRules: readonly TableRule[] = [
  {
    owner: 'alerts',
    tables: [
      'alert_subscribers',
      'alerts',
      'home_changes',
      'alert_notifications',
      'seen_homes',
      'alert_watch',
    ],
    readBy: ['people'],
  },
  { owner: 'audit-log', tables: ['changes'], readBy: ['figures', 'homes', 'leads'] },
  {
    owner: 'backend',
    tables: ['auth_users', 'auth_sessions'],
    readBy: ['leads', 'people'],
  },
  {
    owner: 'backend',
    tables: [
      'auth_identities',
      'auth_one_time_tokens',
      'auth_factors',
      'auth_challenges',
      'auth_recovery_codes',
      'auth_devices',
      'auth_codes',
      'auth_signing_keys',
    ],
  },
  {
    owner: 'backend',
    tables: ['storage_buckets', 'storage_objects', 'storage_blobs', 'storage_chunks'],
  },
  { owner: 'catalogue', tables: ['catalogue_version'] },
  { owner: 'consents', tables: ['consents'], readBy: ['people'] },
  { owner: 'content', tables: ['content_drafts', 'content_versions'] },
  { owner: 'counters', tables: ['rate_counts'] },
  { owner: 'figures', tables: ['visit_counts'] },
  { owner: 'homes', tables: ['home_drafts', 'home_imports', 'home_schedules'] },
  {
    owner: 'leads',
    tables: [
      'leads',
      'lead_notes',
      'lead_replies',
      'lead_drafts',
      'lead_search_terms',
      'erased_people',
      'same_people',
    ],
    readBy: ['figures', 'people', 'viewings'],
  },
  {
    owner: 'mail',
    tables: ['outbox'],
    readBy: ['figures', 'people'],
    writtenBy: ['leads', 'newsletter'],
  },
  {
    owner: 'newsletter',
    tables: ['subscribers', 'newsletter_issues', 'newsletter_deliveries'],
    readBy: ['people'],
  },
  { owner: 'office', tables: ['office_sessions'] },
  { owner: 'personal-data', tables: ['erased_rows'] },
  { owner: 'spam', tables: ['keys'] },
  {
    owner: 'stored-homes',
    tables: ['properties', 'price_history'],
    readBy: ['alerts', 'backend', 'catalogue', 'homes'],
  },
  { owner: 'unsent-forms', tables: ['unsent_forms'] },
  {
    owner: 'viewings',
    tables: ['viewings', 'viewing_slots', 'calendar_feeds', 'offered_times', 'settings'],
    readBy: ['figures'],
  },
]
