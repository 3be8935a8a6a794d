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

/**
 * Records that some addresses withdraw the consents that they have given, in the caller's
 * transaction. Addresses without a consent, or whose consent is already withdrawn, are skipped.
 * @param emails in lower case.
 * @param now milliseconds since 1970.
 * @returns how many of the addresses had one.
 */
export async function withdrawConsents(
  transaction: Kysely<Schema>,
  { emails, purpose, now }: { emails: readonly string[]; purpose: Consent['purpose']; now: number },
): Promise<number> {
  const entries = await transaction
    .selectFrom('consents')
    .selectAll()
    .where('email', 'in', emails)
    .where('purpose', '=', purpose)
    .orderBy('at')
    // Of a consent and a withdrawal at the same moment, the consent comes last, so it is
    // withdrawn again.
    .orderBy('event', 'desc')
    .execute()
  const last = new Map(entries.map((entry) => [entry.email, entry]))
  const agreed = [...last.values()].filter(({ event }) => event !== 'withdrawn')
  await recordConsents(
    transaction,
    agreed.map(({ email, wording, language }) => ({
      email,
      purpose,
      event: 'withdrawn',
      wording,
      language,
      at: now,
    })),
  )
  return agreed.length
}
