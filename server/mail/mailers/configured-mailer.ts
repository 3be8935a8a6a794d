import { type EmailJsAccount, emailJsMailer } from './emailjs.ts'
import { filesMailer, mailFolder } from './files.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

/** How e-mail leaves: part of the configuration. */
export interface MailSettings {
  smtpUrl: string | undefined
  emailJs: EmailJsAccount | undefined
  dataDir: string
}

/** SMTP where it is set up, else EmailJS, else files in the data folder. */
export function configuredMailer({ smtpUrl, emailJs, dataDir }: MailSettings): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl)
  return emailJs ? emailJsMailer(emailJs) : filesMailer(mailFolder(dataDir))
}
