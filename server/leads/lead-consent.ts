import type { Consent } from '../consents/consents.ts'
import type { Language } from '../language.ts'

/** The parts of a lead that its consent to advertisements needs. */
interface ConsentingLead {
  leadId: string
  email: string | undefined
  /** The wording that was agreed to; absent where the box was not ticked. */
  wording: string | null | undefined
  language: Language
  sourcePath: string
  at: number
}

/** The consent of a lead, for the ledger; none without a tick or an address. */
export const consentOfLead = ({ email, wording, ...lead }: ConsentingLead): Consent[] =>
  wording && email ? [{ ...lead, email, wording, purpose: 'marketing', event: 'given' }] : []
