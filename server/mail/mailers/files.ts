import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** The folder in which e-mails are written as files, where no mail server is configured. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail')

/**
 * Writes each e-mail as an RFC 5322 file, named by its Message-ID so that a second attempt
 * overwrites the first.
 */
export function filesMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'files',
    async send(message) {
      const { message: bytes } = await transport.sendMail(nodemailerMessage(message))
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      if (made) await syncFolder(dirname(made))
      const path = join(folder, `${message.messageId.replace(/[^\w.@-]/g, '_')}.eml`)
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      // Syncing the folder makes the file's name survive a power cut.
      await syncFolder(folder)
    },
    close: () => transport.close(),
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
