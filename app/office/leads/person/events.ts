import { formatDay, formatDayAndTime } from '#app/office/times.ts'
import { valueWords } from '#app/office/values/value-words.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { wishText } from '#server/leads/wishes.ts'
import type { Person } from '#server/people/people.ts'
import { mailOf, type MailState } from '../lead/view.ts'
import { type PersonWords, words } from './words.ts'

/** One thing of a person's history. */
export interface PersonEvent {
  key: string
  at: number
  when: string
  what: 'them' | 'us' | 'mail' | 'event'
  title: string
  text: string
  leadId: string | undefined
  mail: MailState | undefined
}

/** The parts of a history that can be shown. */
export const historyShows = ['all', 'mail', 'leads'] as const
export type HistoryShow = (typeof historyShows)[number]

const kinds: Record<HistoryShow, readonly PersonEvent['what'][]> = {
  all: ['them', 'us', 'mail', 'event'],
  mail: ['mail', 'us'],
  leads: ['them'],
}

/** Everything that is known of a person, the newest first. */
export function eventsOf(
  { addresses }: Person,
  show: HistoryShow,
  language: Language,
): PersonEvent[] {
  const copy = words[language]
  const event = (
    key: string,
    at: string,
    what: PersonEvent['what'],
    title: string,
    rest: Partial<PersonEvent> = {},
  ): PersonEvent => ({
    key,
    at: Date.parse(at),
    when: formatDayAndTime(Date.parse(at), language),
    what,
    title,
    text: '',
    leadId: undefined,
    mail: undefined,
    ...rest,
  })
  const events = addresses.flatMap(({ email, leads, viewings, alerts, newsletter, ...data }) => [
    ...leads.flatMap((lead) => [
      event(lead.id, lead.createdAt, 'them', copy.enquiry, {
        text: [wishText(lead.kind, lead.fields, language), lead.fields.message ?? lead.fields.about]
          .filter(Boolean)
          .join('\n'),
        leadId: lead.id,
      }),
      ...lead.emails.map((mail) =>
        event(mail.id, mail.sentAt ?? lead.createdAt, 'mail', copy.mail[mailKind(mail.kind)], {
          leadId: lead.id,
          mail: mailOf(mail, language),
        }),
      ),
    ]),
    ...data.handling.map(({ lead, what, author, text, at }, index) =>
      event(
        `${lead}-${index}`,
        at,
        what === 'reply' ? 'us' : 'event',
        insert(what === 'reply' ? copy.replied : copy.noted, { who: author }),
        { text, leadId: lead },
      ),
    ),
    ...viewings.flatMap(({ lead, home, state, start }) => {
      const states: Readonly<Record<string, string>> = valueWords[language].values
      return start
        ? [
            event(
              `viewing-${lead}`,
              start,
              'event',
              insert(copy.viewing, { home: home ?? copy.someHome, state: states[state] ?? state }),
              { leadId: lead },
            ),
          ]
        : []
    }),
    ...alerts.map(({ search, state, since }, index) =>
      event(
        `alert-${email}-${index}`,
        since,
        'event',
        insert(copy.alert, { search: readable(search) || copy.alertAll }),
        { text: copy.alertStates[state] },
      ),
    ),
    ...(newsletter ? [event(`news-${email}`, newsletter.consentAt, 'event', copy.newsletter)] : []),
    ...(data.account
      ? [event(`account-${email}`, data.account.createdAt, 'event', copy.account)]
      : []),
  ])
  return events
    .filter(({ what }) => kinds[show].includes(what))
    .toSorted((one, other) => other.at - one.at)
}

/** The parameters of a search as words. */
const readable = (search: string): string =>
  [...new URLSearchParams(search)].map(([name, value]) => `${name} ${value}`).join(', ')

function mailKind(kind: string): keyof PersonWords['mail'] {
  if (kind.startsWith('acknowledgement')) return 'acknowledgement'
  if (kind.startsWith('viewing')) return 'viewing'
  if (kind === 'lead-reply') return 'reply'
  if (kind === 'lead-follow-up') return 'reminder'
  return kind === 'agency' ? 'agency' : 'other'
}

/** The day of the oldest of some events. */
export const sinceOf = (events: readonly PersonEvent[], language: Language): string | undefined => {
  const oldest = events.at(-1)
  return oldest && formatDay(oldest.at, language)
}
