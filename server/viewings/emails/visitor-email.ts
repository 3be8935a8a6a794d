import { answerIn } from '../../leads/answer-words.ts'
import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import {
  bodyOf,
  button,
  foot,
  link,
  paragraph,
  quotation,
  rows,
} from '../../mail/html/email-parts.ts'
import { labelledLines, paragraphs } from '../../mail/paragraphs.ts'
import { fillWords } from '../../shared/text/fill-words.ts'
import { html, type Html } from '../../shared/text/html.ts'
import { looksLikeName } from '../../shared/text/plain-text.ts'
import { fullDateAndTime, shortDayAndTime } from '../../shared/time/formats.ts'
import { phoneWithHours } from '../../shared/time/hours-in-words.ts'
import { type Agency, placeOf, routeOf, viewedHomePath } from '../calendar-file/entry-of.ts'
import { entryWords } from '../calendar-file/entry-words.ts'
import type { ViewingNotice } from '../email-kinds.ts'
import { maxHeld } from '../slots/hold-limits.ts'
import { visitInWords, zonesInWords } from '../slots/viewing-time.ts'
import { viewingPath } from '../viewing-paths.ts'
import { askedBeside, type LinkedViewing, type Viewing } from '../viewing.ts'
import { type VisitorWords, visitorWords } from './visitor-words.ts'

/** A row of the e-mail. */
interface Fact {
  label: string
  text: string
  /** Set where the HTML differs from the text. */
  html?: Html
}

/**
 * Writes the e-mail to the visitor about an event. It repeats nothing that was typed, because the
 * address may be somebody else's; the only exception is the name, if `greetingOf` permits it
 * (docs/requirements/leads.md#leads-and-e-mail).
 * @param links tokens with the role `visitor`: of the viewing, and of the visits because of which
 *   it holds no time.
 */
export function writeVisitorEmail(
  viewing: Viewing,
  notice: ViewingNotice,
  { token, held }: { token: string; held: readonly LinkedViewing[] },
  agency: Agency,
): EmailContent {
  const { lead } = viewing
  const { language } = lead
  const copy = visitorWords[language]
  const { subject: what, text } = copy[held.length >= maxHeld ? 'atLimit' : messageOf(notice)]
  const subject = subjectOf(what, viewing, notice)
  const { until } = notice
  const inZones = (time: number) =>
    `${fullDateAndTime(time, language)} ${zonesInWords(time, lead.fields.zone, language)}`
  const said = fillWords(text, {
    until: until === undefined ? '' : fillWords(copy.until, { until: inZones(until) }),
  })
  const facts = factsOf(viewing, notice, held, agency)
  const actions = actionsOf(viewing, notice, token, agency)
  const reach = fillWords(copy.reach, {
    email: agency.agencyEmail,
    phone: agency.chatPhone,
  })
  const [first, ...others] = actions
  const greeting = greetingOf(viewing, notice, copy)
  const { note } = notice
  const entry = entryNoteOf(notice, copy)
  const introduced = fillWords(copy.writes, { name: note?.author ?? '' })
  return {
    subject,
    preheader: said,
    text: paragraphs(
      greeting,
      said,
      entry,
      note && `${introduced}\n${note.text}`,
      labelledLines(facts.map(({ label, text: value }) => [label, value])),
      ...actions.map(([label, href]) => `${label}:\n${href}`),
      reach,
      `--\n${copy.mistake}\n${copy.sender}\n`,
    ),
    html: emailPage({
      language,
      title: subject,
      preheader: said,
      body: bodyOf(
        paragraph(greeting),
        paragraph(said),
        entry ? paragraph(entry) : undefined,
        note && paragraph(introduced),
        note && quotation(note.text),
        rows(facts.map((fact) => [fact.label, fact.html ?? fact.text] as const)),
        first && button(first[1], first[0]),
        ...others.map(([label, href]) => paragraph(link(href, label))),
        paragraph(reach),
        foot(html`${copy.mistake}<br>${copy.sender}`),
      ),
    }).toString(),
  }
}

/** The home, the time, the place and who meets the visitor, as rows. */
function factsOf(
  viewing: Viewing,
  notice: ViewingNotice,
  held: readonly LinkedViewing[],
  agency: Agency,
): Fact[] {
  const { lead, format } = viewing
  const { language } = lead
  const { start } = notice
  const { zone } = lead.fields
  const copy = visitorWords[language]
  const inZones = (time: number) =>
    `${visitInWords(time, viewing.halfHours, language)} ${zonesInWords(time, zone, language)}`
  const [heldStart] = notice.held
  const { taken, wishes } = askedBeside(lead, { ...notice, heldStart })
  const timesFact = (label: string, times: readonly number[]): Fact[] =>
    times.length > 0 ? [{ label, text: times.map(inZones).join('\n') }] : []
  return [
    ...homeFacts(viewing, copy.labels, agency, start),
    ...timesFact(copy.labels.when, start === undefined ? [] : [start]),
    ...timesFact(copy.labels[heldStart === undefined ? 'asked' : 'wishes'], wishes),
    ...timesFact(copy.labels.taken, taken),
    ...heldFacts(viewing, held, agency),
    {
      label: copy.labels.how,
      text: answerIn(language, { kind: lead.kind, field: 'format', value: format }),
    },
    ...whereFacts(viewing, notice, agency),
    {
      label: copy.labels.metBy,
      text: `${metBy(viewing, copy)}, ${phoneWithHours(agency, language)}`,
    },
  ]
}

/** The visits that are already held, each with its homes and the link by which it is moved. */
function heldFacts(
  { lead: { language, fields } }: Viewing,
  held: readonly LinkedViewing[],
  { siteUrl }: Agency,
): Fact[] {
  if (held.length === 0) return []
  const { labels, change } = visitorWords[language]
  const visits = held.map(({ viewing: { heldStart = 0, halfHours, homes }, token }) => ({
    what: [
      `${visitInWords(heldStart, halfHours, language)} ${zonesInWords(heldStart, fields.zone, language)}`,
      ...homes.map(({ ref }) => ref),
    ].join(', '),
    href: siteUrl + viewingPath('change', language, token),
  }))
  return [
    {
      label: labels.held,
      text: visits.map(({ what, href }) => `${what}. ${change}: ${href}`).join('\n'),
      html: html`${visits.map(({ what, href }, index) => html`${index > 0 ? html`<br>` : ''}${what}. ${link(href, change)}`)}`,
    },
  ]
}

/** The assignee of a confirmed viewing; the office if there is none. */
const metBy = ({ state, assignee }: Viewing, copy: { office: string }): string =>
  state === 'confirmed' && assignee ? `${assignee}, ${copy.office}` : copy.office

/**
 * The greeting. It repeats the name only once a person has read the request, or if the address is
 * known to be the visitor's, because anybody may type any text as a name (docs/decisions/20).
 */
function greetingOf({ lead }: Viewing, { event, by, proven }: ViewingNotice, copy: VisitorWords) {
  const { name = '' } = lead.fields
  const isRead = by === 'office' && event !== 'expired'
  return (isRead || proven) && looksLikeName(name) ? fillWords(copy.greeting, { name }) : copy.hello
}

/** The row with the meeting place; none if the visit was cancelled or has expired. */
function whereFacts({ format, lead }: Viewing, notice: ViewingNotice, agency: Agency): Fact[] {
  const copy = visitorWords[lead.language]
  if (notice.state === 'cancelled' || notice.state === 'expired') return []
  return [
    format === 'video'
      ? { label: copy.labels.from, text: copy.videoLink }
      : { label: copy.labels.where, text: placeOf(agency) || unknownPlace(notice, copy) },
  ]
}

/** The sentence about the meeting place if none is configured. */
const unknownPlace = ({ state }: ViewingNotice, { places }: VisitorWords): string =>
  state === 'confirmed' ? places.confirmed : places.requested

/** The subject names the viewing and its time, so that both can be read in the inbox. */
function subjectOf(what: string, { home, homes, lead }: Viewing, { start }: ViewingNotice) {
  const { language } = lead
  const about = [
    start === undefined ? undefined : shortDayAndTime(start, language),
    homes.length > 1 ? fillWords(entryWords[language].homes, { n: homes.length }) : home?.title,
  ].filter(Boolean)
  return about.length > 0 ? `${what}: ${about.join(', ')}` : what
}

/** @param start the start of the visit; undefined if there is none. */
function homeFacts(
  viewing: Viewing,
  labels: VisitorWords['labels'],
  { siteUrl }: Agency,
  start: number | undefined,
): Fact[] {
  const { lead, home, homes } = viewing
  if (!home) return []
  if (homes.length > 1) {
    const route = routeOf(viewing, start ?? 0).map(({ time, title, ref, path }) => ({
      time: start === undefined ? '' : `${time} `,
      title,
      ref,
      href: siteUrl + path,
    }))
    return [
      {
        label: labels.homes,
        text: route.map((one) => `${one.time}${one.title} (${one.ref}): ${one.href}`).join('\n'),
        html: html`${route.map((one, index) => html`${index > 0 ? html`<br>` : ''}${one.time}${link(one.href, one.title)} (${one.ref})`)}`,
      },
    ]
  }
  const href = siteUrl + viewedHomePath(home, lead.language)
  return [
    {
      label: labels.home,
      text: `${home.title} (${home.ref}): ${href}`,
      html: html`${link(href, home.title)} (${home.ref})`,
    },
  ]
}

function messageOf({ event, by, start }: ViewingNotice) {
  if (event === 'requested') return start === undefined ? 'asked' : 'requested'
  if (event === 'moved') return by === 'visitor' ? 'movedByVisitor' : 'movedByOffice'
  if (event === 'cancelled') return by === 'visitor' ? 'cancelledByVisitor' : 'cancelledByOffice'
  return event
}

/**
 * What the visitor should do about an entry in their calendar; undefined if the viewing has no
 * time.
 */
function entryNoteOf({ event, start }: ViewingNotice, { entry }: VisitorWords) {
  if (start === undefined) return undefined
  if (event === 'moved') return entry.moved
  return event === 'cancelled' || event === 'expired' ? entry.ended : undefined
}

/** The visitor's next actions, each as a label and an address. */
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
