import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './mailer.ts'

const second = 1000

/** Sends by SMTP, with TLS as the address asks (`smtps:`) or as the server offers (STARTTLS). */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, ...message }) {
      try {
        await transport.sendMail({ ...message, messageId: `<${messageId}>` })
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused(error.message, { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}

function isPermanent(error: unknown): error is Error {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
}
