import { type Alerts, createAlerts } from './alerts/alerts.ts'
import type { Core } from './core.ts'
import { type CountTimes, createStoredCounters } from './counters/stored-counters.ts'
import { createLeads, type Leads } from './leads/intake/leads.ts'
import { openSpool, type Spool } from './leads/intake/spool.ts'
import { mailFolder } from './mail/mailers/files.ts'
import { namesInLog } from './names-in-log.ts'
import { createNewsletter, type Newsletter } from './newsletter/newsletter.ts'
import { createPeople, type People } from './people/people.ts'
import type { FormKey } from './spam/form-key.ts'
import { createGuard } from './spam/guard.ts'
import { createStamps, type Stamps } from './spam/stamp.ts'
import { createViewings, type Viewings } from './viewings/for-visitors/viewings.ts'
import { viewingsOfLeads } from './viewings/requests/viewings-of-leads.ts'
import type { ViewingLinks } from './viewings/viewing-links.ts'

interface Parts {
  countTimes: CountTimes | undefined
  formKey: FormKey
  viewingLinks: ViewingLinks
}

/** The services of forms; `spool` contains the leads that wait for the database. */
interface OpenForms {
  spool: Spool
  stamps: Stamps
  leads: Leads
  people: People
  newsletter: Newsletter
  alerts: Alerts
  viewings: Viewings
}

/**
 * Opens the services of visitors' forms, which share one guard against robots.
 * @param resources collects what has to be closed.
 */
export function openForms(
  { config, database, log, clock, mailDomain, outbox, counters }: Core,
  { countTimes, formKey, viewingLinks }: Parts,
  resources: AsyncDisposableStack,
): OpenForms {
  const { siteUrl, production } = config
  const stamps = createStamps(formKey.keys)
  // These few counts, of sent e-mails and held half-hours, are also stored in the embedded
  // database.
  const storedCounters = createStoredCounters(database.db, () => formKey.keys()[0], log, countTimes)
  const guard = createGuard({ stamps, counters, storedCounters })
  const common = { database, outbox, guard, log, siteUrl, mailDomain, clock }
  const newsletter = createNewsletter({ ...common, production })
  const spool = openSpool(config.dataDir)
  const leads = createLeads({
    ...common,
    spool,
    viewings: viewingsOfLeads(database, config.viewings, clock),
    subscribe: newsletter.subscribeLead,
  })
  resources.defer(() => leads.close())
  const viewings = createViewings({
    database,
    leads,
    outbox,
    storedCounters,
    links: viewingLinks,
    rules: config.viewings,
    agency: config,
    mailDomain,
    ownAccounts: config.supabaseUrl === undefined,
    log,
    clock,
  })
  const people = createPeople({
    database,
    mailFolder: mailFolder(config.dataDir),
    spool,
    names: namesInLog,
    clock,
  })
  return {
    spool,
    stamps,
    leads,
    people,
    newsletter,
    alerts: createAlerts({ ...common, production, delay: config.alertDelay }),
    viewings,
  }
}
