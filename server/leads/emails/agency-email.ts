import { type Language, pathIn } from '../../language.ts'
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
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { html, type Html } from '../../shared/text/html.ts'
import { dateAndTime } from '../../shared/time/formats.ts'
import { answersOf, type Answer } from '../answers.ts'
import { writtenAnswer } from '../blank-answers.ts'
import { type Lead, nameOrAddress } from '../lead.ts'
import { agencyEmailWords } from './agency-email-words.ts'

interface Opening {
  subject: string
  introduction?: { text: string; html: Html }
}

/**
 * Writes the e-mail that tells the agency about a new lead. The subjects are those of
 * docs/requirements/leads.md#leads-and-e-mail.
 * @param language the agency's language, whatever the visitor's is.
 */
export function writeAgencyEmail(lead: Lead, siteUrl: string, language: Language): EmailContent {
  const { kind, fields } = lead
  const subject = agencyEmailWords[language].subjects[kind](nameOrAddress(fields), fields.about)
  return writeEmailAboutLead(lead, siteUrl, { subject }, language)
}

/**
 * Writes an e-mail to the agency about a lead: everything that was sent, and the page from which it
 * came.
 */
export function writeEmailAboutLead(
  lead: Lead,
  siteUrl: string,
  opening: Opening,
  language: Language,
): EmailContent {
  const words = agencyEmailWords[language]
  const { email = '', phone, about, reference } = lead.fields
  const { suspicion } = lead
  const subject = (suspicion ? words.suspect : '') + opening.subject
  const preheader = [email, phone, about ?? reference].filter(Boolean).join(' · ')
  const answers = rowsOf(lead, language)
  const origin = originOf(lead, siteUrl, language)
  const written = writtenAnswer(lead, 'message') || undefined
  const answer = howToAnswer(lead, language)
  const office = siteUrl + pathIn(language, `/office/leads/${lead.id}`)
  const warning = suspicion
    ? `${words.maybeRobot} ${words.suspicions[suspicion]} ${words.noAcknowledgement}`
    : undefined
  return {
    subject,
    preheader,
    text: paragraphs(
      subject,
      warning,
      opening.introduction?.text,
      written,
      labelledLines(answers.map(({ label, text }) => [label, text])),
      `${words.open}:\n${office}`,
      answer,
      `--\n${labelledLines(origin)}\n`,
    ),
    html: emailPage({
      language,
      title: subject,
      preheader,
      body: bodyOf(
        warning ? paragraph(warning) : undefined,
        opening.introduction?.html,
        written === undefined ? undefined : quotation(written),
        rows(answers.map((one) => [one.label, linked(one)])),
        button(office, words.open),
        paragraph(answer),
        foot(lineBroken(origin)),
      ),
    }).toString(),
  }
}

function howToAnswer({ language: writes, fields }: Lead, language: Language): string {
  const { answerGoesTo, unanswerable, writesIn } = agencyEmailWords[language]
  return (
    (isEmailAddress(fields.email ?? '') ? answerGoesTo(nameOrAddress(fields)) : unanswerable) +
    writesIn[writes]
  )
}

/**
 * The parameters of EmailJS's template (docs/requirements/leads.md#leads-and-e-mail). A contact
 * message has fewer than an enquiry.
 */
export function leadParameters({ kind, fields }: Lead): Record<string, string> {
  const { email = '', phone = '', about, message } = fields
  const name = nameOrAddress(fields)
  if (kind === 'contact') return { from_name: name, from_email: email, message: message ?? '' }
  return {
    from_name: name,
    from_email: email,
    from_phone: phone,
    property_type: fields.propertyType ?? fields.preferences ?? about ?? '',
    bedrooms: fields.bedrooms ?? '',
    budget: fields.budget ?? '',
    message: message ?? (about ? `Information request: ${about}` : ''),
    inquiry_type: categoryOf(kind),
  }
}

/**
 * The categories by which the agency sorts enquiries (docs/requirements/leads.md#leads-and-e-mail).
 */
const categoryOf = (kind: Lead['kind']) =>
  kind === 'rental' ? 'Rental' : kind === 'viewing' ? 'Viewing' : 'New Release Interest'

type Row = readonly [label: string, value: string]

/**
 * Everything that was sent, except the message, which is quoted above. A blank message has a row.
 */
const rowsOf = (lead: Lead, language: Language): Answer[] => [
  ...(lead.kind === 'contact'
    ? []
    : [
        {
          field: 'kind',
          label: agencyEmailWords[language].category,
          text: agencyEmailWords[language].categories[categoryOf(lead.kind)],
        },
      ]),
  ...answersOf(lead, language).filter(
    ({ field }) => field !== 'message' || !writtenAnswer(lead, 'message'),
  ),
]

/** The page from which the lead came, and the proof of consent. */
function originOf(lead: Lead, siteUrl: string, language: Language): Row[] {
  const words = agencyEmailWords[language]
  const { consentWording } = lead
  return [
    [words.page, siteUrl + lead.sourcePath],
    [words.language, words.languages[lead.language]],
    [words.consent, consentWording ? words.yes(consentWording) : words.no],
    [words.received, words.at(dateAndTime(lead.createdAt, language))],
    [words.lead, lead.id],
  ]
}

/** Turns e-mail addresses and telephone numbers into links. */
function linked({ field, text }: Answer): string | Html {
  if (field === 'email' && isEmailAddress(text))
    return link(`mailto:${encodeURIComponent(text).replace('%40', '@')}`, text)
  const digits = text.replace(/[^\d+]/g, '')
  return field === 'phone' && digits.length > 5 ? link(`tel:${digits}`, text) : text
}

const lineBroken = (entries: readonly Row[]): Html =>
  html`${entries.map(([label, value]) => html`${label}: ${value}<br>`)}`
