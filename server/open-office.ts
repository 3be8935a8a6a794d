import type { Backend } from './backend-client.ts'
import { authorNames } from './backend/staff/author-names.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createContent } from './content/content-store.ts'
import type { WatchedContent } from './content/watch-content.ts'
import type { Core } from './core.ts'
import { orUnavailable } from './database/or-unavailable.ts'
import { countFigures } from './figures/figures.ts'
import type { PictureTools } from './homes/files/pictures.ts'
import { recordRemovedPicture } from './homes/files/record-removed-picture.ts'
import { createHomes, type Homes } from './homes/for-staff/homes.ts'
import { createHomeNames } from './homes/home-names.ts'
import { createImports } from './homes/imports/imports.ts'
import { findPendingTexts } from './homes/pending-texts.ts'
import { createSchedules } from './homes/scheduling/schedules.ts'
import { awaitVisitorAgain } from './leads/handling/lead-turns.ts'
import { createMailHandling } from './mail/mail-handling.ts'
import { namesInLog } from './names-in-log.ts'
import { createIssues } from './newsletter/issues/issues.ts'
import { createOffice } from './office/office.ts'
import type { Site } from './site.ts'
import type { FormKey } from './spam/form-key.ts'

interface Parts {
  backend: Backend
  catalogue: Pick<Catalogue, 'find'>
  watched: WatchedContent
  formKey: FormKey
  staff: Site['staff']
  uploads: PictureTools
}

/**
 * Opens the features of the agency's office, except for leads and viewings, which visitors' pages
 * use too.
 */
export function openOffice(
  core: Core,
  { backend, catalogue, watched, formKey, staff, uploads }: Parts,
): Pick<Site, 'content' | 'homes' | 'mail' | 'newsletterIssues' | 'office' | 'readFigures'> {
  const { config, database, clock, mailDomain, outbox } = core
  return {
    content: createContent({ database, watched, clock }),
    homes: openHomes(core, { backend, uploads }),
    mail: createMailHandling(database, outbox, clock, awaitVisitorAgain),
    newsletterIssues: createIssues({ database, catalogue, outbox, mailDomain, clock }),
    office: createOffice({
      database,
      idleMinutes: config.officeIdleMinutes,
      clock,
      // With a hosted project, every mark counts: the project is asked only at the sign-in.
      isMember: async (id) => !staff || staff.has(id),
      keys: formKey.keys,
      names: namesInLog,
    }),
    readFigures: (period) => countFigures(database, period),
  }
}

/** Homes, as staff write them; a hosted project has neither imports nor schedules. */
function openHomes(
  { config: { siteUrl, supabaseUrl }, database, log, clock }: Core,
  { backend, uploads }: Pick<Parts, 'backend' | 'uploads'>,
): Homes {
  const { db } = database
  const namesOf = (authors: Iterable<string | undefined>) =>
    orUnavailable('The names of staff', authorNames(db, authors))
  const common = { backend, uploads, namesOf, clock, log }
  if (supabaseUrl !== undefined)
    return createHomes({
      ...common,
      imports: undefined,
      schedules: undefined,
      readPendingTexts: undefined,
      readNames: createHomeNames(undefined),
      recordRemoved: undefined,
    })
  return createHomes({
    ...common,
    imports: createImports(database, siteUrl, clock),
    schedules: createSchedules(database, clock),
    readPendingTexts: () =>
      orUnavailable('The changes of homes to come', findPendingTexts(database)),
    readNames: createHomeNames(db),
    recordRemoved: (removed) =>
      orUnavailable('The log of changes', recordRemovedPicture({ db, clock }, removed)),
  })
}
