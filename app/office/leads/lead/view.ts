import { emailLabel } from '#app/office/mail/email-label.ts'
import { authorName } from '#app/office/values/program-name.ts'
import { stageWords } from '#app/office/values/stage-words.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { type Answer, answersOf } from '#server/leads/answers.ts'
import { writtenAnswer } from '#server/leads/blank-answers.ts'
import type { LeadEmail } from '#server/leads/emails-of-leads.ts'
import type { HandledLead, HandlingChange } from '#server/leads/handling/read-lead.ts'
import type { Attachment } from '#server/leads/handling/reply.ts'
import { type LeadStage, leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { nameOrAddress } from '#server/leads/lead.ts'
import { areOfHome, wishFields } from '#server/leads/wishes.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { euros } from '#server/shared/text/euros.ts'
import { clockTime, longDay, shortDateAndTime } from '#server/shared/time/formats.ts'
import { filesText } from './files-text.ts'
import type { ViewingStep } from './viewing-sentence.ts'
import { type LeadPageWords, leadPageWords } from './words.ts'

/** The delivery of an e-mail. */
export interface MailState {
  id: string
  kind: 'waiting' | 'sent' | 'failed'
  text: string
  /** Whether a member has to send the e-mail again or give it up. */
  isStuck: boolean
}

/** An entry of the timeline. */
export type Entry = { key: string; at: number; day: string; time: string } & (
  | { what: 'them'; who: string; how: string; text: string; answers: Answer[] }
  | { what: 'us'; who: string; text: string; files: string; mail: MailState | undefined }
  | { what: 'mail'; text: string; mail: MailState }
  | { what: 'event'; who: string; text: string }
)

/** The fields that a lead's page shows elsewhere. */
const shownElsewhere = new Set(['name', 'email', 'phone', 'message'])

/**
 * All entries of a lead, by time.
 * @param home the home that the page shows, whose reference is not repeated.
 * @param viewings the changes of its viewings.
 */
export function timelineOf(
  handled: HandledLead,
  language: Language,
  home?: { ref: string },
  viewings: readonly ViewingStep[] = [],
): Entry[] {
  const words = leadPageWords[language]
  const { lead, replies, emails, changes } = handled
  const answers = answersOf(lead, language)
  const unasked: readonly string[] = areOfHome(lead) ? wishFields : []
  const entry = (key: string, at: number) => ({
    key,
    at,
    day: longDay(at, language),
    time: clockTime(at, language),
  })
  const entries: Entry[] = [
    {
      ...entry('lead', lead.createdAt),
      what: 'them',
      who: nameOrAddress(lead.fields),
      how: words.wrote[lead.kind],
      // A blank message is stored with a substitute, which the sender did not write.
      text: writtenAnswer(lead, 'message'),
      answers: answers.filter(
        ({ field, text }) =>
          !shownElsewhere.has(field) &&
          !unasked.includes(field) &&
          !(field === 'reference' && text === home?.ref),
      ),
    },
    ...replies.map(({ id, at, author, text, attachments, email }) => ({
      ...entry(id, at),
      what: 'us' as const,
      who: author,
      text,
      files: attachedText(attachments, language),
      mail: email && mailOf(email, language),
    })),
    ...emails.map((email) => ({
      ...entry(email.id, email.sentAt ?? email.dueFrom),
      what: 'mail' as const,
      text: emailText(email.kind, language),
      mail: mailOf(email, language),
    })),
    ...changes.flatMap((change, index) => {
      const text = changeSentence(change, language)
      if (!text) return []
      const who = authorName(change.actor, language)
      return { ...entry(`change-${index}`, change.at), what: 'event' as const, who, text }
    }),
    ...viewings.map((step, index) => ({
      ...entry(`viewing-${index}`, step.at),
      what: 'event' as const,
      who: step.actor === 'visitor' ? nameOrAddress(lead.fields) : authorName(step.actor, language),
      text: step.text,
    })),
  ]
  return entries.toSorted((one, other) => one.at - other.at)
}

/** The files of a reply in words: a picture has an alternative text, the brochure has none. */
function attachedText(attachments: readonly Attachment[], language: Language): string {
  const pictures = attachments.filter(({ alt }) => alt !== undefined).length
  return filesText(pictures < attachments.length, pictures, language)
}

/** The name of an e-mail in the history of a lead, by its kind. */
export function emailText(kind: string, language: Language): string {
  const { emails } = leadPageWords[language]
  return isNamed(kind, emails) ? emails[kind] : emailLabel(kind, language)
}

type EmailTexts = LeadPageWords['emails']
const isNamed = (kind: string, emails: EmailTexts): kind is keyof EmailTexts =>
  Object.hasOwn(emails, kind)

interface ShownEmail extends Pick<LeadEmail, 'id' | 'state' | 'lastError'> {
  /** Milliseconds since 1970, or ISO 8601. */
  sentAt: number | string | null
}

/** The delivery of an e-mail in words. */
export function mailOf(
  { id, state, lastError, sentAt }: ShownEmail,
  language: Language,
): MailState {
  const { mail } = leadPageWords[language]
  if (state === 'sent')
    return {
      id,
      kind: 'sent',
      isStuck: false,
      text: insert(mail.sent, {
        when: sentAt ? shortDateAndTime(sentAt, language) : '',
      }),
    }
  if (state === 'waiting') return { id, kind: 'waiting', isStuck: false, text: mail.waiting }
  if (state === 'dropped') return { id, kind: 'failed', isStuck: false, text: mail.dropped }
  const reason = (lastError ?? '').slice(0, 160)
  return {
    id,
    kind: 'failed',
    isStuck: true,
    text: state === 'held' ? mail.held : insert(mail.refused, { reason }),
  }
}

/** A change of the log in words; undefined where another entry shows it. */
export function changeSentence(change: HandlingChange, language: Language): string | undefined {
  const { changes } = leadPageWords[language]
  const { after } = change
  const stage = leadStages.find((one) => one === after?.stage)
  const moves = [
    ...(stage ? [movedTo(stage, after?.lost_reason, language)] : []),
    ...(typeof after?.called_at === 'string' ? [changes.called] : []),
    ...offered(change, language),
    ...assignmentOf(change, language, stage !== undefined),
  ]
  if (moves.length > 0) return enumeration(moves, language)
  if (after && 'follow_up_at' in after)
    return typeof after.follow_up_at === 'string'
      ? insert(changes.followUp, {
          when: shortDateAndTime(after.follow_up_at, language),
        })
      : changes.noFollowUp
  if (after?.state === 'suspect') return changes.quarantined
  if (after?.state === 'new') return changes.released
  return after?.email === 'given up' ? changes.givenUp : undefined
}

/** The offered amount, if it is part of a change. */
function offered({ after }: HandlingChange, language: Language): string[] {
  const { changes } = leadPageWords[language]
  if (!after || !('offer' in after)) return []
  const { offer } = after
  return [
    typeof offer === 'number'
      ? insert(changes.offer, { amount: euros(offer, language) })
      : changes.noOffer,
  ]
}

/** The stage to which a lead was moved, and why it was lost. */
function movedTo(stage: LeadStage, lostReason: unknown, language: Language): string {
  const { changes } = leadPageWords[language]
  const { stages, lostReasons: reasons } = stageWords[language]
  const reason = stage === 'lost' ? lostReasons.find((one) => one === lostReason) : undefined
  return reason
    ? insert(changes.lost, { stage: stages[stage], reason: reasons[reason] })
    : insert(changes.stage, { stage: stages[stage] })
}

/** The new assignee of the lead, if it is part of a change. */
function assignmentOf(
  { after, actor }: HandlingChange,
  language: Language,
  isJoined: boolean,
): string[] {
  const words = leadPageWords[language].changes
  const changes = isJoined ? words.joined : words
  if (!after || !('assignee' in after)) return []
  const { assignee } = after
  if (typeof assignee !== 'string') return [changes.unassigned]
  return [assignee === actor ? changes.took : insert(changes.assignee, { who: assignee })]
}
