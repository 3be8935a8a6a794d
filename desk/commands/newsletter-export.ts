import { writeCsv } from '#server/shared/text/csv.ts'
import type { Command } from '../cli/command.ts'
import { writeFile } from '../cli/files.ts'
import { several } from '../cli/output.ts'

export const newsletterExport: Command = {
  name: 'newsletter export',
  summary: 'write the confirmed subscribers, for the tool that sends the newsletter',
  details: `CSV with address, language, when it was confirmed, and a link to unsubscribe. Each link belongs
to one subscriber: put it into the text of their e-mail, and into its headers as
  List-Unsubscribe: <link>
  List-Unsubscribe-Post: List-Unsubscribe=One-Click
Export again before every sending, so that people who have unsubscribed since are left out.`,
  options: { out: { value: 'file', help: 'write there instead of to standard output' } },
  examples: ['newsletter export --out subscribers.csv'],
  async run({ out, text, services }) {
    const subscribers = await (await services()).newsletter.subscribers()
    const rows = subscribers.map(({ email, language, confirmedAt, unsubscribe }) => [
      email,
      language,
      confirmedAt,
      unsubscribe,
    ])
    const content = out.json
      ? `${JSON.stringify(subscribers, null, 2)}\n`
      : writeCsv([['email', 'language', 'confirmed_at', 'unsubscribe'], ...rows])
    const file = text('out')
    if (file === undefined) return out.raw(content)
    writeFile(file, content, { personal: true })
    out.note(`${several(subscribers.length, 'subscriber')} written to ${file}.`)
  },
}
