import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from './free-port.ts'

export interface MailServer {
  url: string
  emails: Email[]
  /**
   * Resolves with the e-mails to the agency when this many have arrived, or fails after `seconds`.
   */
  received(count: number, seconds?: number): Promise<Email[]>
  /** The e-mails to the agency; the other e-mail of a lead goes to its visitor. */
  readonly toAgency: Email[]
  stop(): Promise<void>
}

/** A real SMTP server that stores the e-mails it receives. */
export async function startMailServer(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<MailServer> {
  const emails: Email[] = []
  const watchers = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          emails.push(email)
          done()
          for (const watcher of watchers) watcher()
        }, done)
      })
    },
    ...options,
  })
  server.on('error', () => {})
  const port = options.port ?? (await freePort())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    get toAgency() {
      return agencyEmails(emails)
    },
    received: (count, seconds = 60) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`${agencyEmails(emails).length} of ${count} emails came`)),
          seconds * 1000,
        )
        const check = () => {
          const toAgency = agencyEmails(emails)
          if (toAgency.length < count) return
          clearTimeout(timer)
          watchers.delete(check)
          resolve(toAgency)
        }
        watchers.add(check)
        check()
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The agency's address is the default of the configuration. */
const agencyEmails = (emails: Email[]) =>
  emails.filter(({ to }) => to?.some(({ address }) => address === 'sales@alboran.example'))
