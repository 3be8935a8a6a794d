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
  date,
})
