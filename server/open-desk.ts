import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { findAlerts, type FoundAlert, stopAlertsOf } from './alerts/find-alerts.ts'
import { deskActor } from './audit-log/actor.ts'
import { AccountMailer } from './backend/auth/account-mailer.ts'
import { removeSecondStep } from './backend/auth/factors/remove-second-step.ts'
import { SigningKeys } from './backend/auth/signing-keys.ts'
import { siteLinks } from './backend/site-links.ts'
import type { Invitation } from './backend/staff/invite-staff.ts'
import type { StaffEntry } from './backend/staff/list-staff.ts'
import type { StaffRefusal } from './backend/staff/staff-error.ts'
import { createStaff } from './backend/staff/staff.ts'
import { blobsInBucket } from './backend/storage/blobs/blobs-in-bucket.ts'
import type { Bucket } from './backend/storage/blobs/bucket.ts'
import { type Copied, copyBlobs } from './backend/storage/blobs/copy-blobs.ts'
import { blobsBeside } from './backend/storage/open-storage.ts'
import { holdRestored } from './backup/hold-restored.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { Feed } from './catalogue/exchange/feed.ts'
import type { ImportOptions, ImportReport } from './catalogue/exchange/plan-import.ts'
import type { Property } from './catalogue/property.ts'
import { publishedProperties } from './catalogue/stored-properties.ts'
import type { Config } from './config/config.ts'
import type { Core } from './core.ts'
import { connect, sqliteFile } from './database/connect.ts'
import type { Database } from './database/database.ts'
import { openStoredKeys } from './database/stored-keys.ts'
import { importFromDesk } from './homes/imports/import-from-desk.ts'
import {
  countLeads,
  eachLead,
  findLeads,
  type LeadFilter,
  type LeadRecord,
} from './leads/find-leads.ts'
import { openSpool, spoolFile } from './leads/intake/spool.ts'
import { releaseQuarantined } from './leads/release-quarantined.ts'
import { type Resending, resendLead } from './leads/resend-lead.ts'
import { createLog } from './log/create-log.ts'
import { dropHeldEmails, releaseHeldEmails } from './mail/held.ts'
import { mailStatus, type MailStatus } from './mail/mail-status.ts'
import { mailFolder } from './mail/mailers/files.ts'
import { retryParked } from './mail/queue.ts'
import {
  type ConfirmedSubscriber,
  confirmedSubscribers,
} from './newsletter/confirmed-subscribers.ts'
import { endNews } from './newsletter/unsubscribe.ts'
import { erasePerson, type Erasure } from './people/erase-person.ts'
import { personData, type PersonData } from './people/person-data.ts'
import type { Clock } from './shared/time/clock.ts'
import type { StaffRole } from './staff/role.ts'
import {
  cancelViewing,
  confirmViewing,
  moveViewing,
  type ChangeOutcome,
} from './viewings/changes/change-viewing.ts'
import { findViewings } from './viewings/find-viewings.ts'
import { viewingsOfLeads } from './viewings/requests/viewings-of-leads.ts'
import type { Viewing } from './viewings/viewing.ts'

/** Everything that the commands of the desk may use. */
export interface DeskServices {
  leads: {
    count(filter: LeadFilter): Promise<number>
    /** Leads, newest first. */
    each(filter: LeadFilter): AsyncGenerator<LeadRecord>
    /** The leads whose id begins with a text, at most ten. */
    find(idStart: string): Promise<LeadRecord[]>
    resend(id: string): Promise<Resending>
    /** Releases a lead and returns whether it was in quarantine; see {@link releaseQuarantined}. */
    release(id: string): Promise<boolean>
  }
  viewings: {
    /** All viewings in the order of their time; viewings without a time come first. */
    all(): Promise<Viewing[]>
    /** The viewings whose id begins with a text. */
    find(idStart: string): Promise<Viewing[]>
    /**
     * Confirms a viewing for the office; see `server/viewings/changes/change-viewing.ts`. The
     * site's outbox tells both sides.
     */
    confirm(id: string, start: number | undefined): Promise<ChangeOutcome>
    move(id: string, start: number): Promise<ChangeOutcome>
    cancel(id: string): Promise<ChangeOutcome>
  }
  newsletter: { subscribers(): Promise<ConfirmedSubscriber[]> }
  alerts: {
    /** The alerts of one address, or all. */
    list(email?: string): Promise<FoundAlert[]>
    /** @returns how many alerts were stopped. */
    stop(email: string): Promise<number>
  }
  mail: {
    status(limit?: number): Promise<MailStatus>
    /**
     * Retries every parked e-mail.
     * @returns how many are retried.
     */
    retryParked(): Promise<number>
    /**
     * See {@link holdRestored}.
     * @returns how many e-mails are held.
     */
    hold(): Promise<number>
    /**
     * Sends or drops held e-mails: those whose id begins with a text, or all.
     * @returns how many.
     */
    release(idStart?: string): Promise<number>
    drop(idStart?: string): Promise<number>
  }
  homes: {
    /**
     * The homes that visitors see, newest first: ours, or those of the hosted project where there
     * is one.
     */
    all(): Promise<Property[]>
    /** See {@link importFromDesk}. */
    import(file: { name: string; feed: Feed }, options: ImportOptions): Promise<ImportReport>
  }
  accounts: {
    /** @returns the name of the new key. */
    rotateKeys(options: { distrust: boolean }): Promise<string>
    /** @returns whether there was a second step. */
    removeSecondStep(email: string): Promise<boolean>
  }
  /** The agency's staff; a refused change returns the reason. */
  staff: {
    list(): Promise<StaffEntry[]>
    invite(invitation: Invitation): Promise<StaffRefusal | undefined>
    /** @param role undefined: they are no longer staff. */
    changeRole(email: string, role: StaffRole | undefined): Promise<StaffRefusal | undefined>
  }
  storage: {
    /**
     * Copies pictures and documents from beside the database to a bucket; see {@link copyBlobs}.
     */
    copyToBucket(bucket: Bucket): Promise<Copied>
  }
  people: {
    data(email: string): Promise<PersonData>
    /** @returns how many consents ended; see {@link endNews}. */
    endNews(email: string): Promise<number>
    erase(email: string): Promise<Erasure | 'staff'>
  }
  close(): Promise<void>
}

/**
 * There is no database where the configuration says; most likely the server was started with
 * another configuration.
 */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

/**
 * Opens the site's database for the desk, beside a server that may be running.
 * @throws {NoDatabase} when the site has never been started here; otherwise as {@link connect}
 *   does.
 */
export async function openDesk(config: Config, clock: Clock): Promise<DeskServices> {
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
      list: (email) => findAlerts(database.db, email),
      stop: (email) => stopAlertsOf(database, email, clock()),
    },
    mail: deskMail(database, clock),
    homes: {
      all: () => readHomes(config, database, clock),
      import: (homes, options) =>
        importFromDesk({ ...database, siteUrl: config.siteUrl, clock }, homes, {
          imageOrigins: config.imageOrigins,
          ...options,
        }),
    },
    accounts: {
      rotateKeys: (options) =>
        new SigningKeys(database.db, clock, openStoredKeys(config.storedKeysSecrets)).rotate(
          options,
        ),
      removeSecondStep: (email) =>
        removeSecondStep(database.db, { email, mailDomain, now: clock() }),
    },
    staff: {
      list: staff.list,
      invite: (invitation) => staff.invite(invitation, deskActor),
      changeRole: (email, role) => staff.changeRole(email, role, deskActor),
    },
    storage: {
      copyToBucket: (bucket) =>
        copyBlobs(database.db, blobsBeside(database, config.dataDir), blobsInBucket(bucket)),
    },
    people: {
      data: (email) => personData(database, email),
      endNews: (email) =>
        database.db
          .transaction()
          .execute((transaction) =>
            endNews(transaction, { engine: database.engine, emails: [email], now: clock() }),
          ),
      erase: (email) => eraseEverywhere(opened, email),
    },
    close: () => database.db.destroy(),
  }
}

/** What the services of the desk have in common. */
type Opened = Pick<Core, 'config' | 'database' | 'mailDomain' | 'clock'>

function deskLeads({ config, database, mailDomain, clock }: Opened): DeskServices['leads'] {
  const viewings = viewingsOfLeads(database, config.viewings, clock)
  const about = (leadId: string) => ({ leadId, mailDomain, now: clock(), viewings })
  return {
    count: (filter) => countLeads(database, filter),
    each: (filter) => eachLead(database, filter),
    find: (idStart) => findLeads(database, idStart),
    resend: (id) => resendLead(database, about(id)),
    release: (id) => releaseQuarantined({ db: database.db, mailDomain, viewings, clock }, id),
  }
}

const deskMail = (database: Database, clock: Clock): DeskServices['mail'] => ({
  status: (limit) => mailStatus(database, clock(), limit),
  retryParked: () => retryParked(database, clock()),
  hold: () => holdRestored(database, clock()),
  release: (idStart) => releaseHeldEmails(database, clock(), idStart),
  drop: (idStart) => dropHeldEmails(database, idStart),
})

/** Viewings for the commands; a change happens at the time of its command. */
function deskViewings({
  config: { viewings: rules },
  database,
  mailDomain,
  clock,
}: Opened): DeskServices['viewings'] {
  const context = () => ({
    database,
    rules,
    mailDomain,
    now: clock(),
  })
  return {
    all: () => findViewings(database.db),
    find: (idStart) => findViewings(database.db, { idStart }),
    confirm: (id, start) => confirmViewing(context(), id, start),
    move: (id, start) => moveViewing(context(), id, start, 'office'),
    cancel: (id) => cancelViewing(context(), id, 'office'),
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
