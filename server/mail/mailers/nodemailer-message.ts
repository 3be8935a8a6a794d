import type { SendMailOptions } from 'nodemailer'
import { headerText } from './header-text.ts'
import type { Message } from './mailer.ts'

/** An e-mail as nodemailer's transports take it. */
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
  headers,
  subject: headerText(subject),
  text,
  html,
  // As a part that mail clients act by, and as a file.
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
