import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Where letters lie as files. */
export const mailDir = (dataDir: string): string => join(dataDir, 'mail')

/** Writes each letter as an RFC 5322 file named by its Message-ID, so that a second try overwrites the first. */
export function emlMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'files',
    async send({ messageId, from, to, replyTo, headers, subject, text, html, date }) {
      const { message: bytes } = await transport.sendMail({
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
      const made = await mkdir(folder, { recursive: true })
      if (made) await sync(dirname(made))
      const path = join(folder, `${messageId.replace(/[^\w.@-]/g, '_')}.eml`)
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      // The name is on the disk when the folder is.
      await sync(folder)
    },
    close: () => transport.close(),
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
