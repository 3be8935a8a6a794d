import { leadKinds, type LeadKind, type Suspicion } from '../database/tables/column-values.ts'
import type { Language } from '../language.ts'

export { leadKinds, type LeadKind }

/** A valid, normalised submission. */
export interface Lead {
  id: string
  kind: LeadKind
  language: Language
  /** The path of the page that contained the form. */
  sourcePath: string
  fields: Record<string, string>
  /** The wording of the marketing consent that was given, or null. */
  consentWording: string | null
  createdAt: number
  /**
   * Why the lead may come from a robot; null where it is not suspected, or a person has released
   * it.
   */
  suspicion?: Suspicion | null
}

/**
 * What the agency calls the sender of a lead: the name or, because the form for a viewing asks for
 * none, the e-mail address or telephone number.
 */
export const nameOrAddress = ({ name, email, phone }: Lead['fields']): string =>
  name ?? email ?? phone ?? ''

/** A lead as a form sends it; `submissionId` is undefined when the browser ran no script. */
export interface Submission extends Omit<Lead, 'id' | 'createdAt' | 'suspicion'> {
  submissionId: string | undefined
  /** The account from which it was sent; absent for a visitor. */
  userId?: string | undefined
  /** Whether the address in the form is the confirmed address of that account. */
  ownAddress?: boolean | undefined
  /** For a viewing: data that the visitor did not type. */
  viewing?: ViewingTerms | undefined
}

/** A home as the catalogue has it, with its title in the visitor's language. */
export interface ViewedHome {
  slug: string
  ref: string
  title: string
}

export interface ViewingTerms {
  /** The first home, or the only one; absent while the catalogue does not answer. */
  home?: ViewedHome | undefined
  /** The other homes of the same visit, in their order. */
  moreHomes?: readonly ViewedHome[] | undefined
  /** How many consecutive half-hours the visit takes; by default one. */
  halfHours?: number | undefined
  /** Whether half-hours may be held for this visitor. */
  mayHold: boolean
}

/** A submission with the decisions of the spam guard, before it is stored. */
export interface Arrival {
  submission: Submission
  receivedAt: number
  /** Why the submission may come from a robot; the agency's e-mail states it. */
  suspicion?: Suspicion | undefined
  /** Whether it is stored as a suspect, outside the list of leads; no e-mail is sent about it. */
  quarantined?: boolean | undefined
  /** Whether the agency gets a notice that suspects are quarantined. */
  notify?: boolean | undefined
  /** Whether the visitor gets an acknowledgement by e-mail. */
  acknowledge?: boolean | undefined
  /** Whether a visitor who asked for the newsletter is asked to confirm their address. */
  confirm?: boolean | undefined
}
