import type { Lead } from '../lead.ts'
import { html, type Html } from './html.ts'
import type { Letter } from './letter.ts'
import { letterPage } from './letter-page.ts'

/**
 * The letter that brings a lead to the agency: all that was sent, and where it came from.
 * Subjects are those of specification §7.
 */
export function agencyLetter(lead: Lead, siteUrl: string): Letter {
  const rows = rowsOf(lead, siteUrl)
  const subject = subjects[lead.kind](lead)
  const preheader = [lead.fields.email, lead.fields.phone, lead.fields.about ?? lead.fields.reference]
    .filter(Boolean)
    .join(' · ')
  return {
    subject,
    preheader,
    text: `${subject}\n\n${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`,
    html: letterPage({ language: 'en', title: subject, preheader, body: table(rows) }).toString(),
  }
}

/** What EmailJS's template gets of a lead (specification §7): a contact message has fewer parameters than an inquiry. */
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
    inquiry_type: kind === 'rental' ? 'Rental' : 'New Release Interest',
  }
}

const subjects: Record<Lead['kind'], (lead: Lead) => string> = {
  questionnaire: ({ fields }) => `New Property Interest from ${fields.name}`,
  inquiry: ({ fields }) => `New Property Interest from ${fields.name}`,
  rental: ({ fields }) => `New Rental Interest from ${fields.name}`,
  information: ({ fields }) => `Information Request from ${fields.name}: ${fields.about ?? 'the residences'}`,
  contact: ({ fields }) => `New Message from ${fields.name}`,
  interest: ({ fields }) => `New Release Interest from ${fields.name}`,
}

const labels: Record<string, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  about: 'About',
  reference: 'Reference',
  propertyType: 'Property type',
  bedrooms: 'Bedrooms',
  budget: 'Budget (EUR)',
  preferences: 'Preferences',
  message: 'Message',
  newsletter: 'Newsletter',
}

function rowsOf(lead: Lead, siteUrl: string): [label: string, value: string][] {
  const sent = Object.entries(labels).flatMap(([field, label]): [string, string][] => {
    const value = lead.fields[field]
    return value ? [[field === 'budget' && lead.kind === 'rental' ? 'Budget (EUR a month)' : label, value]] : []
  })
  return [
    ...sent,
    ['Language', lead.language === 'es' ? 'Spanish' : 'English'],
    ['Page', siteUrl + lead.sourcePath],
    ['Marketing consent', lead.consentWording ? `yes: “${lead.consentWording}”` : 'no'],
    ['Received', lead.createdAt],
    ['Lead', lead.id],
  ]
}

const table = (rows: [string, string][]): Html => html`<table style="border-collapse:collapse;width:100%;border-top:1px solid #0a2a32">
${rows.map(
  ([label, value]) =>
    html`<tr><th scope="row" style="text-align:left;vertical-align:top;font-weight:400;color:#45606a;padding:8px 16px 8px 0;border-bottom:1px solid #c6d1cf;white-space:nowrap">${label}</th><td style="padding:8px 0;border-bottom:1px solid #c6d1cf;white-space:pre-wrap;overflow-wrap:anywhere">${value}</td></tr>
`,
)}</table>`
