import type { Suspicion } from '../../database/tables/column-values.ts'

/** Why a lead may come from a robot, for the agency. */
export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'It filled in a field that people do not see.',
  stamp: 'It did not come from a page of the site.',
  age: 'Its page was opened long before.',
  reuse: 'Many forms came from one opened page.',
  'too-fast': 'It was sent within a second of opening the page.',
  address: 'Many forms came from one network.',
  mailbox: 'Many forms came for one e-mail address.',
}
