import { type Language, pathIn } from '../../language.ts'
import { choiceWords } from '../../leads/choice-words.ts'
import { nameOrAddress } from '../../leads/lead.ts'
import { addressOfMailbox } from '../../shared/addresses/email-address.ts'
import { addressLines } from '../../shared/text/address-lines.ts'
import { fillWords } from '../../shared/text/fill-words.ts'
import { clockTime } from '../../shared/time/formats.ts'
import { phoneWithHours } from '../../shared/time/hours-in-words.ts'
import type { WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { slotLength } from '../slots/slots.ts'
import type { Viewing } from '../viewing.ts'
import type { CalendarEntry } from './calendar-file.ts'
import { entryWords } from './entry-words.ts'

/** The agency's data in calendar files and e-mails. */
export interface Agency {
  /** Origin of the site. */
  siteUrl: string
  agencyEmail: string
  /** The language of the agency's own e-mails. */
  agencyLanguage: Language
  /**
   * The configured meeting place, its lines separated by semicolons; undefined if the office tells
   * each visitor. Staff may have set another place (`meeting-place.ts`).
   */
  viewingPlace: string | undefined
  /** The telephone number in international form, as shown to visitors. */
  chatPhone: string
  /** When the telephone is answered; undefined if no hours are configured. */
  officeHours?: WeeklyHours | undefined
  /** The sender of e-mails: `Name <name@example.com>`, or a bare address. */
  mailFrom: string
}

/** The facts of a viewing at one version, from which a calendar entry is made. */
interface Version {
  method: CalendarEntry['method']
  start: number
  sequence: number
  state: Viewing['state']
  stamp: number
}

/**
 * The entry in the visitor's calendar. It contains nothing that the visitor typed, because the
 * e-mail address may belong to somebody else.
 */
export function visitorEntry(viewing: Viewing, version: Version, agency: Agency): CalendarEntry {
  const { id, home, homes, format, lead } = viewing
  const words = entryWords[lead.language]
  const { formats } = choiceWords[lead.language]
  const viewingName = version.state === 'requested' ? words.unconfirmed : words.viewing
  const what = homes.length > 1 ? fillWords(words.homes, { n: homes.length }) : home?.title
  return {
    ...timesOf(version, viewing),
    uid: `viewing-${id}@${hostOf(agency)}`,
    summary: what ? `${viewingName}: ${what}` : viewingName,
    description: [
      formats[format],
      ...(homes.length > 1
        ? routeOf(viewing, version.start).map(
            ({ time, title, ref, path }) => `${time} ${title} (${ref}): ${agency.siteUrl}${path}`,
          )
        : home
          ? [`${words.reference} ${home.ref}`]
          : []),
      ...(format === 'in-person' && !agency.viewingPlace ? [words.meeting] : []),
      `${words.office} ${agency.agencyEmail}, ${phoneWithHours(agency, lead.language)}`,
      ...(version.state === 'requested' ? [words.tentative] : []),
    ].join('\n'),
    location: format === 'video' ? formats.video : placeOf(agency) || resortPlace,
    ...(version.state === 'confirmed' && { alarms: ['P1D', 'PT1H'] }),
    organizer: agency.agencyEmail,
    attendee: lead.fields.email ?? '',
  }
}

/**
 * The place of a viewing in a calendar, until the office tells the visitor where in the resort to
 * meet.
 */
const resortPlace = 'Alborán Hills, Costa del Sol'

/**
 * The entry in the office's calendar, with the visitor's name and contact data. It is in the
 * agency's language and names the home by its reference, because a title would be in the visitor's
 * language.
 */
export function officeEntry(viewing: Viewing, version: Version, agency: Agency): CalendarEntry {
  const { id, homes, format, lead } = viewing
  const { agencyLanguage: language } = agency
  const words = entryWords[language]
  const { formats } = choiceWords[language]
  const refs = homes.length > 0 ? homes.map(({ ref }) => ref).join(', ') : lead.fields.reference
  const { phone = '', email = '' } = lead.fields
  return {
    ...timesOf(version, viewing),
    // Another id than in the visitor's calendar, because the two invitations differ in content and
    // organizer.
    uid: `viewing-${id}-office@${hostOf(agency)}`,
    summary: `${words.viewing}: ${nameOrAddress(lead.fields)}, ${refs ?? ''}`.replace(/, $/, ''),
    description: [
      formats[format],
      ...(homes.length > 1
        ? routeOf(viewing, version.start, language).map(
            ({ time, ref, path }) => `${time} ${ref}: ${agency.siteUrl}${path}`,
          )
        : homes.map((home) => agency.siteUrl + viewedHomePath(home, language))),
      phone,
      email,
    ]
      .filter(Boolean)
      .join('\n'),
    location: format === 'video' ? formats.video : placeOf(agency),
    organizer: addressOfMailbox(agency.mailFrom),
    attendee: agency.agencyEmail,
  }
}

const timesOf = (
  { method, start, sequence, state, stamp }: Version,
  { halfHours }: Pick<Viewing, 'halfHours'>,
) => {
  const status = { requested: 'TENTATIVE', confirmed: 'CONFIRMED' } as const
  return {
    method,
    start,
    end: start + halfHours * slotLength,
    sequence,
    stamp,
    status: state === 'requested' || state === 'confirmed' ? status[state] : 'CANCELLED',
  } as const
}

const hostOf = ({ siteUrl }: Agency) => new URL(siteUrl).hostname

/** The homes of a visit, each with the half-hour in which it is seen. */
export const routeOf = (
  { homes, lead }: Pick<Viewing, 'homes' | 'lead'>,
  start: number,
  language: Language = lead.language,
) =>
  homes.map((home, index) => ({
    ...home,
    time: clockTime(start + index * slotLength, language),
    path: viewedHomePath(home, language),
  }))

/** The page of a viewing's home. */
export const viewedHomePath = (
  { slug }: NonNullable<Viewing['home']>,
  language: Language,
): string => pathIn(language, `/properties/${slug}`)

/** The meeting place on one line; '' if the office tells each visitor. */
export const placeOf = ({ viewingPlace = '' }: Pick<Agency, 'viewingPlace'>): string =>
  addressLines(viewingPlace).join(', ')
