import type { Language } from '../../language.ts'

/** Consents and withdrawals, with their times. A trigger refuses changes to rows. */
export interface ConsentsTable {
  id: string
  /** In lower case. */
  email: string
  /**
   * `marketing`: e-mails about new homes, agreed to beside a form. `newsletter`, `alert`: by double
   * opt-in.
   */
  purpose: 'marketing' | 'newsletter' | 'alert'
  event: 'given' | 'confirmed' | 'withdrawn'
  /** The wording that was agreed to, as the page showed it. */
  wording: string
  language: Language
  /** The page on which it was given; null where there was none. */
  source_path: string | null
  lead_id: string | null
  /** In milliseconds since 1970. */
  at: number
}

export interface ConsentsTables {
  consents: ConsentsTable
}
