import { pathIn } from '../../language.ts'
import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { button, foot, link, paragraph, rows } from '../../mail/html/email-parts.ts'
import { html, type Html } from '../../shared/html.ts'
import { answerIn } from '../../leads/emails/answer-words.ts'
import type { ViewingNotice } from '../email-kinds.ts'
import type { Viewing } from '../viewing.ts'
import { viewingPath } from '../viewing-links.ts'
import { timeInWords } from '../viewing-time.ts'
import { addressOf, type Agency } from './entry-of.ts'
import { visitorWords } from './visitor-words.ts'

/**
 * The e-mail to the visitor about an event. It repeats nothing that was typed, because the address may be somebody
 * else's (docs/requirements.md#leads-and-e-mail).
 * @param token of the role `visitor`.
 */
export function writeVisitorEmail(
  viewing: Viewing,
  notice: ViewingNotice,
  token: string,
  agency: Agency,
): EmailContent {
  const { lead, home, way } = viewing
  const { language } = lead
  const copy = visitorWords[language]
  const { subject, text } = copy[messageOf(notice)]
  const said = text.replace('{until}', () => timeInWords(Date.parse(notice.until), language))
  const times = notice.held || notice.start
  const when = times
    .split(' ')
    .filter(Boolean)
    .map((start) => `${timeInWords(Date.parse(start), language)} (${copy.zone})`)
    .join('\n')
  const homeUrl = home && agency.siteUrl + pathIn(language, `/properties/${home.slug}`)
  const facts: [label: string, text: string, html?: Html][] = [
    ...(home && homeUrl
      ? [
          [
            copy.labels.home,
            `${home.title} (${home.ref}): ${homeUrl}`,
            html`${link(homeUrl, home.title)} (${home.ref})`,
          ] as [string, string, Html],
        ]
      : []),
    ...(when ? [[copy.labels.when, when] as [string, string]] : []),
    [copy.labels.how, answerIn(language, lead.kind, 'way', way)],
    way === 'video' ? [copy.labels.from, copy.videoLink] : [copy.labels.where, addressOf(agency)],
    [copy.labels.metBy, `${copy.office}, ${agency.chatPhone}`],
  ]
  const actions = actionsOf(viewing, notice, token, agency)
  const reach = copy.reach
    .replace('{email}', agency.agencyEmail)
    .replace('{phone}', agency.chatPhone)
  const [first, ...others] = actions
  return {
    subject,
    preheader: said,
    text: [
      copy.hello,
      said,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...actions.map(([label, href]) => `${label}:\n${href}`),
      reach,
      `--\n${copy.mistake}\n${copy.sender}\n`,
    ].join('\n\n'),
    html: emailPage({
      language,
      title: subject,
      preheader: said,
      body: html`${paragraph(copy.hello)}${paragraph(said)}${rows(facts.map(([label, value, rich]) => [label, rich ?? value] as const))}${first ? button(first[1], first[0]) : ''}${others.map(([label, href]) => paragraph(link(href, label)))}${paragraph(reach)}${foot(html`${copy.mistake}<br>${copy.sender}`)}`,
    }).toString(),
  }
}

function messageOf({ event, by, start }: ViewingNotice) {
  if (event === 'requested') return start ? 'requested' : 'asked'
  if (event === 'moved') return by === 'visitor' ? 'movedByVisitor' : 'movedByOffice'
  if (event === 'cancelled') return by === 'visitor' ? 'cancelledByVisitor' : 'cancelledByOffice'
  return event
}

/** What the visitor may do next: a label and an address each. */
function actionsOf(
  { lead: { language } }: Viewing,
  { event, start }: ViewingNotice,
  token: string,
  { siteUrl }: Agency,
): [label: string, href: string][] {
  const copy = visitorWords[language]
  const change = siteUrl + viewingPath('change', language, token)
  if (event === 'cancelled') return []
  if (event === 'expired' || !start) return [[copy.again, change]]
  return [
    [copy.change, change],
    [copy.calendar, siteUrl + viewingPath('calendar', language, token)],
  ]
}
