import { leadKinds, type LeadKind, type Suspicion } from '../database/column-values.ts'

export { leadKinds, type LeadKind }

/** What a visitor sent, valid and tidy. */
export interface Lead {
  id: string
  kind: LeadKind
  language: 'en' | 'es'
  /** The page the form was on, as a path. */
  sourcePath: string
  fields: Record<string, string>
  /** The words of the marketing consent that was given, or null. */
  consentWording: string | null
  /** ISO 8601. */
  createdAt: string
}

/** A lead as a form sends it: `submissionId` is undefined when the browser ran no script. */
export interface Submission extends Omit<Lead, 'id' | 'createdAt'> {
  submissionId: string | undefined
  /** The account it was sent from; absent for a visitor. */
  userId?: string | undefined
}

/** A submission with the verdict of the spam guard, before it is stored. */
export interface Arrival {
  submission: Submission
  receivedAt: Date
  /** When set, it is stored as a suspect and no e-mail is sent. */
  suspicion?: Suspicion | undefined
  /** Whether the visitor gets an acknowledgement by e-mail. */
  acknowledge?: boolean
}
