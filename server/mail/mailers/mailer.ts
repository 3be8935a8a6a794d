/**
 * An e-mail that is ready to be sent. Addresses are written as `Name <name@example.com>` or bare.
 */
export interface Message {
  /** Without angle brackets. */
  messageId: string
  from: string
  to: string
  replyTo?: string | undefined
  /** Further headers by name, such as List-Unsubscribe. */
  headers?: Record<string, string>
  subject: string
  /** The preview text that a mail client shows beside the subject. */
  preheader: string
  text: string
  html: string
  /** An invitation or a cancellation for calendars. A service without attachments omits it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string } | undefined
  /** The attachments. A service without attachments omits them: the text has links to them. */
  files?: readonly MessageFile[] | undefined
  date: Date
  /**
   * Template parameters, for a service that writes the e-mail by a template of its own
   * (docs/requirements/leads.md#leads-and-e-mail).
   */
  parameters?: Record<string, string>
}

/** A file that belongs to an e-mail. */
export interface MessageFile {
  name: string
  /** The media type. */
  type: string
  bytes: Uint8Array
  /** The Content-ID by which the HTML shows the file; absent for an attachment. */
  cid?: string
}

export interface Mailer {
  /** The name of the mailer in the log. */
  name: string
  /**
   * @param signal aborts when the caller no longer waits: an e-mail that has not been begun is not
   *   sent, and sending in progress is aborted.
   * @throws {MailRefused} when another attempt is useless.
   * @throws {MailDelayed} when the next attempt has to wait.
   * @throws {MailUnanswered} when the e-mail may have been sent.
   * @throws any other error when it was not sent, and another attempt may succeed.
   */
  send(message: Message, signal?: AbortSignal): Promise<void>
  /**
   * Connects and signs in without sending; rejects when the mail server does not accept e-mails
   * now.
   */
  check?(): Promise<unknown>
  close(): void
}

/**
 * A mail server's answer that reports a failure. Its text may quote the e-mail, so the log gets
 * only its code.
 */
export class MailAnswer extends Error {
  override name = 'MailAnswer'
  readonly forLog: string

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.forLog = answerCode.exec(message)?.[0] ?? 'an answer without a code'
  }
}

/** A status of SMTP or HTTP, with the enhanced status code of RFC 3463 where there is one. */
const answerCode = /\b[2-5]\d\d\b([ -][245]\.\d{1,3}\.\d{1,3}\b)?/

/** The mail server refused this e-mail for good (a 5xx answer). */
export class MailRefused extends MailAnswer {
  override name = 'MailRefused'
}

/** The mail service accepts no e-mails for a while. */
export class MailDelayed extends MailAnswer {
  override name = 'MailDelayed'
  /** The time after which another attempt makes sense, in milliseconds. */
  readonly delay: number

  constructor(message: string, delay: number) {
    super(message)
    this.delay = delay
  }
}

/**
 * The mail server has, or may have, the whole e-mail, but did not say whether it accepts or refuses
 * it. Another attempt may make a second copy.
 */
export class MailUnanswered extends Error {
  override name = 'MailUnanswered'

  /** @param cause the reason for which there is no answer. */
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`it may have been sent: the mail server did not answer (${reason})`, { cause })
  }
}
