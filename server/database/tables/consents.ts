import type { Language } from '../../language.ts'

/** Consents and withdrawals, with their times. A trigger refuses changes to rows. */
export interface ConsentsTable {
  id: string
  /** Lower case. */
  email: string
  /**
   * `marketing`: e-mails about new homes, agreed to beside a form. `newsletter`, `alert`: by double
   * opt-in.
   */
  purpose: 'marketing' | 'newsletter' | 'alert'
  event: 'given' | 'confirmed' | 'withdrawn'
  /** The words that were agreed to, as the page showed them. */
  wording: string
  language: Language
  /** The page, where there was one. */
  source_path: string | null
  lead_id: string | null
  /** Milliseconds since 1970. */
  at: number
}

export interface ConsentsTables {
  consents: ConsentsTable
}
