import type { OfficeWords } from './words.ts'

/** The counts in the bar, by name. */
type CountName = 'leads' | 'viewings'

interface Section {
  /** The path below `/office/`. */
  path: string
  /** The key of its name: `officeWords[…][label]`. */
  label: keyof OfficeWords &
    (CountName | 'homes' | 'texts' | 'newsletter' | 'figures' | 'mail' | 'changes' | 'staff')
  /** The name of the count of its items that wait for staff. */
  count?: CountName
}

/**
 * The sections of the office in the order of the bar; on a phone the first four are at the foot,
 * the others under More.
 */
export const sections: readonly Section[] = [
  { path: 'leads', label: 'leads', count: 'leads' },
  { path: 'viewings', label: 'viewings', count: 'viewings' },
  { path: 'homes', label: 'homes' },
  { path: 'newsletter', label: 'newsletter' },
  { path: 'texts', label: 'texts' },
  { path: 'figures', label: 'figures' },
  { path: 'mail', label: 'mail' },
  { path: 'changes', label: 'changes' },
  { path: 'staff', label: 'staff' },
]
