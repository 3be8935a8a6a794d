import type { SendMailOptions } from 'nodemailer'
import { headerText } from './header-text.ts'
import type { Message } from './mailer.ts'

/** Converts an e-mail to the form that nodemailer's transports accept. */
export const nodemailerMessage = ({
  messageId,
  from,
  to,
  replyTo,
  headers,
  subject,
  text,
  html,
  calendar,
  files,
  date,
}: Message): SendMailOptions => ({
  messageId: `<${messageId}>`,
  from,
  to,
  replyTo,
  headers: headers && unfolded(headers),
  subject: headerText(subject),
  text,
  html,
  // Calendar data is sent twice: as a part on which mail clients act, and as a file.
  icalEvent: calendar && {
    method: calendar.method,
    content: calendar.text,
    filename: 'viewing.ics',
  },
  attachments: files?.map(({ name, type, bytes, cid }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
    ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
  })),
  date,
})

/**
 * Prevents a header with a web address from being folded: its first line would be empty, which some
 * mail programs and filters take for an empty header.
 */
const unfolded = (headers: Readonly<Record<string, string>>): SendMailOptions['headers'] =>
  Object.entries(headers).map(([key, value]) =>
    /^<https?:[!-~]{1,900}$/.test(value)
      ? { key, value: { prepared: true, foldLines: false, value } }
      : { key, value },
  )
