import { createTransport } from 'nodemailer'
import { second } from '../../shared/durations.ts'
import { type Mailer, MailAnswer, MailRefused } from './mailer.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** How long a mail server may take to greet us, and to answer a command, in milliseconds. */
const defaultTimeouts = { connect: 10 * second, answer: 30 * second }

/** Milliseconds after which an unused connection is closed, because servers close idle ones. */
const idleTimeout = 5 * second

/**
 * Sends by SMTP, with TLS as the address asks (`smtps:`) or as the server offers (STARTTLS).
 * E-mails that follow one another share a connection, so that many go quickly after an outage.
 */
export function smtpMailer(url: string, { connect, answer } = defaultTimeouts): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // As many as the outbox sends at once.
    maxConnections: 10,
    maxMessages: 100,
    idleTimeout,
    // One new connection, where a kept one turns out to be dead before anything of the e-mail was
    // sent.
    maxRequeues: 1,
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send(message) {
      try {
        await transport.sendMail(nodemailerMessage(message))
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused(error.message, { cause: error })
        if (isAnswer(error)) throw new MailAnswer(error.message, { cause: error })
        throw error
      }
    },
    check: () => transport.verify(),
    close: () => transport.close(),
  }
}

/**
 * Whether an error is a 5xx about this e-mail: its envelope or its text. A 5xx about the connection
 * or the password says nothing about the e-mail, and the mail server's operator can correct it.
 */
function isPermanent(error: unknown): error is Error {
  if (!isAnswer(error) || !('code' in error)) return false
  return error.responseCode >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}

/** Whether the server answered at all. */
const isAnswer = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
