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
  /** What a mail client shows beside the subject. */
  preheader: string
  text: string
  html: string
  date: Date
  /** The parameters of specification §7, for a service that fills in a template of its own. */
  parameters?: Record<string, string>
}

export interface Mailer {
  /** As the log names it. */
  name: string
  /**
   * @throws {MailRefused} when trying again is useless, {@link MailDelayed} when trying again at once
   *   is; anything else is worth another try.
   */
  send(message: Message): Promise<void>
  close(): void
}

/** The mail server said no to this letter for good (a 5xx answer). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** The mail service wants to be left alone for a while. */
export class MailDelayed extends Error {
  override name = 'MailDelayed'
  /** Milliseconds. */
  readonly pause: number

  constructor(message: string, pause: number) {
    super(message)
    this.pause = pause
  }
}
