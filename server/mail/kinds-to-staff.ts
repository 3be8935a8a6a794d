/**
 * The kinds of e-mail that go to the agency or to a member of its staff; all others go to visitors.
 * They are listed here and not marked where they are declared, so that no answer depends on which
 * features were loaded.
 */
export const kindsToStaff: readonly string[] = [
  'agency',
  'lead-follow-up',
  'quarantine',
  'viewing-office',
]
