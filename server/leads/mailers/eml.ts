import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Writes each letter as an RFC 5322 file named by its Message-ID, so that a second try overwrites the first. */
export function emlMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send({ messageId, ...message }) {
      const { message: bytes } = await transport.sendMail({ ...message, messageId: `<${messageId}>` })
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${messageId.replace(/[^\w.@-]/g, '_')}.eml`)
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    close: () => transport.close(),
  }
}
