import type { Logger } from 'pino'
import type { Backend } from './backend-client.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Config } from './config/config.ts'
import { createContent } from './content/content-store.ts'
import type { WatchedContent } from './content/watch-content.ts'
import type { Database } from './database/database.ts'
import { orUnavailable } from './database/or-unavailable.ts'
import { countFigures } from './figures/figures.ts'
import type { PictureTools } from './homes/files/pictures.ts'
import { recordRemovedPicture } from './homes/files/record-removed-picture.ts'
import { createHomes } from './homes/for-staff/homes.ts'
import { createHomeNames } from './homes/home-names.ts'
import { createImports } from './homes/imports/imports.ts'
import { createSchedules } from './homes/scheduling/schedules.ts'
import { findTextsToCome } from './homes/texts-to-come.ts'
import { awaitVisitorAgain } from './leads/handling/lead-turns.ts'
import { createMailHandling } from './mail/mail-handling.ts'
import type { Outbox } from './mail/outbox.ts'
import { createIssues } from './newsletter/issues/issues.ts'
import { createOffice } from './office/office.ts'
import type { Clock } from './shared/time/clock.ts'
import type { Site } from './site.ts'
import type { FormKey } from './spam/form-key.ts'
import { authorNames } from './staff/author-names.ts'

interface Dependencies {
  database: Database
  backend: Backend
  catalogue: Pick<Catalogue, 'find'>
  watched: WatchedContent
  outbox: Outbox
  formKey: FormKey
  staff: Site['staff']
  uploads: PictureTools
  now: Clock
  log: Logger
}

/**
 * Opens the features of the agency's office, except for leads and viewings, which visitors' pages
 * use too.
 */
export const openOffice = (
  { siteUrl, supabaseUrl, officeIdleMinutes: idleMinutes }: Config,
  {
    database,
    backend,
    catalogue,
    watched,
    outbox,
    formKey,
    staff,
    uploads,
    now,
    log,
  }: Dependencies,
): Pick<Site, 'content' | 'homes' | 'mail' | 'newsletterIssues' | 'office' | 'readFigures'> => ({
  content: createContent({ database, watched, now }),
  homes: createHomes({
    backend,
    imports: supabaseUrl ? undefined : createImports(database, siteUrl, now),
    schedules: supabaseUrl ? undefined : createSchedules(database, now),
    textsToCome: supabaseUrl
      ? undefined
      : () => orUnavailable('The changes of homes to come', findTextsToCome(database)),
    readNames: createHomeNames(supabaseUrl ? undefined : database.db),
    uploads,
    recordRemoved: supabaseUrl
      ? undefined
      : (removed) =>
          orUnavailable(
            'The log of changes',
            recordRemovedPicture({ db: database.db, now }, removed),
          ),
    namesOf: (authors) => orUnavailable('The names of staff', authorNames(database.db, authors)),
    now,
    log,
  }),
  mail: createMailHandling(database, outbox, now, awaitVisitorAgain),
  newsletterIssues: createIssues({
    database,
    catalogue,
    outbox,
    mailDomain: new URL(siteUrl).hostname,
    now,
  }),
  office: createOffice({
    database,
    idleMinutes,
    now,
    // A hosted project is asked only at the sign-in.
    isMember: async (id) => !staff || staff.has(id),
    keys: formKey.keys,
  }),
  readFigures: (period) => countFigures(database, period),
})
