import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { ConsentsTable } from '../database/tables/consents.ts'
import type { Language } from '../language.ts'

/** An entry of the ledger: somebody agreed to something, confirmed it, or withdrew it. */
export interface Consent {
  email: string
  purpose: ConsentsTable['purpose']
  event: ConsentsTable['event']
  /** The wording that was agreed to. */
  wording: string
  language: Language
  sourcePath?: string | undefined
  leadId?: string | undefined
  at: number
}

/**
 * Adds entries to the ledger of consents.
 * @param transaction the transaction that stores what the consents belong to.
 */
export async function recordConsents(
  transaction: Kysely<Schema>,
  consents: Consent[],
): Promise<void> {
  if (consents.length === 0) return
  await transaction
    .insertInto('consents')
    .values(
      consents.map(({ email, purpose, event, wording, language, sourcePath, leadId, at }) => ({
        id: randomUUID(),
        email: email.toLowerCase(),
        purpose,
        event,
        wording,
        language,
        source_path: sourcePath ?? null,
        lead_id: leadId ?? null,
        at,
      })),
    )
    .execute()
}
