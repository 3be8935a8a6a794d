import { leadCells, leadColumns } from '#server/leads/lead-table.ts'
import { csvLines, writeCsv } from '#server/shared/text/csv.ts'
import { type Command, UsageError } from '../cli/command.ts'
import { writeFile } from '../cli/files.ts'
import { several } from '../cli/output.ts'
import { emailAddress } from '../cli/values.ts'
import { leadFilterOf, leadFilterOptions } from './lead-filter.ts'

export const leadsExport: Command = {
  name: 'leads export',
  summary: 'write leads as CSV or JSON, or all data of one person',
  details: `CSV opens in any spreadsheet; cells that it would run as formulas have an apostrophe in front.
With --person it writes everything that is stored about one person, as JSON, to answer a request for their data.`,
  options: {
    ...leadFilterOptions,
    out: { value: 'file', help: 'write there instead of to standard output' },
    person: {
      value: 'address',
      help: 'all data of one person: leads, e-mails, newsletter, consents, account',
    },
  },
  examples: [
    'leads export --since 2026-01-01 --out leads.csv',
    'leads export --person elena@example.com --out elena.json',
  ],
  async run(call) {
    const { out, text, flag } = call
    const person = text('person')
    const narrowed = Object.keys(leadFilterOptions).filter(
      (option) => text(option) !== undefined || flag(option),
    )
    if (person !== undefined && narrowed.length > 0)
      throw new UsageError(
        `--person means all of one person’s data; leave out --${narrowed.join(' and --')}`,
      )
    const { leads, people } = await call.services()

    function finish(content: string, what: string) {
      const file = text('out')
      if (file === undefined) return out.raw(content)
      writeFile(file, content, { personal: true })
      out.note(`${what} written to ${file}.`)
    }

    if (person !== undefined) {
      const data = await people.data(emailAddress(person))
      return finish(`${JSON.stringify(data, null, 2)}\n`, several(data.leads.length, 'lead'))
    }
    const filter = leadFilterOf(call)
    const total = await leads.count(filter)
    const parts = [out.json ? '' : writeCsv([leadColumns])]
    let done = 0
    for await (const lead of leads.each(filter)) {
      parts.push(
        out.json ? `${done > 0 ? ',\n' : ''}${JSON.stringify(lead)}` : csvLines([leadCells(lead)]),
      )
      done++
      out.progress('Leads:', done, Math.max(done, total))
    }
    const content = parts.join('')
    return finish(out.json ? `[${content}]\n` : content, several(done, 'lead'))
  },
}
