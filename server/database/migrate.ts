import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { createPrivate } from './data-folder.ts'
import type { Database } from './database.ts'
import { createProperties } from './migrations/001-properties.ts'
import { createLeadTables } from './migrations/002-leads.ts'
import { createSubscribers } from './migrations/003-newsletter.ts'
import { createLeadSafety } from './migrations/004-lead-safety.ts'
import { createAccountTables } from './migrations/005-accounts.ts'
import { addLeadUsers } from './migrations/006-lead-users.ts'
import { renameEmailKind } from './migrations/007-email-kind.ts'
import { addCatalogueVersion } from './migrations/008-catalogue-version.ts'
import { addAccountDefence } from './migrations/009-account-defence.ts'
import { addCatalogueIndices } from './migrations/012-catalogue-indices.ts'
import { addViewings } from './migrations/013-viewings.ts'
import { addAlerts } from './migrations/014-alerts.ts'
import { addStaffAndDrafts } from './migrations/015-staff-and-drafts.ts'
import { addPurchaseDetails } from './migrations/016-purchase-details.ts'
import { addStorage } from './migrations/017-storage.ts'
import { addOffice } from './migrations/018-office.ts'
import { addLeadHandling } from './migrations/019-lead-handling.ts'
import { addHomeDrafts } from './migrations/020-home-drafts.ts'
import { addHomeImports } from './migrations/021-home-imports.ts'
import { addCalendarFeeds } from './migrations/023-calendar-feeds.ts'
import { addSamePeople } from './migrations/024-same-people.ts'
import { addLeadIndices } from './migrations/025-lead-indices.ts'
import { addReplyAttachments } from './migrations/026-reply-attachments.ts'
import { addHomeDocuments } from './migrations/027-home-documents.ts'
import { addNewsletterIssues } from './migrations/028-newsletter-issues.ts'
import { addVisitCounts } from './migrations/029-visit-counts.ts'
import { addContent } from './migrations/030-content.ts'
import { renameSuspicions } from './migrations/031-suspicion-names.ts'
import { setErasedLeadsApart } from './migrations/032-erased-leads.ts'
import { addVisits } from './migrations/033-visits.ts'
import { addHomeSchedules } from './migrations/034-home-schedules.ts'
import { addSettings } from './migrations/035-settings.ts'
import { addErasedRows } from './migrations/036-erased-rows.ts'
import { addNewsletterCreator } from './migrations/037-newsletter-creator.ts'
import { addUndeliveredNewsletters } from './migrations/038-undelivered-newsletters.ts'
import { useGlossaryNames } from './migrations/039-glossary-names.ts'
import { addUnansweredEmails } from './migrations/040-unanswered-emails.ts'
import { addOffers } from './migrations/041-offers.ts'
import { addNewsletterIndices } from './migrations/042-newsletter-indices.ts'
import { addChangeLogFilters } from './migrations/043-change-log-filters.ts'
import { addOfferedTimes } from './migrations/044-offered-times.ts'
import { addCalls } from './migrations/045-calls.ts'
import { addListIndices } from './migrations/046-list-indices.ts'
import { addNotificationsByAlert } from './migrations/047-notifications-by-alert.ts'
import { addEmailRecipients } from './migrations/048-email-recipients.ts'
import { addErasedPeople } from './migrations/049-erased-people.ts'
import { addEmailAudience } from './migrations/050-email-audience.ts'
import { addClaimIds } from './migrations/051-claim-ids.ts'
import { addVisitorMoves } from './migrations/052-visitor-moves.ts'
import { addDroppedFrom } from './migrations/053-dropped-from.ts'
import { useStandardNames } from './migrations/054-standard-names.ts'
import { addUndoneAt } from './migrations/055-undone-at.ts'
import { type ColumnTypes, columnTypes } from './migrations/column-types.ts'

/**
 * Runs the migrations that are missing. Kysely takes an advisory lock on PostgreSQL; SQLite has
 * none, so a lock file beside the database lets one process migrate while the others wait. What a
 * newer version has added stays: each migration is compatible with the version before it, so that
 * an operator can go back to that.
 * @throws the engine's error when a migration fails.
 */
export async function migrate(database: Database, dataDir: string): Promise<void> {
  const unlock = database.engine === 'sqlite' ? lock(join(dataDir, 'migrate.lock')) : () => {}
  try {
    const ran = await namesOfRun(database)
    const { error } = await migratorOf(database, ran).migrateToLatest()
    if (error) throw error
  } finally {
    unlock()
  }
}

/**
 * The names of the migrations of this version that have not run yet, and of those that have run and
 * are of a newer version.
 */
export async function migrationsApart(
  database: Database,
): Promise<{ pending: string[]; later: string[] }> {
  const ran = await namesOfRun(database)
  const known = (await migratorOf(database).getMigrations()).map(({ name }) => name)
  return {
    pending: known.filter((name) => !ran.includes(name)),
    later: ran.filter((name) => !known.includes(name)),
  }
}

/** The names of the migrations that have run, also those of a newer version. */
async function namesOfRun({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const rows = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Stands for a migration of a newer version: Kysely fails if one that has run is absent. */
const ofNewerVersion: Migration = { up: async () => {} }

/** All migrations of this version, by their names. */
const allMigrations = (types: ColumnTypes): Record<string, Migration> => ({
  '001-properties': createProperties(types),
  '002-leads': createLeadTables(types),
  '003-newsletter': createSubscribers(types),
  '004-lead-safety': createLeadSafety(types),
  '005-accounts': createAccountTables(types),
  '006-lead-users': addLeadUsers,
  '007-email-kind': renameEmailKind,
  '008-catalogue-version': addCatalogueVersion(types),
  '009-account-defence': addAccountDefence(types),
  '012-catalogue-indices': addCatalogueIndices(types),
  '013-viewings': addViewings(types),
  '014-alerts': addAlerts(types),
  '015-staff-and-drafts': addStaffAndDrafts(types),
  '016-purchase-details': addPurchaseDetails(types),
  '017-storage': addStorage(types),
  '018-office': addOffice(types),
  '019-lead-handling': addLeadHandling(types),
  '020-home-drafts': addHomeDrafts(types),
  '021-home-imports': addHomeImports(types),
  '023-calendar-feeds': addCalendarFeeds(types),
  '024-same-people': addSamePeople,
  '025-lead-indices': addLeadIndices,
  '026-reply-attachments': addReplyAttachments(types),
  '027-home-documents': addHomeDocuments(types),
  '028-newsletter-issues': addNewsletterIssues(types),
  '029-visit-counts': addVisitCounts,
  '030-content': addContent(types),
  '031-suspicion-names': renameSuspicions,
  '032-erased-leads': setErasedLeadsApart,
  '033-visits': addVisits(types),
  '034-home-schedules': addHomeSchedules(types),
  '035-settings': addSettings(types),
  '036-erased-rows': addErasedRows,
  '037-newsletter-creator': addNewsletterCreator,
  '038-undelivered-newsletters': addUndeliveredNewsletters,
  '039-glossary-names': useGlossaryNames,
  '040-unanswered-emails': addUnansweredEmails,
  '041-offers': addOffers,
  '042-newsletter-indices': addNewsletterIndices,
  '043-change-log-filters': addChangeLogFilters,
  '044-offered-times': addOfferedTimes(types),
  '045-calls': addCalls(types),
  '046-list-indices': addListIndices(types),
  '047-notifications-by-alert': addNotificationsByAlert(types),
  '048-email-recipients': addEmailRecipients(types),
  '049-erased-people': addErasedPeople(types),
  '050-email-audience': addEmailAudience,
  '051-claim-ids': addClaimIds,
  '052-visitor-moves': addVisitorMoves,
  '053-dropped-from': addDroppedFrom,
  '054-standard-names': useStandardNames(types),
  '055-undone-at': addUndoneAt(types),
})

/**
 * Runs the migrations one by one or up to a version; see {@link migrate} for all.
 * @param ran the names of those that have run, which may be unknown here.
 */
export function migratorOf({ db, engine }: Database, ran: readonly string[] = []): Migrator {
  const migrations: Record<string, Migration> = {
    ...Object.fromEntries(ran.map((name) => [name, ofNewerVersion])),
    ...allMigrations(columnTypes(engine)),
  }
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Features get their numbers before they are finished, so a lower number may be added after a
    // higher one.
    allowUnorderedMigrations: true,
  })
}

/**
 * Takes a lock: an exclusive transaction on a separate file, which is released even when the
 * process dies.
 */
function lock(file: string): () => void {
  createPrivate(file)
  const database = new DatabaseSync(file, { timeout: 60_000 })
  database.exec('BEGIN EXCLUSIVE')
  return () => database.close()
}
