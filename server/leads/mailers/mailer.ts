/** A letter ready to go. Addresses as `Name <name@example.com>` or bare. */
export interface Message {
  /** Without angle brackets. */
  messageId: string
  from: string
  to: string
  replyTo?: string | undefined
  /** Further headers by name, such as List-Unsubscribe. */
  headers?: Record<string, string>
  subject: string
  text: string
  html: string
  date: Date
}

export interface Mailer {
  /** @throws {MailRefused} when trying again is useless; anything else is worth another try. */
  send(message: Message): Promise<void>
  close(): void
}

/** The mail server said no for good (a 5xx answer). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
