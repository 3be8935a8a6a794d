import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { findAlerts, stopAlertsOf } from './alerts/find-alerts.ts'
import { deskActor } from './audit-log/actor.ts'
import { AccountMailer } from './backend/auth/account-mailer.ts'
import { removeSecondStep } from './backend/auth/factors/remove-second-step.ts'
import { SigningKeys } from './backend/auth/signing-keys.ts'
import { siteLinks } from './backend/site-links.ts'
import type { Invitation } from './backend/staff/invite-staff.ts'
import { createStaff } from './backend/staff/staff.ts'
import { blobsInBucket } from './backend/storage/blobs/blobs-in-bucket.ts'
import type { Bucket } from './backend/storage/blobs/bucket.ts'
import { copyBlobs } from './backend/storage/blobs/copy-blobs.ts'
import { blobsBeside } from './backend/storage/open-storage.ts'
import { holdRestored } from './backup/hold-restored.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { Feed } from './catalogue/exchange/feed.ts'
import type { ImportOptions } from './catalogue/exchange/plan-import.ts'
import type { Property } from './catalogue/property.ts'
import { publishedProperties } from './catalogue/stored-properties.ts'
import type { Config } from './config/config.ts'
import type { Core } from './core.ts'
import { connect, sqliteFile } from './database/connect.ts'
import type { Database } from './database/database.ts'
import { openStoredKeys } from './database/stored-keys.ts'
import { importFromDesk } from './homes/imports/import-from-desk.ts'
import { countLeads, eachLead, findLeads, type LeadFilter } from './leads/find-leads.ts'
import { openSpool, spoolFile } from './leads/intake/spool.ts'
import { releaseQuarantined } from './leads/release-quarantined.ts'
import { resendLead } from './leads/resend-lead.ts'
import { createLog } from './log/create-log.ts'
import { dropHeldEmails, releaseHeldEmails } from './mail/held.ts'
import { mailStatus } from './mail/mail-status.ts'
import { mailFolder } from './mail/mailers/files.ts'
import { retryParked } from './mail/queue.ts'
import { confirmedSubscribers } from './newsletter/confirmed-subscribers.ts'
import { endNews } from './newsletter/unsubscribe.ts'
import { erasePerson, type Erasure } from './people/erase-person.ts'
import { personData } from './people/person-data.ts'
import type { Clock } from './shared/time/clock.ts'
import type { StaffRole } from './staff/role.ts'
import { cancelViewing, confirmViewing, moveViewing } from './viewings/changes/change-viewing.ts'
import { findViewings } from './viewings/find-viewings.ts'
import { viewingsOfLeads } from './viewings/requests/viewings-of-leads.ts'

/** Everything that the commands of the desk may use. */
export type DeskServices = Awaited<ReturnType<typeof openDesk>>

/**
 * There is no database at the configured place; most likely the server was started with another
 * configuration.
 */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

/**
 * Opens the site's database for the desk, beside a server that may be running.
 * @throws {NoDatabase} when the site has never been started here; otherwise as {@link connect}
 *   does.
 */
export async function openDesk(config: Config, clock: Clock) {
  const file = sqliteFile(config.dataDir)
  if (!config.databaseUrl && !existsSync(file))
    throw new NoDatabase(
      `There is no database at ${file}. Start the site once, or set DATA_DIR or DATABASE_URL as the server has it`,
    )
  const database = await connect(config)
  const { hostname: mailDomain } = new URL(config.siteUrl)
  const opened = { config, database, mailDomain, clock }
  const staff = createStaff({ ...config, database, mailer: deskMailer(opened), clock })
  return {
    leads: deskLeads(opened),
    viewings: deskViewings(opened),
    newsletter: { subscribers: () => confirmedSubscribers(database.db, config.siteUrl) },
    alerts: {
      /** The alerts of one address, or all. */
      list: (email?: string) => findAlerts(database.db, email),
      /** @returns how many alerts were stopped. */
      stop: (email: string) => stopAlertsOf(database, email, clock()),
    },
    mail: deskMail(database, clock),
    homes: {
      /**
       * The homes that visitors see, newest first: ours, or those of the hosted project where there
       * is one.
       */
      all: () => readHomes(config, database, clock),
      import: (homes: { name: string; feed: Feed }, options: ImportOptions) =>
        importFromDesk({ ...database, siteUrl: config.siteUrl, clock }, homes, {
          imageOrigins: config.imageOrigins,
          ...options,
        }),
    },
    accounts: {
      /** @returns the name of the new key. */
      rotateKeys: (options: { distrust: boolean }) =>
        new SigningKeys(database.db, clock, openStoredKeys(config.storedKeysSecrets)).rotate(
          options,
        ),
      /** @returns whether there was a second step. */
      removeSecondStep: (email: string) =>
        removeSecondStep(database.db, { email, mailDomain, now: clock() }),
    },
    /** The agency's staff; a refused change returns the reason. */
    staff: {
      list: staff.list,
      invite: (invitation: Invitation) => staff.invite(invitation, deskActor),
      /** @param role undefined: the member leaves the staff. */
      changeRole: (email: string, role: StaffRole | undefined) =>
        staff.changeRole(email, role, deskActor),
    },
    storage: {
      /** Copies pictures and documents from beside the database; see {@link copyBlobs}. */
      copyToBucket: (bucket: Bucket) =>
        copyBlobs(database.db, blobsBeside(database, config.dataDir), blobsInBucket(bucket)),
    },
    people: {
      data: (email: string) => personData(database, email),
      /** @returns how many consents ended; see {@link endNews}. */
      endNews: (email: string) =>
        database.db
          .transaction()
          .execute((transaction) =>
            endNews(transaction, { engine: database.engine, emails: [email], now: clock() }),
          ),
      erase: (email: string) => eraseEverywhere(opened, email),
    },
    close: () => database.db.destroy(),
  }
}

type Opened = Pick<Core, 'config' | 'database' | 'mailDomain' | 'clock'>

function deskLeads({ config, database, mailDomain, clock }: Opened) {
  const viewings = viewingsOfLeads(database, config.viewings, clock)
  const about = (leadId: string) => ({ leadId, mailDomain, now: clock(), viewings })
  return {
    count: (filter: LeadFilter) => countLeads(database, filter),
    /** Leads, newest first. */
    each: (filter: LeadFilter) => eachLead(database, filter),
    /** The leads whose id begins with a text, at most ten. */
    find: (idStart: string) => findLeads(database, idStart),
    resend: (id: string) => resendLead(database, about(id)),
    /** Releases a lead and returns whether it was in quarantine. */
    release: (id: string) =>
      releaseQuarantined({ db: database.db, mailDomain, viewings, clock }, id),
  }
}

const deskMail = (database: Database, clock: Clock) => ({
  status: (limit?: number) => mailStatus(database, clock(), limit),
  /** @returns how many parked e-mails are retried. */
  retryParked: () => retryParked(database, clock()),
  /** @returns how many e-mails are held; see {@link holdRestored}. */
  hold: () => holdRestored(database, clock()),
  /**
   * Sends held e-mails: all, or those whose id begins with a text.
   * @returns how many.
   */
  release: (idStart?: string) => releaseHeldEmails(database, clock(), idStart),
  /**
   * Drops held e-mails: all, or those whose id begins with a text.
   * @returns how many.
   */
  drop: (idStart?: string) => dropHeldEmails(database, idStart),
})

/**
 * The services of viewings for the commands. The clock is read when a command changes something.
 */
function deskViewings({ config: { viewings: rules }, database, mailDomain, clock }: Opened) {
  const context = () => ({
    database,
    rules,
    mailDomain,
    now: clock(),
  })
  return {
    /** All viewings in the order of their time; viewings without a time come first. */
    all: () => findViewings(database.db),
    find: (idStart: string) => findViewings(database.db, { idStart }),
    /** Confirms a viewing for the office. The site's outbox tells both sides. */
    confirm: (id: string, start: number | undefined) => confirmViewing(context(), id, start),
    move: (id: string, start: number) => moveViewing(context(), id, start, 'office'),
    cancel: (id: string) => cancelViewing(context(), id, 'office'),
  }
}

/** Erases a person from the database, and from the e-mail files and the spool beside it. */
async function eraseEverywhere(
  { config: { dataDir }, database, clock }: Opened,
  email: string,
): Promise<Erasure | 'staff'> {
  const spool = existsSync(spoolFile(dataDir)) ? openSpool(dataDir) : undefined
  try {
    return await erasePerson(database, [email], {
      clock,
      mailFolder: mailFolder(dataDir),
      spool,
    })
  } finally {
    spool?.close()
  }
}

/** Queues e-mails in the outbox, from which the running site sends them within seconds. */
const deskMailer = ({ config: { siteUrl }, mailDomain }: Opened) =>
  new AccountMailer({
    outbox: { wake() {} },
    log: pino({ level: 'silent' }),
    siteUrl,
    mailDomain,
    production: true,
    linkTo: siteLinks,
  })

async function readHomes(
  { supabaseUrl, supabaseAnonKey }: Config,
  database: Database,
  clock: Clock,
): Promise<Property[]> {
  if (!supabaseUrl) return publishedProperties(database, clock())
  // Rows that cannot be read are reported on standard error.
  const catalogue = createCatalogue(
    { url: supabaseUrl, key: supabaseAnonKey, fetch },
    createLog({ level: 'info' }, pino.destination(2)),
  )
  return (await catalogue.list()).properties
}
