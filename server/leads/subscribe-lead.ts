import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'

/** Somebody who asked for the newsletter in the form of a lead. */
interface NewsletterRequest {
  email: string
  language: Language
  consentWording: string
  sourcePath: string
}

/**
 * Starts the newsletter's double opt-in in the transaction that stores a lead.
 * @param receivedAt when the lead arrived, in milliseconds since 1970.
 * @returns a function to be called once the transaction is committed; undefined where no e-mail was
 *   queued.
 */
export type SubscribeLead = (
  transaction: Kysely<Schema>,
  request: NewsletterRequest,
  receivedAt: number,
) => Promise<(() => void) | undefined>
