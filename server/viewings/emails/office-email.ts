import { writeAgencyEmail } from '../../leads/emails/agency-email.ts'
import type { EmailContent } from '../../mail/email.ts'
import { button, paragraph } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/html.ts'
import type { ViewingNotice } from '../email-kinds.ts'
import type { Viewing } from '../viewing.ts'
import { viewingPath } from '../viewing-links.ts'
import { timeInWords } from '../viewing-time.ts'

const words = (time: number | undefined) =>
  time === undefined ? '' : `${timeInWords(time, 'en')}, Spanish time`

/**
 * The e-mail to the agency about an event: the lead's fields, the event, and a link to the page where the office
 * confirms, moves or cancels.
 * @param token of the role `office`.
 */
export function writeOfficeEmail(
  viewing: Viewing,
  notice: ViewingNotice,
  token: string,
  siteUrl: string,
): EmailContent {
  const { lead, home } = viewing
  const said = statementOf(viewing, notice)
  const label = notice.event === 'requested' ? 'Confirm, move or cancel' : 'See the viewing'
  const href = siteUrl + viewingPath('office', 'en', token)
  return writeAgencyEmail(lead, siteUrl, {
    subject: subjectOf(viewing, notice),
    text: `${home ? `${home.title} (${home.ref})\n\n` : ''}${said}\n\n${label}:\n${href}`,
    html: html`${home ? paragraph(`${home.title} (${home.ref})`) : ''}${said.split('\n').map((line) => paragraph(line))}${button(href, label)}`,
  })
}

function subjectOf({ lead: { fields }, home }: Viewing, { event, by }: ViewingNotice): string {
  const { name = '', reference } = fields
  const homeRef = home?.ref ?? reference
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
  { lead: { suspicion } }: Viewing,
  { event, by, start, held, until }: ViewingNotice,
): string {
  const times = held.map(words)
  switch (event) {
    case 'requested':
      if (times.length > 0)
        return `Held until ${words(until)}:\n${times.join('\n')}\nPlease confirm one of them; the visitor will then be told.`
      return suspicion
        ? 'No time is held for it. Please answer the visitor, or choose a time for them.'
        : 'None of the times was still free, or this visitor already holds several. Please suggest a time, or choose one for them.'
    case 'confirmed':
      return `It takes place on ${words(start)}. The visitor has been told.`
    case 'moved':
      return by === 'visitor'
        ? `The visitor has moved it to ${words(start)}. It is held until ${words(until)}: please confirm it.`
        : `It takes place on ${words(start)}. The visitor has been told.`
    case 'cancelled':
      return by === 'visitor'
        ? 'The visitor has cancelled it. The time is free again.'
        : 'It is cancelled, and the visitor has been told.'
    case 'expired':
      return 'Nobody confirmed a time before the hold ran out, so the times that were held are free again. The visitor is still waiting for an answer.'
    case 'reminder':
      return `It takes place on ${words(start)}. The visitor has been reminded too.`
  }
}
