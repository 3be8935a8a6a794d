import { type Language, pathIn } from '../../language.ts'
import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { button, foot, paragraph } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/text/html.ts'
import { type Lead, nameOrAddress } from '../lead.ts'

const words = {
  en: {
    subject: (name: string) => `Follow up: ${name}`,
    text: (name: string, about: string) => `You wanted to be reminded of ${name} today${about}.`,
    about: (what: string) => `, about ${what}`,
    open: 'Open the lead',
    once: 'This reminder is sent once.',
  },
  es: {
    subject: (name: string) => `Seguimiento: ${name}`,
    text: (name: string, about: string) => `Quería que hoy se le recordara a ${name}${about}.`,
    about: (what: string) => `, sobre ${what}`,
    open: 'Abrir la consulta',
    once: 'Este recordatorio se envía una sola vez.',
  },
}

/**
 * Writes the reminder of a lead that a member of staff wanted to follow up. It names the person and
 * links to the office.
 */
export function writeFollowUp(
  { id, fields }: Lead,
  siteUrl: string,
  language: Language,
): EmailContent {
  const copy = words[language]
  const { about, reference } = fields
  const name = nameOrAddress(fields)
  const subject = copy.subject(name)
  const link = siteUrl + pathIn(language, `/office/leads/${id}`)
  const what = about ?? reference
  const text = copy.text(name, what ? copy.about(what) : '')
  return {
    subject,
    preheader: text,
    text: `${text}\n\n${link}\n\n--\n${copy.once}\n`,
    html: emailPage({
      language,
      title: subject,
      preheader: text,
      body: html`${paragraph(text)}${button(link, copy.open)}${foot(copy.once)}`,
    }).toString(),
  }
}
