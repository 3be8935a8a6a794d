import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './mailer.ts'

const second = 1000

/** How long a mail server may take to greet us, and to answer, in milliseconds. */
const patience = { connect: 10 * second, answer: 30 * second }

/** A connection without a letter is given back so soon, in milliseconds: servers hang up on idle ones. */
const idle = 5 * second

/**
 * Sends by SMTP, with TLS as the address asks (`smtps:`) or as the server offers (STARTTLS). Letters that
 * follow one another share a connection: after an outage greeting, TLS and password are not paid for each.
 */
export function smtpMailer(url: string, { connect, answer } = patience): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // As many as the outbox has in hand at most.
    maxConnections: 10,
    maxMessages: 100,
    idleTimeout: idle,
    // Once anew, where a kept connection turns out to be dead before anything of the letter was sent.
    maxRequeues: 1,
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send({ messageId, from, to, replyTo, headers, subject, text, html, date }) {
      try {
        await transport.sendMail({
          from,
          to,
          replyTo,
          headers,
          subject,
          text,
          html,
          date,
          messageId: `<${messageId}>`,
        })
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused(error.message, { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * A 5xx about this letter: its envelope or its text. One about the connection or the password says
 * nothing of the letter, and is mended by whoever runs the mail server.
 */
function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return (
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  )
}
