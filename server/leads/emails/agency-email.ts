import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { bodyOf, foot, link, paragraph, quotation, rows } from '../../mail/html/email-parts.ts'
import { labelledLines, paragraphs } from '../../mail/paragraphs.ts'
import { isEmailAddress } from '../../shared/email-address.ts'
import { html, type Html } from '../../shared/html.ts'
import { answersOf, type Answer, spanishTime } from '../answers.ts'
import type { Lead } from '../lead.ts'
import { suspicionWords } from './suspicion-words.ts'

interface AgencyEmailOpening {
  subject: string
  text: string
  html: Html
}

/**
 * The e-mail that tells the agency of a lead: everything that was sent, and the page it came from.
 * The subjects are those of docs/requirements.md#leads-and-e-mail.
 * @param opening where a feature has its own subject, and something to say before what was sent.
 */
export function writeAgencyEmail(
  lead: Lead,
  siteUrl: string,
  opening?: AgencyEmailOpening,
): EmailContent {
  const { email = '', phone, about, reference, message } = lead.fields
  const { suspicion } = lead
  const subject = `${suspicion ? 'Suspect: ' : ''}${opening?.subject ?? subjects[lead.kind](lead)}`
  const preheader = [email, phone, about ?? reference].filter(Boolean).join(' · ')
  const answers = rowsOf(lead)
  const origin = originOf(lead, siteUrl)
  const said = message === noMessage ? undefined : message || undefined
  const answer = howToAnswer(lead)
  const warning = suspicion
    ? `This may come from a robot: ${suspicionWords[suspicion]} The sender got no acknowledgement.`
    : undefined
  return {
    subject,
    preheader,
    text: paragraphs(
      subject,
      warning,
      opening?.text,
      said,
      labelledLines(answers.map(({ label, text }) => [label, text])),
      answer,
      `--\n${labelledLines(origin)}\n`,
    ),
    html: emailPage({
      language: 'en',
      title: subject,
      preheader,
      body: bodyOf(
        warning ? paragraph(warning) : undefined,
        opening?.html,
        said === undefined ? undefined : quotation(said),
        rows(answers.map((one) => [one.label, linked(one)])),
        paragraph(answer),
        foot(lineBroken(origin)),
      ),
    }).toString(),
  }
}

function howToAnswer({ language, fields: { name = '', email = '' } }: Lead): string {
  const answer = isEmailAddress(email)
    ? `Your answer to this e-mail goes to ${name}`
    : 'The address cannot be answered as it is: please read it'
  return language === 'es' ? `${answer}, who writes in Spanish.` : `${answer}.`
}

/**
 * The parameters of EmailJS's template (docs/requirements.md#leads-and-e-mail). A contact message
 * has fewer than an inquiry.
 */
export function leadParameters({ kind, fields }: Lead): Record<string, string> {
  const { name = '', email = '', phone = '', about, message } = fields
  if (kind === 'contact') return { from_name: name, from_email: email, message: message ?? '' }
  return {
    from_name: name,
    from_email: email,
    from_phone: phone,
    property_type: fields.propertyType ?? fields.preferences ?? about ?? '',
    bedrooms: fields.bedrooms ?? '',
    budget: fields.budget ?? '',
    message: message ?? (about ? `Information request: ${about}` : ''),
    inquiry_type: inquiryTypeOf(kind),
  }
}

/** The categories by which the agency sorts inquiries (docs/requirements.md#leads-and-e-mail). */
const inquiryTypeOf = (kind: Lead['kind']) =>
  kind === 'rental' ? 'Rental' : kind === 'viewing' ? 'Viewing' : 'New Release Interest'

const subjects: Record<Lead['kind'], (lead: Lead) => string> = {
  questionnaire: ({ fields }) => `New Property Interest from ${fields.name}`,
  inquiry: ({ fields }) => `New Property Interest from ${fields.name}`,
  rental: ({ fields }) => `New Rental Interest from ${fields.name}`,
  information: ({ fields }) =>
    `Information Request from ${fields.name}: ${fields.about ?? 'the residences'}`,
  contact: ({ fields }) => `New Message from ${fields.name}`,
  interest: ({ fields }) => `New Release Interest from ${fields.name}`,
  viewing: ({ fields }) => `Viewing Request from ${fields.name}`,
}

type Row = readonly [label: string, value: string]

/**
 * The stored value of a blank message; it is shown as a field, not quoted as the visitor's words.
 */
const noMessage = 'No additional message provided'

/** Everything that was sent but the message, which is quoted before. */
const rowsOf = (lead: Lead): Answer[] => [
  ...(lead.kind === 'contact'
    ? []
    : [{ field: 'kind', label: 'Inquiry type', text: inquiryTypeOf(lead.kind) }]),
  ...answersOf(lead, 'en').filter(({ field, text }) => field !== 'message' || text === noMessage),
]

/** The origin of the lead, and the proof of consent. */
const originOf = (lead: Lead, siteUrl: string): Row[] => [
  ['Page', siteUrl + lead.sourcePath],
  ['Language', lead.language === 'es' ? 'Spanish' : 'English'],
  ['Marketing consent', lead.consentWording ? `yes: “${lead.consentWording}”` : 'no'],
  ['Received', `${spanishTime(lead.createdAt, 'en')}, Spanish time`],
  ['Lead', lead.id],
]

/** E-mail addresses and telephone numbers are links. */
function linked({ field, text }: Answer): string | Html {
  if (field === 'email' && isEmailAddress(text))
    return link(`mailto:${encodeURIComponent(text).replace('%40', '@')}`, text)
  const digits = text.replace(/[^\d+]/g, '')
  return field === 'phone' && digits.length > 5 ? link(`tel:${digits}`, text) : text
}

const lineBroken = (entries: readonly Row[]): Html =>
  html`${entries.map(([label, value]) => html`${label}: ${value}<br>`)}`
