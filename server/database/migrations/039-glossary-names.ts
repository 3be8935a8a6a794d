import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const tables = {
  alert_readers: 'alert_subscribers',
  alert_news: 'alert_notifications',
  kept_forms: 'unsent_forms',
  lead_words: 'lead_search_terms',
}

const columns = [
  ['alerts', 'reader_id', 'subscriber_id'],
  ['alert_notifications', 'reader_id', 'subscriber_id'],
  ['alert_notifications', 'told_at', 'queued_at'],
  ['lead_search_terms', 'word', 'term'],
  ['leads', 'has_words', 'has_search_terms'],
] as const

/**
 * Neither engine renames an index together with its table, and SQLite cannot rename an index at
 * all.
 */
const indices = [
  ['alert_news_due', 'alert_notifications_due', 'alert_notifications (queued_at, due_at)'],
  ['alert_news_alert', 'alert_notifications_alert', 'alert_notifications (alert_id)'],
  ['alert_news_change', 'alert_notifications_change', 'alert_notifications (change_id)'],
  ['lead_words_word', 'lead_search_terms_term', 'lead_search_terms (term, lead_id)'],
  ['lead_words_lead', 'lead_search_terms_lead', 'lead_search_terms (lead_id, term)'],
  ['leads_without_words', 'leads_without_search_terms', 'leads (id) where has_search_terms = 0'],
] as const

/** Replaces stored names that were misleading by the names of the glossary. */
export const useGlossaryNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [former, name] of Object.entries(tables))
      await db.schema.alterTable(former).renameTo(name).execute()
    for (const [table, former, name] of columns)
      await db.schema.alterTable(table).renameColumn(former, name).execute()
    for (const [former, name, on] of indices) {
      await db.schema.dropIndex(former).execute()
      await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db)
    }
    await sql`update outbox set kind = 'quarantine' where kind = 'kept-apart'`.execute(db)
  },
}
