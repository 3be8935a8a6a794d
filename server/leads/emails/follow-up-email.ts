import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { button, foot, paragraph } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/html.ts'
import type { Lead } from '../lead.ts'

/**
 * The reminder of a lead that a member of staff wanted to follow up. It names the person and links
 * to the office.
 */
export function writeFollowUp({ id, fields }: Lead, siteUrl: string): EmailContent {
  const { name = '', about, reference } = fields
  const subject = `Follow up: ${name}`
  const link = `${siteUrl}/office/leads/${id}`
  const text = `You wanted to be reminded of ${name} today${about || reference ? `, about ${about ?? reference}` : ''}.`
  return {
    subject,
    preheader: text,
    text: `${text}\n\n${link}\n\n--\nThis reminder is sent once.\n`,
    html: emailPage({
      language: 'en',
      title: subject,
      preheader: text,
      body: html`${paragraph(text)}${button(link, 'Open the lead')}${foot('This reminder is sent once.')}`,
    }).toString(),
  }
}
