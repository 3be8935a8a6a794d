import type { Database } from '../database/database.ts'
import { eachLead, type LeadRecord } from '../leads/find-leads.ts'

/** All that we hold about one person, for them to see (GDPR, article 15). Times in ISO 8601. */
export interface PersonData {
  email: string
  leads: LeadRecord[]
  newsletter: NewsletterData | null
  /** The ledger: what was agreed, confirmed or taken back, in which words. */
  consents: { purpose: string; event: string; wording: string; language: string; page: string | null; at: string }[]
}

interface NewsletterData {
  state: 'waiting' | 'confirmed' | 'unsubscribed'
  language: 'en' | 'es'
  consentWording: string
  consentAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
}

/** @param email in any case; only an address that was given as the visitor's own counts. */
export async function personData(database: Database, email: string): Promise<PersonData> {
  const address = email.trim().toLowerCase()
  const subscriber = await database.db.selectFrom('subscribers').selectAll().where('email', '=', address).executeTakeFirst()
  const consents = await database.db.selectFrom('consents').selectAll().where('email', '=', address).orderBy('at').execute()
  const time = (value: number | null) => (value === null ? null : new Date(value).toISOString())
  return {
    email: address,
    leads: await Array.fromAsync(eachLead(database, { email: address })),
    newsletter: subscriber
      ? {
          state: subscriber.state,
          language: subscriber.language,
          consentWording: subscriber.consent_wording,
          consentAt: new Date(subscriber.consent_at).toISOString(),
          confirmedAt: time(subscriber.confirmed_at),
          unsubscribedAt: time(subscriber.unsubscribed_at),
        }
      : null,
    consents: consents.map(({ purpose, event, wording, language, source_path: page, at }) => ({ purpose, event, wording, language, page, at: new Date(at).toISOString() })),
  }
}
