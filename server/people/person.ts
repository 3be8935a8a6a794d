import { type Kysely, sql } from 'kysely'
import { fromJson, type ConsentsTable, type LeadsTable, type OutboxTable, type Schema, type SubscribersTable } from '../database/schema.ts'

/** All that we hold about one e-mail address, as plain data (GDPR, articles 15 and 20). Times are ISO 8601. */
export interface PersonData {
  email: string
  leads: {
    id: string
    kind: LeadsTable['kind']
    language: string
    page: string
    fields: Record<string, string>
    consentWording: string | null
    state: 'new' | 'suspect'
    createdAt: string
  }[]
  /** Letters about those leads, and letters to the address itself. */
  letters: { letter: OutboxTable['letter']; messageId: string; state: OutboxTable['state']; createdAt: string; sentAt: string | null }[]
  newsletter:
    | { state: SubscribersTable['state']; language: string; consentWording: string; consentAt: string; confirmedAt: string | null; unsubscribedAt: string | null }
    | undefined
  consents: { purpose: ConsentsTable['purpose']; event: ConsentsTable['event']; wording: string; language: string; page: string | null; at: string }[]
}

/** How many rows were taken away. */
export interface Erased {
  leads: number
  letters: number
  subscriptions: number
  consents: number
}

/**
 * Everything that the leads, the newsletter and the ledger hold about an address, whatever its case.
 * Accounts are not among it.
 * @returns empty lists where there is nothing.
 */
export async function exportPerson(db: Kysely<Schema>, address: string): Promise<PersonData> {
  const email = address.trim().toLowerCase()
  const leads = await db.selectFrom('leads').selectAll().where('email', '=', email).orderBy('created_at').execute()
  const letters = await db.selectFrom('outbox').selectAll().where('id', 'in', lettersOf(db, email)).orderBy('created_at').execute()
  const subscriber = await db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst()
  const consents = await db.selectFrom('consents').selectAll().where('email', '=', email).orderBy('at').execute()
  return {
    email,
    leads: leads.map((lead) => ({
      id: lead.id,
      kind: lead.kind,
      language: lead.language,
      page: lead.source_path,
      fields: fromJson(lead.fields),
      consentWording: lead.consent_wording,
      state: lead.state,
      createdAt: lead.created_at,
    })),
    letters: letters.map((letter) => ({
      letter: letter.letter,
      messageId: letter.message_id,
      state: letter.state,
      createdAt: iso(letter.created_at),
      sentAt: letter.sent_at === null ? null : iso(letter.sent_at),
    })),
    newsletter: subscriber && {
      state: subscriber.state,
      language: subscriber.language,
      consentWording: subscriber.consent_wording,
      consentAt: iso(subscriber.consent_at),
      confirmedAt: subscriber.confirmed_at === null ? null : iso(subscriber.confirmed_at),
      unsubscribedAt: subscriber.unsubscribed_at === null ? null : iso(subscriber.unsubscribed_at),
    },
    consents: consents.map(({ purpose, event, wording, language, source_path: page, at }) => ({ purpose, event, wording, language, page, at: iso(at) })),
  }
}

/**
 * Takes away everything that {@link exportPerson} gives, in one transaction: leads with their letters,
 * also those not sent yet, the newsletter, and the ledger. Letters that already left, `.eml` files and
 * backups are beyond its reach.
 */
export async function erasePerson(db: Kysely<Schema>, address: string): Promise<Erased> {
  const email = address.trim().toLowerCase()
  return db.transaction().execute(async (transaction) => {
    const letters = await transaction.deleteFrom('outbox').where('id', 'in', lettersOf(transaction, email)).executeTakeFirst()
    const leads = await transaction.deleteFrom('leads').where('email', '=', email).executeTakeFirst()
    const subscriptions = await transaction.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst()
    const consents = await transaction.deleteFrom('consents').where('email', '=', email).executeTakeFirst()
    return {
      leads: Number(leads.numDeletedRows),
      letters: Number(letters.numDeletedRows),
      subscriptions: Number(subscriptions.numDeletedRows),
      consents: Number(consents.numDeletedRows),
    }
  })
}

/** Letters about an address's leads, and newsletter letters that still wait to be sent to it. */
const lettersOf = (db: Kysely<Schema>, email: string) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where((where) =>
      where.or([
        where('lead_id', 'in', where.selectFrom('leads').select('id').where('email', '=', email)),
        where(sql<string>`payload ->> 'email'`, '=', email),
      ]),
    )

const iso = (time: number) => new Date(time).toISOString()
