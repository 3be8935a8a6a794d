import type { HomeLabels } from '#app/office/home-labels.ts'
import { emailLabel } from '#app/office/mail/email-label.ts'
import { valueWords } from '#app/office/values/value-words.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { writtenAnswer } from '#server/leads/blank-answers.ts'
import type { Lead } from '#server/leads/lead.ts'
import { areOfHome, wishText } from '#server/leads/wishes.ts'
import type { Person } from '#server/people/people.ts'
import type { PersonData } from '#server/people/person-data.ts'
import { euros } from '#server/shared/text/euros.ts'
import { shortDate, shortDateAndTime } from '#server/shared/time/formats.ts'
import { mailOf, type MailState } from '../lead/view.ts'
import { changesOf } from './change-events.ts'
import { words } from './words.ts'

/** One event of a person's history. */
export interface PersonEvent {
  key: string
  at: number
  when: string
  what: 'them' | 'us' | 'mail' | 'change' | 'event'
  title: string
  text: string
  leadId: string | undefined
  mail: MailState | undefined
}

/** The parts of a history that can be shown. */
export const historyShows = ['all', 'mail', 'leads', 'changes'] as const
type HistoryShow = (typeof historyShows)[number]

const kinds: Record<HistoryShow, readonly PersonEvent['what'][]> = {
  all: ['them', 'us', 'mail', 'change', 'event'],
  mail: ['mail', 'us'],
  leads: ['them'],
  changes: ['change'],
}

/** All known events of a person, the newest first. */
export const eventsOf = (
  person: Person,
  show: HistoryShow,
  labels: HomeLabels,
  language: Language,
): PersonEvent[] =>
  [
    ...person.addresses.flatMap((data) => [
      ...leadEvents(data, labels, language),
      ...handlingEvents(data, language),
      ...viewingEvents(data, language),
      ...emailEvents(data, language),
      ...subscriptionEvents(data, language),
    ]),
    ...changeEvents(person, labels, language),
  ]
    .filter(({ what }) => kinds[show].includes(what))
    .toSorted((one, other) => other.at - one.at)

type Known = Pick<PersonEvent, 'key' | 'what' | 'title'> & Partial<Omit<PersonEvent, 'at'>>

const eventAt = (time: string, known: Known, language: Language): PersonEvent => ({
  at: Date.parse(time),
  when: shortDateAndTime(time, language),
  text: '',
  leadId: undefined,
  mail: undefined,
  ...known,
})

/** The enquiries and the e-mails about them. */
function leadEvents({ leads }: PersonData, labels: HomeLabels, language: Language): PersonEvent[] {
  const copy = words[language]
  return leads.flatMap((lead) => {
    const { id: leadId, createdAt, kind, fields } = lead
    const text = [
      !areOfHome(lead) && wishText(kind, fields, language),
      writtenAnswer(lead, 'message'),
    ]
      .filter(Boolean)
      .join('\n')
    const title = [
      titleOf(lead, labels, language),
      lead.offer !== null && insert(copy.offer, { amount: euros(lead.offer, language) }),
    ]
      .filter(Boolean)
      .join(', ')
    return [
      eventAt(createdAt, { key: leadId, what: 'them', title, text, leadId }, language),
      ...lead.emails.map((mail) => {
        const title = emailLabel(mail.kind, language)
        const known = { key: mail.id, title, leadId, mail: mailOf(mail, language) }
        return eventAt(mail.sentAt ?? createdAt, { ...known, what: 'mail' }, language)
      }),
    ]
  })
}

/** The replies and notes of staff; a draft is visible only to its author. */
function handlingEvents({ handling }: PersonData, language: Language): PersonEvent[] {
  const copy = words[language]
  return handling.flatMap(({ lead: leadId, what, author, text, at }, index) => {
    if (what === 'draft') return []
    const isReply = what === 'reply'
    const title = insert(isReply ? copy.replied : copy.noted, { who: author })
    const known = { key: `${leadId}-${index}`, title, text, leadId }
    return [eventAt(at, { ...known, what: isReply ? 'us' : 'change' }, language)]
  })
}

function viewingEvents({ viewings }: PersonData, language: Language): PersonEvent[] {
  const copy = words[language]
  const states: Readonly<Record<string, string>> = valueWords[language].values
  return viewings.flatMap(({ lead: leadId, home, state, start }) => {
    if (!start) return []
    const values = { home: home ?? copy.someHome, state: states[state] ?? state }
    const known = { key: `viewing-${leadId}`, title: insert(copy.viewing, values), leadId }
    return [eventAt(start, { ...known, what: 'event' }, language)]
  })
}

/** The e-mails that are about no lead, with their delivery as far as it is recorded. */
function emailEvents({ emails }: PersonData, language: Language): PersonEvent[] {
  const copy = words[language]
  return emails.map(({ state, subject, ...email }) => {
    const title = [emailLabel(email.kind, language), subject?.[language]].filter(Boolean).join(': ')
    const known =
      state === 'unrecorded'
        ? { text: copy.unrecorded }
        : { mail: mailOf({ ...email, state }, language) }
    return eventAt(
      email.sentAt ?? email.dueFrom,
      { ...known, key: email.id, what: 'mail', title },
      language,
    )
  })
}

/** What was done, with the enquiry where it concerns one. */
function changeEvents(person: Person, labels: HomeLabels, language: Language): PersonEvent[] {
  const leads = person.addresses.flatMap((data) => data.leads)
  const titles = new Map(leads.map((lead) => [lead.id, titleOf(lead, labels, language)]))
  return changesOf(person, language).map(({ at, isByVisitor, isOfLead, ...change }) =>
    eventAt(
      new Date(at).toISOString(),
      {
        ...change,
        what: isByVisitor ? 'event' : 'change',
        text: (isOfLead && titles.get(change.leadId ?? '')) || '',
      },
      language,
    ),
  )
}

/** When alerts, the newsletter and an account began. */
function subscriptionEvents(
  { email, alerts, newsletter, account }: PersonData,
  language: Language,
): PersonEvent[] {
  const copy = words[language]
  const begun = (at: string, known: Omit<Known, 'what'>) =>
    eventAt(at, { ...known, what: 'event' }, language)
  return [
    ...alerts.map(({ search, state, since }, index) =>
      begun(since, {
        key: `alert-${email}-${index}`,
        title: insert(copy.alert, { search: readable(search) || copy.alertAll }),
        text: copy.alertStates[state],
      }),
    ),
    ...(newsletter
      ? [begun(newsletter.consentAt, { key: `news-${email}`, title: copy.newsletter })]
      : []),
    ...(account
      ? [begun(account.createdAt, { key: `account-${email}`, title: copy.account })]
      : []),
  ]
}

/** What a person wrote about: the home by its title, or else the subject of the form. */
function titleOf(
  { fields: { reference = '', about } }: Pick<Lead, 'fields'>,
  labels: HomeLabels,
  language: Language,
): string {
  const copy = words[language]
  const subject = labels.get(reference)?.title[language] ?? (about || reference)
  return subject ? insert(copy.enquiryAbout, { subject }) : copy.enquiry
}

/** The parameters of a search in words. */
const readable = (search: string): string =>
  [...new URLSearchParams(search)].map(([name, value]) => `${name} ${value}`).join(', ')

/** The day of the oldest of the events. */
export const sinceOf = (events: readonly PersonEvent[], language: Language): string | undefined => {
  const oldest = events.at(-1)
  return oldest && shortDate(oldest.at, language)
}
