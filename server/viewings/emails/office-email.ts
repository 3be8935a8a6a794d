import type { Language } from '../../language.ts'
import { writeEmailAboutLead } from '../../leads/emails/agency-email.ts'
import { nameOrAddress } from '../../leads/lead.ts'
import type { EmailContent } from '../../mail/email.ts'
import { button, link, paragraph } from '../../mail/html/email-parts.ts'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { html } from '../../shared/text/html.ts'
import { fullDateAndTime } from '../../shared/time/formats.ts'
import { type Agency, routeOf } from '../calendar-file/entry-of.ts'
import type { ViewingNotice } from '../email-kinds.ts'
import { maxHeld } from '../slots/hold-limits.ts'
import { visitInWords } from '../slots/viewing-time.ts'
import { viewingPath } from '../viewing-paths.ts'
import { askedBeside, type Viewing } from '../viewing.ts'
import { officeEmailWords } from './office-words.ts'

/**
 * Writes the e-mail to the agency about an event: the lead's fields, the event, and a link to the
 * page where the office confirms, moves or cancels. The e-mail is in the agency's language.
 * @param links.token a token with the role `office`.
 * @param links.held the visits because of which the request holds no time.
 */
export function writeOfficeEmail(
  viewing: Viewing,
  notice: ViewingNotice,
  { token, held }: { token: string; held: readonly Viewing[] },
  {
    siteUrl,
    viewingPlace,
    agencyLanguage: language,
  }: Pick<Agency, 'siteUrl' | 'viewingPlace' | 'agencyLanguage'>,
): EmailContent {
  const { lead, homes } = viewing
  const copy = officeEmailWords[language]
  const isTold = isReachable(lead)
  const said = [
    statementOf(viewing, notice, held, language),
    ...(isTold || !isForVisitor(notice) ? [] : [copy.unreachable(lead.fields.phone)]),
    ...(notice.note ? [copy.noted(isTold), notice.note.text] : []),
    ...(viewingPlace || !isPlaceToTell(viewing, notice) ? [] : [copy.place(isTold)]),
  ].join('\n')
  const label = notice.event === 'requested' ? copy.act : copy.see
  const href = siteUrl + viewingPath('office', language, token)
  const { start } = notice
  const isCertain = homes.length > 1 && start !== undefined
  const about = routeOf(viewing, start ?? 0, language).map(({ time, title, ref, path }) => ({
    time: isCertain ? `${time} ` : '',
    name: `${title} (${ref})`,
    href: siteUrl + path,
  }))
  const introduction = {
    text: `${about.map((one) => `${one.time}${one.name}: ${one.href}\n`).join('')}${about.length > 0 ? '\n' : ''}${said}\n\n${label}:\n${href}`,
    html: html`${about.map((one) => paragraph(html`${one.time}${link(one.href, one.name)}`))}${said.split('\n').map((line) => paragraph(line))}${button(href, label)}`,
  }
  const subject = subjectOf(viewing, notice, language)
  return writeEmailAboutLead(lead, siteUrl, { subject, introduction }, language)
}

function subjectOf(
  { lead: { fields }, homes }: Viewing,
  { event, by }: ViewingNotice,
  language: Language,
): string {
  const name = nameOrAddress(fields)
  const homeRef = homes.map(({ ref }) => ref).join(', ') || fields.reference
  const about = homeRef ? `${name}: ${homeRef}` : name
  return officeEmailWords[language].subject(event, about, by === 'visitor')
}

/** The event in sentences, one on each line. */
function statementOf(
  { lead, halfHours }: Viewing,
  notice: ViewingNotice,
  held: readonly Viewing[],
  language: Language,
): string {
  const { event, by, start, until } = notice
  const [heldStart] = notice.held
  const copy = officeEmailWords[language]
  const isTold = isReachable(lead)
  const note = isTold ? ` ${copy.visitorTold}` : ''
  const visit = (time: number | undefined) =>
    time === undefined ? '' : copy.at(visitInWords(time, halfHours, language))
  const heldUntil = until === undefined ? '' : copy.until(copy.at(fullDateAndTime(until, language)))
  switch (event) {
    case 'requested': {
      const { taken, wishes } = askedBeside(lead, { ...notice, heldStart })
      const inMalaga = (time: number) => copy.at(fullDateAndTime(time, language))
      if (heldStart === undefined)
        return [
          held.length < maxHeld ? copy.noTime : copy.atLimit,
          ...held.map((one) => copy.holds(visitOf(one, language))),
          ...wishes.map((time) => copy.asked(inMalaga(time))),
          copy.answer,
        ].join('\n')
      return [
        copy.held(heldUntil),
        visit(start),
        ...wishes.map((time) => copy.wish(inMalaga(time))),
        ...taken.map((time) => copy.gone(inMalaga(time))),
        copy.confirmOne(wishes.length > 0, isTold),
      ].join('\n')
    }
    case 'confirmed':
      return copy.takesPlace(visit(start)) + note
    case 'moved':
      return by === 'visitor'
        ? copy.movedByVisitor(visit(start), heldUntil)
        : copy.takesPlace(visit(start)) + note
    case 'cancelled':
      return by === 'visitor' ? copy.cancelledByVisitor : copy.cancelled(isTold)
    case 'expired':
      return copy.expired
    case 'reminder':
      return copy.takesPlace(visit(start)) + (isTold ? ` ${copy.reminded}` : '')
  }
}

/** The time of a visit that is held, and the references of its homes. */
function visitOf({ heldStart = 0, halfHours, homes }: Viewing, language: Language): string {
  const when = officeEmailWords[language].at(visitInWords(heldStart, halfHours, language))
  return [when, ...homes.map(({ ref }) => ref)].join(', ')
}

/** Whether a lead's visitor gets e-mails about their viewing, by the rule of writable-leads.ts. */
const isReachable = ({ fields }: Viewing['lead']): boolean => isEmailAddress(fields.email ?? '')

/**
 * Whether the visitor has to learn of an event: they did not cause it, or they wait for an answer.
 */
const isForVisitor = ({ event, by }: ViewingNotice): boolean =>
  by === 'office' || event === 'requested' || event === 'moved'

/**
 * Whether the office still has to name the meeting place, as the visitor was promised where none is
 * configured.
 */
const isPlaceToTell = ({ format }: Viewing, { event }: ViewingNotice): boolean =>
  format === 'in-person' && (event === 'requested' || event === 'confirmed')
