import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { paragraph } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/html.ts'

/**
 * The notice to the agency that submissions are quarantined (docs/requirements.md#spam), so that
 * one that a person sent is not overlooked.
 * @param count how many are quarantined now.
 */
export function writeQuarantineNotice(count: number): EmailContent {
  const subject = `Quarantined as a robot’s: ${count}`
  const what =
    'These submissions of the site’s forms were not e-mailed, because they look like a robot’s or came in great number. They are deleted after 30 days.'
  const how =
    'To see them: npm run desk -- leads list --suspects. To make a lead of one: npm run desk -- leads release, and its id.'
  return {
    subject,
    preheader: what,
    text: `${subject}\n\n${what}\n\n${how}\n`,
    html: emailPage({
      language: 'en',
      title: subject,
      preheader: what,
      body: html`${paragraph(what)}${paragraph(how)}`,
    }).toString(),
  }
}
