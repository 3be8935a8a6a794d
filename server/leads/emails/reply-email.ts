import type { Language } from '../../language.ts'
import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { foot, paragraph } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/html.ts'

interface Reply {
  subject: string
  text: string
  language: Language
  /** Who wrote it. */
  author: string
}

const signature = {
  en: ({ author }: Reply) => `${author}, Alborán Residences`,
  es: ({ author }: Reply) => `${author}, Alborán Residences`,
}

/** An answer of the agency's, as it was written. */
export function writeReply(reply: Reply): EmailContent {
  const { subject, text, language } = reply
  const paragraphs = text.trim().split(/\n{2,}/)
  const signed = signature[language](reply)
  return {
    subject,
    preheader: paragraphs[0] ?? '',
    text: `${text.trim()}\n\n--\n${signed}\n`,
    html: emailPage({
      language,
      title: subject,
      preheader: paragraphs[0] ?? '',
      body: html`${paragraphs.map((part) => paragraph(html`${lines(part)}`))}${foot(signed)}`,
    }).toString(),
  }
}

const lines = (text: string) =>
  text.split('\n').map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)
