import { csvOf } from '#server/catalogue/exchange/csv.ts'
import { kyeroOf } from '#server/catalogue/exchange/kyero.ts'
import type { Command } from '../command.ts'
import { writeFile } from '../files.ts'
import { several } from '../output.ts'
import { oneOf } from '../values.ts'

export const homesExport: Command = {
  name: 'homes export',
  summary: 'write the homes as CSV, or as a Kyero v3 feed for portals',
  details: `CSV holds every column of every home, and homes import reads it back without loss.
Kyero holds the homes that are available. The town is what stands last in a home’s location
(“Nueva Andalucía, Marbella”: Marbella). Addresses begin with SITE_URL.`,
  options: {
    out: { value: 'file', help: 'write there instead of to standard output; .xml means Kyero' },
    format: { value: 'csv|kyero', help: 'whatever the file is called' },
    province: { value: 'name', help: 'for Kyero (Málaga)' },
    country: { value: 'name', help: 'for Kyero (Spain)' },
  },
  examples: ['homes export --out homes.csv', 'homes export --out public/feeds/kyero.xml'],
  async run({ out, config, text, office }) {
    const file = text('out')
    const named = oneOf('format', text('format'), ['csv', 'kyero'])
    const homes = await (await office()).homes.all()
    if (out.json) return out.value(homes)
    const house = { siteUrl: config.siteUrl, province: text('province') ?? 'Málaga', country: text('country') ?? 'Spain' }
    const kyero = named ? named === 'kyero' : (file?.toLowerCase().endsWith('.xml') ?? false)
    const content = kyero ? kyeroOf(homes, house) : csvOf(homes)
    if (file === undefined) return out.raw(content)
    writeFile(file, content)
    const written = kyero ? (content.match(/<property>/g)?.length ?? 0) : homes.length
    out.note(`${several(written, 'home')} written to ${file}.`)
  },
}
