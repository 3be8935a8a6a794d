import type { AccountsTables } from './tables/accounts.ts'
import type { AlertsTables } from './tables/alerts.ts'
import type { AuditLogTables } from './tables/audit-log.ts'
import type { ConsentsTables } from './tables/consents.ts'
import type { ContentTables } from './tables/content.ts'
import type { CountersTables } from './tables/counters.ts'
import type { ErasedRowsTables } from './tables/erased-rows.ts'
import type { FiguresTables } from './tables/figures.ts'
import type { HomesTables } from './tables/homes.ts'
import type { KeysTables } from './tables/keys.ts'
import type { LeadsTables } from './tables/leads.ts'
import type { MailTables } from './tables/mail.ts'
import type { NewsletterTables } from './tables/newsletter.ts'
import type { OfficeTables } from './tables/office.ts'
import type { StorageTables } from './tables/storage.ts'
import type { ViewingsTables } from './tables/viewings.ts'

/** All tables; `tables/` declares the tables of each feature. */
export interface Schema
  extends
    AccountsTables,
    AlertsTables,
    AuditLogTables,
    ConsentsTables,
    ContentTables,
    CountersTables,
    ErasedRowsTables,
    FiguresTables,
    HomesTables,
    KeysTables,
    LeadsTables,
    MailTables,
    NewsletterTables,
    OfficeTables,
    StorageTables,
    ViewingsTables {}

/**
 * The value of a JSON column: text on SQLite, already parsed on PostgreSQL. It has the type that
 * its table declares, and the compiler checks the writers against it. A column that others write
 * too, such as the HTTP interface, or that an earlier version wrote in another form, is checked by
 * its reader.
 */
export function fromJson<T extends object | null>(value: T | string): T {
  return typeof value === 'string' ? JSON.parse(value) : value
}
