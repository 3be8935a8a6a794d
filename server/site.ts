import type { Logger } from 'pino'
import type { Account } from './accounts/account.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Alerts } from './alerts/alerts.ts'
import type { Staff } from './backend/staff/staff.ts'
import type { Brochures } from './brochures/brochures.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Config } from './config/config.ts'
import type { Content } from './content/content-store.ts'
import type { PeriodFigures } from './figures/figures.ts'
import type { Period } from './figures/period.ts'
import type { Homes } from './homes/for-staff/homes.ts'
import type { Leads } from './leads/intake/leads.ts'
import type { MailHandling } from './mail/mail-handling.ts'
import type { Issues } from './newsletter/issues/issues.ts'
import type { Newsletter } from './newsletter/newsletter.ts'
import type { OfficeEntry } from './office/entry.ts'
import type { Office } from './office/office.ts'
import type { People } from './people/people.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { ReadGround, ReadPlan } from './pictures/plans.ts'
import type { SocialImages } from './pictures/social-images.ts'
import type { UploadedPictures } from './pictures/uploaded/uploaded-pictures.ts'
import type { Clock } from './shared/time/clock.ts'
import type { Stamps } from './spam/stamp.ts'
import type { ReadStatus } from './status.ts'
import type { FirstFree } from './viewings/for-visitors/first-free.ts'
import type { Viewings } from './viewings/for-visitors/viewings.ts'

/** The services that loaders and actions use. */
export interface Site {
  config: Config
  clock: Clock
  accounts: Accounts
  alerts: Alerts
  catalogue: Catalogue
  /** The texts and figures of the site that staff have changed. */
  content: Content
  brochures: Pick<Brochures, 'print'>
  leads: Leads
  newsletter: Newsletter
  /** E-mails that could not be sent, for the office. */
  mail: MailHandling
  /** The figures of the site in a period. */
  readFigures: (period: Period) => Promise<PeriodFigures>
  /** Newsletters, as staff write and send them. */
  newsletterIssues: Issues
  office: Office
  /** The agency's staff; undefined where a hosted project has the accounts. */
  staff: Staff | undefined
  viewings: Viewings
  /** The first free half-hour; a page that shows it is kept only until it changes. */
  firstFree: FirstFree
  /** Signs the time at which a form's page was rendered. */
  stamps: Stamps
  /** Homes, as staff write them. */
  homes: Homes
  people: People
  pictures: Pictures
  /** The pictures that staff have uploaded. */
  uploadedPictures: UploadedPictures
  readPlan: ReadPlan
  readGround: ReadGround
  /** The pictures of shared links. */
  socialImages: SocialImages
  readStatus: ReadStatus
  /** Aborted when the process is about to end, so that long-running answers end. */
  stopping: AbortSignal
  log: Logger
}

/** The site as one request sees it. */
export interface SiteRequest extends Site {
  requestId: string
  /** The account of the request; visitors who are not signed in have one too. */
  account: Account
  /** The visitor's network address, where it is known: for rate limits, never for the log. */
  address: string | undefined
  /**
   * The status of the error page, where the request is refused before a page handles it; otherwise
   * undefined.
   */
  refusal: number | undefined
  /**
   * The member of staff who makes the request, on the pages of the office; absent on all others.
   */
  entry?: OfficeEntry
}
