import type { Message } from './mailers/mailer.ts'

/** The content of an e-mail. */
export interface EmailContent {
  subject: string
  text: string
  html: string
  /** The preview text that a mail client shows beside the subject. */
  preheader: string
}

/** An e-mail and its recipient. The outbox adds sender, date and Message-ID. */
export type AddressedEmail = Omit<Message, 'messageId' | 'from' | 'date'> & {
  /** The sender, where it differs from that of all other e-mails. */
  from?: string
}
