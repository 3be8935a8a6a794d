import type { Attachment } from '../../database/tables/leads.ts'
import type { Language } from '../../language.ts'
import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { foot, link, paragraph } from '../../mail/html/email-parts.ts'
import { agencyName } from '../../shared/agency-name.ts'
import { html } from '../../shared/text/html.ts'
import { cidOf } from './attach-files.ts'

interface Reply {
  subject: string
  text: string
  language: Language
  author: string
  attachments: readonly Attachment[]
}

interface Options {
  siteUrl: string
  /** The Content-IDs of the pictures that the e-mail contains; all other files are links. */
  shown: ReadonlySet<string>
}

/** Writes the agency's answer as it was typed, with its pictures below the text. */
export function writeReply(
  { subject, text, language, author, attachments }: Reply,
  { siteUrl, shown }: Options,
): EmailContent {
  const paragraphs = text.trim().split(/\n{2,}/)
  const signed = `${author}, ${agencyName}`
  // A file to which the text itself links needs no second link.
  const isLinked = ({ path }: Attachment) => text.includes(siteUrl + path)
  const links = attachments
    .filter((one) => !isLinked(one))
    .map(({ path, name, alt }) => `${alt ?? name}: ${siteUrl}${path}`)
  return {
    subject,
    preheader: paragraphs[0] ?? '',
    text: [text.trim(), links.join('\n'), `--\n${signed}\n`].filter(Boolean).join('\n\n'),
    html: emailPage({
      language,
      title: subject,
      preheader: paragraphs[0] ?? '',
      body: html`${paragraphs.map((part) => paragraph(html`${lines(part)}`))}${attachments.map(
        (attachment, index) => {
          const { path, name, alt } = attachment
          const cid = cidOf(index)
          if (alt !== undefined && shown.has(cid)) return picture(cid, alt)
          if (isLinked(attachment)) return html``
          return paragraph(html`${link(siteUrl + path, alt ?? name)}`)
        },
      )}${foot(signed)}`,
    }).toString(),
  }
}

/** A picture in the e-mail, by its Content-ID. */
const picture = (cid: string, alt: string) => html`
<p style="margin:0 0 16px">
<img src="cid:${cid}" alt="${alt}" width="520" style="${pictureStyle}">
</p>`

const pictureStyle = 'display:block;width:100%;max-width:520px;height:auto;border:0'

const lines = (text: string) =>
  text.split('\n').map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)
