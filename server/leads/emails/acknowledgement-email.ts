import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { bodyOf, foot, paragraph, quiet, rows } from '../../mail/html/email-parts.ts'
import { labelledLines, paragraphs } from '../../mail/paragraphs.ts'
import { fillWords } from '../../shared/text/fill-words.ts'
import { html } from '../../shared/text/html.ts'
import { hasLink, hasMarkup, looksLikeName } from '../../shared/text/plain-text.ts'
import { phoneWithHours } from '../../shared/time/hours-in-words.ts'
import type { WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { answersOf } from '../answers.ts'
import type { Lead } from '../lead.ts'
import { acknowledgementWords } from './acknowledgement-words.ts'

interface Options {
  agencyEmail: string
  chatPhone: string
  officeHours?: WeeklyHours | undefined
  /**
   * Whether the sender's address is known to be theirs. An e-mail to any other address repeats
   * nothing that the sender wrote, because somebody else may have entered it.
   */
  full: boolean
}

/**
 * The e-mail that tells a visitor that their lead has arrived: who reads it, how to reach the
 * agency and, in full, what they sent. It contains no advertisement and promises no time of answer.
 * Each lead causes only one.
 */
export function writeAcknowledgement(
  lead: Lead,
  { agencyEmail, full, ...phone }: Options,
): EmailContent {
  const copy = acknowledgementWords[lead.language]
  const { name = '' } = lead.fields
  const greeting = full && looksLikeName(name) ? fillWords(copy.greeting, { name }) : copy.hello
  const reach = fillWords(copy.reach, {
    email: agencyEmail,
    phone: phoneWithHours(phone, lead.language),
  })
  const answers = full ? rowsOf(lead) : []
  return {
    subject: copy.subject,
    preheader: copy.next[lead.kind],
    text: paragraphs(
      greeting,
      copy.received[lead.kind],
      answers.length > 0 ? `${copy.sent}\n${labelledLines(answers)}` : undefined,
      copy.next[lead.kind],
      reach,
      `--\n${copy.mistake}\n${copy.sender}\n`,
    ),
    html: emailPage({
      language: lead.language,
      title: copy.subject,
      preheader: copy.next[lead.kind],
      body: bodyOf(
        paragraph(greeting),
        paragraph(copy.received[lead.kind]),
        ...(answers.length > 0 ? [quiet(copy.sent), rows(answers)] : []),
        paragraph(copy.next[lead.kind]),
        paragraph(reach),
        foot(html`${copy.mistake}<br>${copy.sender}`),
      ),
    }).toString(),
  }
}

/** The visitor's answers, without their name; texts with links or markup are left out. */
function rowsOf(lead: Lead): [label: string, text: string][] {
  return answersOf(lead, lead.language).flatMap(({ field, label, text }): [string, string][] => {
    if (field === 'name') return []
    return field === 'email' || !(hasLink(text) || hasMarkup(text)) ? [[label, text]] : []
  })
}
