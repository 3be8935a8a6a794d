import { leadKinds, type LeadKind, type Suspicion } from '../database/tables/column-values.ts'
import type { Language } from '../language.ts'

export { leadKinds, type LeadKind }

/** A valid, normalised submission. */
export interface Lead {
  id: string
  kind: LeadKind
  language: Language
  /** The page the form was on, as a path. */
  sourcePath: string
  fields: Record<string, string>
  /** The words of the marketing consent that was given, or null. */
  consentWording: string | null
  /** ISO 8601. */
  createdAt: string
  /** Why it may come from a robot; null where it is not suspected, or a person has released it. */
  suspicion?: Suspicion | null
}

/** A lead as a form sends it: `submissionId` is undefined when the browser ran no script. */
export interface Submission extends Omit<Lead, 'id' | 'createdAt' | 'suspicion'> {
  submissionId: string | undefined
  /** The account it was sent from; absent for a visitor. */
  userId?: string | undefined
  /** Whether that account has the address in the form, which it has confirmed. */
  ownAddress?: boolean | undefined
  /** For a viewing: the data that the visitor did not type. */
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
  /** The others of the same visit, in their order. */
  moreHomes?: readonly ViewedHome[] | undefined
  /** The consecutive half-hours that it takes; one where absent. */
  halfHours?: number | undefined
  /** Whether half-hours may be held for this visitor. */
  mayHold: boolean
}

/** A submission with the verdict of the spam guard, before it is stored. */
export interface Arrival {
  submission: Submission
  receivedAt: Date
  /** Why it may come from a robot; the agency's e-mail names it. */
  suspicion?: Suspicion | undefined
  /** Stored as a suspect, outside the list of leads; no e-mail is sent about it. */
  quarantined?: boolean | undefined
  /** The agency gets a notice that suspects are quarantined. */
  notify?: boolean | undefined
  /** Whether the visitor gets an acknowledgement by e-mail. */
  acknowledge?: boolean | undefined
  /**
   * Whether the visitor, where they asked for the newsletter, is asked to confirm their address.
   */
  confirm?: boolean | undefined
}
