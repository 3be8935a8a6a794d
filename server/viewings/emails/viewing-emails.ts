import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Language } from '../../language.ts'
import { type EmailWriter, UnwantedEmail } from '../../mail/email-kind.ts'
import type { Message } from '../../mail/mailers/mailer.ts'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { calendarFile, type CalendarEntry } from '../calendar-file/calendar-file.ts'
import { type Agency, officeEntry, visitorEntry } from '../calendar-file/entry-of.ts'
import { officeKind, visitorKind, type ViewingNotice } from '../email-kinds.ts'
import { findViewings } from '../find-viewings.ts'
import { viewingPlaceIn } from '../for-staff/meeting-place.ts'
import type { ViewingLinks } from '../viewing-links.ts'
import type { Viewing } from '../viewing.ts'
import { writeOfficeEmail } from './office-email.ts'
import { writeVisitorEmail } from './visitor-email.ts'

interface Options extends Agency {
  db: Kysely<Schema>
  links: ViewingLinks
  /** The titles of the homes in both languages, by reference. */
  readLabels: () => Promise<ReadonlyMap<string, { title: Record<Language, string> }>>
  clock: Clock
}

/** The writers of all e-mails about viewings, each with its calendar file. */
export const viewingEmailWriters = ({
  db,
  links,
  readLabels,
  clock,
  ...options
}: Options): EmailWriter[] => [
  visitorKind.writtenBy(async (notice) => {
    const viewing = await readViewing(db, notice, clock())
    const token = links.token({ role: 'visitor', viewingId: viewing.id })
    const agency = await withPlace(db, options, viewing.lead.language)
    const held = (await heldBeside(db, notice)).map((one) => ({
      viewing: one,
      token: links.token({ role: 'visitor', viewingId: one.id }),
    }))
    return {
      ...writeVisitorEmail(viewing, notice, { token, held }, agency),
      to: viewing.lead.fields.email ?? '',
      replyTo: agency.agencyEmail,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      calendar: calendarOf(viewing, notice, agency, visitorEntry),
    }
  }),
  officeKind.writtenBy(async (notice) => {
    const stored = await readViewing(db, notice, clock())
    const language = options.agencyLanguage
    const viewing = { ...stored, homes: await homesIn(language, stored, readLabels) }
    const token = links.token({ role: 'office', viewingId: viewing.id })
    const agency = await withPlace(db, options, language)
    const { email = '' } = viewing.lead.fields
    return {
      ...writeOfficeEmail(viewing, notice, { token, held: await heldBeside(db, notice) }, agency),
      to: agency.agencyEmail,
      replyTo: isEmailAddress(email) ? email : undefined,
      calendar: calendarOf(viewing, notice, agency, officeEntry),
    }
  }),
]

/**
 * The homes of a viewing, with their titles in a language. If a home is gone or the catalogue does
 * not answer, the title is the one that the visitor saw.
 */
async function homesIn(
  language: Language,
  { lead, homes }: Viewing,
  readLabels: Options['readLabels'],
): Promise<Viewing['homes']> {
  if (lead.language === language || homes.length === 0) return homes
  const labels = await readLabels().catch(() => undefined)
  return homes.map((home) => ({
    ...home,
    title: labels?.get(home.ref)?.title[language] ?? home.title,
  }))
}

/** The visits that are held for the visitor, because of which the request holds no time. */
const heldBeside = async (db: Kysely<Schema>, { leadId, event, held }: ViewingNotice) =>
  event === 'requested' && held.length === 0 ? findViewings(db, { heldBeside: leadId }) : []

const withPlace = async (
  db: Kysely<Schema>,
  agency: Agency,
  language: Language,
): Promise<Agency> => ({
  ...agency,
  viewingPlace: await viewingPlaceIn(db, language, agency.viewingPlace),
})

/** The calendar file of an event; undefined if there is no half-hour to enter, remove or change. */
function calendarOf(
  viewing: Viewing,
  { start, sequence, state, at }: ViewingNotice,
  agency: Agency,
  entryOf: typeof visitorEntry,
): Message['calendar'] {
  if (start === undefined) return undefined
  const method: CalendarEntry['method'] =
    state === 'cancelled' || state === 'expired' ? 'CANCEL' : 'REQUEST'
  const version = {
    method,
    start,
    sequence,
    state,
    stamp: at,
  } as const
  return { method, text: calendarFile(entryOf(viewing, version, agency)) }
}

/**
 * Reads the viewing that an e-mail is about.
 * @param now milliseconds since 1970.
 * @throws if the viewing does not exist or its person was erased, so that the e-mail is not sent.
 * @throws {UnwantedEmail} if the e-mail is a reminder of a viewing that was changed since or has
 * begun.
 */
async function readViewing(
  db: Kysely<Schema>,
  { leadId, event, start }: ViewingNotice,
  now: number,
): Promise<Viewing> {
  const [viewing] = await findViewings(db, { leadIds: [leadId] })
  if (!viewing) throw new Error('The viewing of this e-mail is gone')
  if (event === 'reminder') {
    const isAsPlanned = viewing.state === 'confirmed' && viewing.start === start
    if (!isAsPlanned || now >= (start ?? 0))
      throw new UnwantedEmail('the viewing was changed or has begun')
  }
  return viewing
}
