import { propertiesCsv } from '#server/catalogue/exchange/csv.ts'
import { kyeroXml } from '#server/catalogue/exchange/kyero-write.ts'
import { propertiesSql } from '#server/catalogue/exchange/sql.ts'
import type { Command } from '../cli/command.ts'
import { writeFile } from '../cli/files.ts'
import { several } from '../cli/output.ts'
import { parseChoice } from '../cli/values.ts'

const formats = ['csv', 'kyero', 'sql'] as const
const endings = { csv: '.csv', kyero: '.xml', sql: '.sql' }

export const homesExport: Command = {
  name: 'homes export',
  summary: 'write the homes as CSV, as a Kyero v3 feed for portals, or as SQL for a hosted project',
  details: `CSV contains every column of the homes that visitors see now; homes import reads it without loss.
Drafts, withdrawn homes and homes that are published later are in no export.
Kyero contains the homes that are available. The town is the last part of a home’s location
(“Nueva Andalucía, Marbella”: Marbella); where that is the Costa del Sol, it is
RESORT_MUNICIPALITY. Addresses begin with SITE_URL.
SQL makes visitors of a hosted project see exactly these homes: run it there as its owner.
Where SUPABASE_URL is set, the homes of that project are exported.`,
  options: {
    out: {
      value: 'file',
      help: 'write there instead of to standard output; .xml means Kyero, .sql SQL',
    },
    format: { value: 'csv|kyero|sql', help: 'the format, whatever the name of the file' },
    province: { value: 'name', help: 'the province in Kyero (by default RESORT_PROVINCE)' },
    country: { value: 'name', help: 'the country in Kyero (by default Spain)' },
  },
  examples: [
    'homes export --out homes.csv',
    'homes export --out public/feeds/kyero.xml',
    'homes export --out homes.sql',
  ],
  async run({ out, config, text, services }) {
    const file = text('out')
    const named = parseChoice('format', text('format'), formats)
    const homes = await (await services()).homes.all()
    if (out.json) return out.value(homes)
    const options = {
      siteUrl: config.siteUrl,
      resort: { ...config.resort, province: text('province') ?? config.resort.province },
      country: text('country') ?? 'Spain',
    }
    const format =
      named ?? formats.find((one) => file?.toLowerCase().endsWith(endings[one])) ?? 'csv'
    const content =
      format === 'kyero'
        ? kyeroXml(homes, options)
        : format === 'sql'
          ? propertiesSql(homes)
          : propertiesCsv(homes)
    if (file === undefined) return out.raw(content)
    writeFile(file, content)
    const written = format === 'kyero' ? (content.match(/<property>/g)?.length ?? 0) : homes.length
    out.note(`${several(written, 'home')} written to ${file}.`)
  },
}
