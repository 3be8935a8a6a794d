import type { Message } from './mailers/mailer.ts'

/** The letters we send, by the names under which they wait in the outbox. */
export type LetterName = 'agency' | 'acknowledgement' | 'newsletter-confirmation' | 'account'

/** What a letter says. */
export interface Letter {
  subject: string
  text: string
  html: string
  /** What a mail client shows beside the subject. */
  preheader: string
}

/** A letter and who it is for; sender, date and Message-ID are the outbox's. */
export type AddressedLetter = Omit<Message, 'messageId' | 'from' | 'date'>
