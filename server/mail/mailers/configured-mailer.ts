import { type EmailJsAccount, emailJsMailer } from './emailjs.ts'
import { filesMailer, mailFolder } from './files.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

/** The configuration of a mailer. */
interface MailSettings {
  smtpUrl: string | undefined
  emailJs: EmailJsAccount | undefined
  dataDir: string
}

type MailTransport =
  | { kind: 'smtp'; url: string }
  | { kind: 'emailjs'; account: EmailJsAccount }
  | { kind: 'files'; folder: string }

/** SMTP where it is configured, otherwise EmailJS, otherwise files in the data folder. */
export function mailTransport({ smtpUrl, emailJs, dataDir }: MailSettings): MailTransport {
  if (smtpUrl) return { kind: 'smtp', url: smtpUrl }
  return emailJs
    ? { kind: 'emailjs', account: emailJs }
    : { kind: 'files', folder: mailFolder(dataDir) }
}

/** The mailer that the {@link mailTransport} names. */
export function configuredMailer(settings: MailSettings): Mailer {
  const transport = mailTransport(settings)
  switch (transport.kind) {
    case 'smtp':
      return smtpMailer(transport.url)
    case 'emailjs':
      return emailJsMailer(transport.account)
    case 'files':
      return filesMailer(transport.folder)
  }
}
