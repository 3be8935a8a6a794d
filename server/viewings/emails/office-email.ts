import { writeAgencyEmail } from '../../leads/emails/agency-email.ts'
import type { EmailContent } from '../../mail/email.ts'
import { button, link, paragraph } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/html.ts'
import type { ViewingNotice } from '../email-kinds.ts'
import { type Agency, routeOf } from '../entry-of.ts'
import { viewingPath } from '../viewing-paths.ts'
import { timeInWords, visitInWords } from '../viewing-time.ts'
import { takenMeanwhile, type Viewing } from '../viewing.ts'

const words = (time: number | undefined) =>
  time === undefined ? '' : `${timeInWords(time, 'en')}, Spanish time`

/**
 * The e-mail to the agency about an event: the lead's fields, the event, and a link to the page
 * where the office confirms, moves or cancels. It is in English, but the stored title of a home is
 * in the visitor's language: then the reference alone names it.
 * @param token of the role `office`.
 */
export function writeOfficeEmail(
  viewing: Viewing,
  notice: ViewingNotice,
  token: string,
  { siteUrl, viewingPlace }: Pick<Agency, 'siteUrl' | 'viewingPlace'>,
): EmailContent {
  const { lead, homes } = viewing
  const said = [
    statementOf(viewing, notice),
    ...(viewingPlace ? [] : placeToTell(viewing, notice)),
  ].join('\n')
  const label = notice.event === 'requested' ? 'Confirm, move or cancel' : 'See the viewing'
  const href = siteUrl + viewingPath('office', 'en', token)
  const { start } = notice
  const isCertain = homes.length > 1 && start !== undefined && notice.held.length <= 1
  const about = routeOf(viewing, start ?? 0, 'en').map(({ time, title, ref, path }) => ({
    time: isCertain ? `${time} ` : '',
    name: lead.language === 'en' ? `${title} (${ref})` : ref,
    href: siteUrl + path,
  }))
  return writeAgencyEmail(lead, siteUrl, {
    subject: subjectOf(viewing, notice),
    text: `${about.map((one) => `${one.time}${one.name}: ${one.href}\n`).join('')}${about.length > 0 ? '\n' : ''}${said}\n\n${label}:\n${href}`,
    html: html`${about.map((one) => paragraph(html`${one.time}${link(one.href, one.name)}`))}${said.split('\n').map((line) => paragraph(line))}${button(href, label)}`,
  })
}

function subjectOf({ lead: { fields }, homes }: Viewing, { event, by }: ViewingNotice): string {
  const { name = '', reference } = fields
  const homeRef = homes.map(({ ref }) => ref).join(', ') || reference
  const about = homeRef ? `${name}: ${homeRef}` : name
  switch (event) {
    case 'requested':
      return `Viewing Request from ${about}`
    case 'confirmed':
      return `Viewing Confirmed for ${about}`
    case 'moved':
      return by === 'visitor' ? `Viewing Moved by ${about}` : `Viewing Moved for ${about}`
    case 'cancelled':
      return by === 'visitor' ? `Viewing Cancelled by ${about}` : `Viewing Cancelled for ${about}`
    case 'expired':
      return `Viewing Not Confirmed for ${about}`
    case 'reminder':
      return `Viewing Reminder for ${about}`
  }
}

/** The event in sentences, one on each line. */
function statementOf(
  { lead, halfHours }: Viewing,
  { event, by, start, held, until }: ViewingNotice,
): string {
  const visit = (time: number | undefined) =>
    time === undefined ? '' : `${visitInWords(time, halfHours, 'en')}, Spanish time`
  const times = held.map(visit)
  switch (event) {
    case 'requested':
      if (times.length > 0)
        return [
          `Held${untilWords(until)}:`,
          ...times,
          ...takenMeanwhile(lead, held).map((time) => `No longer free: ${words(time)}`),
          `Please confirm ${times.length > 1 ? 'one of them' : 'it'}; the visitor will then be told.`,
        ].join('\n')
      return lead.suspicion
        ? 'No time is held for it. Please answer the visitor, or choose a time for them.'
        : 'No time that was asked for was still free, or this visitor already holds several. Please suggest a time, or choose one for them.'
    case 'confirmed':
      return `It takes place on ${visit(start)}. The visitor has been told.`
    case 'moved':
      return by === 'visitor'
        ? `The visitor has moved it to ${visit(start)}. It is held${untilWords(until)}: please confirm it.`
        : `It takes place on ${visit(start)}. The visitor has been told.`
    case 'cancelled':
      return by === 'visitor'
        ? 'The visitor has cancelled it. The time is free again.'
        : 'It is cancelled, and the visitor has been told.'
    case 'expired':
      return 'Nobody confirmed a time before the hold ran out, so what was held is free again. The visitor is still waiting for an answer.'
    case 'reminder':
      return `It takes place on ${visit(start)}. The visitor has been reminded too.`
  }
}

const untilWords = (until: number | undefined) =>
  until === undefined ? '' : ` until ${words(until)}`

/** Without a configured meeting place, the visitor was promised that the office names it. */
const placeToTell = ({ format }: Viewing, { event }: ViewingNotice): string[] =>
  format === 'in-person' && (event === 'requested' || event === 'confirmed')
    ? [
        'No place to meet is configured: please tell the visitor where, in an answer to this e-mail.',
      ]
    : []
