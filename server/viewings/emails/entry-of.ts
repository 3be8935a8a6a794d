import { addressLines } from '../../shared/address-lines.ts'
import type { CalendarEntry } from '../calendar-file.ts'
import type { Viewing } from '../viewing.ts'
import { entryWords } from './entry-words.ts'

/** The agency's data in calendar files and e-mails. */
export interface Agency {
  /** Origin of the site. */
  siteUrl: string
  agencyEmail: string
  /** Its lines separated by semicolons. */
  agencyAddress: string
  /** International form, as shown to visitors. */
  chatPhone: string
  /** The sender of e-mails: `Name <name@example.com>`, or a bare address. */
  mailFrom: string
}

/** One version of a viewing, from which a calendar entry is made. */
interface Version {
  method: CalendarEntry['method']
  start: number
  sequence: number
  state: Viewing['state']
  stamp: number
}

/**
 * The entry in the visitor's calendar. It contains nothing that the visitor typed, because the e-mail address may
 * belong to somebody else.
 */
export function visitorEntry(
  { id, home, format, lead }: Viewing,
  version: Version,
  agency: Agency,
): CalendarEntry {
  const words = entryWords[lead.language]
  return {
    ...timesOf(version),
    uid: `viewing-${id}@${hostOf(agency)}`,
    summary: home ? `${words.viewing}: ${home.title}` : words.viewing,
    description: [
      words.formats[format],
      ...(home ? [`${words.reference} ${home.ref}`] : []),
      `${words.office} ${agency.chatPhone}, ${agency.agencyEmail}`,
      ...(version.state === 'requested' ? [words.tentative] : []),
    ].join('\n'),
    location: format === 'video' ? words.formats.video : addressOf(agency),
    organizer: agency.agencyEmail,
    attendee: lead.fields.email ?? '',
  }
}

/** The entry in the office's calendar, with the visitor's name and contact data. */
export function officeEntry(
  { id, home, format, lead }: Viewing,
  version: Version,
  agency: Agency,
): CalendarEntry {
  const words = entryWords.en
  const { name = '', phone = '', email = '', reference } = lead.fields
  return {
    ...timesOf(version),
    // Another invitation than the visitor's, from another organizer.
    uid: `viewing-${id}-office@${hostOf(agency)}`,
    summary: `${words.viewing}: ${name}, ${home?.ref ?? reference ?? ''}`.replace(/, $/, ''),
    description: [words.formats[format], ...(home ? [home.title] : []), phone, email].join('\n'),
    location: format === 'video' ? words.formats.video : addressOf(agency),
    organizer: /<([^<>]*)>$/.exec(agency.mailFrom)?.[1] ?? agency.mailFrom,
    attendee: agency.agencyEmail,
  }
}

const timesOf = ({ method, start, sequence, state, stamp }: Version) => {
  const status = { requested: 'TENTATIVE', confirmed: 'CONFIRMED' } as const
  return {
    method,
    start,
    sequence,
    stamp,
    status: state === 'requested' || state === 'confirmed' ? status[state] : 'CANCELLED',
  } as const
}

const hostOf = ({ siteUrl }: Agency) => new URL(siteUrl).hostname

/** The address of the office on one line. */
export const addressOf = ({ agencyAddress }: Agency): string =>
  addressLines(agencyAddress).join(', ')
