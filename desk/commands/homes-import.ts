import { basename } from 'node:path'
import { decodeFeed } from '#server/catalogue/exchange/feed.ts'
import type { ImportReport } from '#server/catalogue/exchange/plan-import.ts'
import { readFeed } from '#server/catalogue/exchange/read-feed.ts'
import { placeText } from '#server/catalogue/exchange/row-problem.ts'
import { shrinkLimit } from '#server/catalogue/exchange/shrink.ts'
import { type Command, CommandFailure } from '../cli/command.ts'
import { readFile } from '../cli/files.ts'
import { type CommandOutput, several } from '../cli/output.ts'
import { parseChoice } from '../cli/values.ts'

export const homesImport: Command = {
  name: 'homes import',
  summary: 'replace the homes that visitors see by those of a CSV file or a Kyero v3 feed',
  details: `The file lists every home that visitors are to see: homes are added and changed by their id, and homes that are
not in the file are withdrawn. Drafts, withdrawn homes and homes that are published later are not withdrawn.
Everything is checked first: if any field is invalid, nothing is imported, and the report names every such field.
A withdrawn home keeps its address and reference. A later file that names it does not publish it again; the office
can. A file that would withdraw more than ${shrinkLimit * 100}% of the homes is held back.
Values stay unchanged where a CSV file lacks the column, or Kyero has no field. A blank id, address or time is
filled in: the row then belongs to the home with its reference, or to a new home. The office lists the import,
and can undo it. Pages show the change within a minute. “-” reads standard input.
Where SUPABASE_URL is set, the homes are in that project, and only its owner may write them: import with an empty
SUPABASE_URL, write a script with homes export --out homes.sql, and run the script there.`,
  args: ['file'],
  options: {
    'dry-run': { help: 'check the file and report what would change, without changing anything' },
    'keep-missing': { help: 'only add and change homes: those that are not in the file stay' },
    'skip-refused': {
      help: 'import the valid rows; the homes of refused rows stay unchanged',
    },
    'allow-shrink': { help: `withdraw more than ${shrinkLimit * 100}% of the homes` },
    format: { value: 'csv|kyero', help: 'by default recognised from the content of the file' },
  },
  examples: ['homes import feed.xml --dry-run', 'homes import homes.csv --keep-missing'],
  async run({ out, config, args: [file = ''], text, flag, services }) {
    if (config.supabaseUrl)
      throw new CommandFailure(
        `The homes are in the hosted project at ${config.supabaseUrl}, not here: nothing was imported. See homes import --help`,
      )
    const named = parseChoice('format', text('format'), ['csv', 'kyero'] as const)
    const content = decodeFeed(readFile(file))
    const feed = readFeed(content, config.siteUrl, named)
    const report = await (
      await services()
    ).homes.import(
      { name: file === '-' ? 'stdin' : basename(file), feed },
      {
        dryRun: flag('dry-run'),
        keepMissing: flag('keep-missing'),
        skipRefused: flag('skip-refused'),
        allowShrink: flag('allow-shrink'),
        progress: (done, total) => out.progress('Homes:', done, total),
      },
    )
    if (out.json) out.value(report)
    else print(out, report)
    return report.outcome === 'refused' || report.outcome === 'held back' ? 1 : 0
  },
}

/** At most this many changed homes are named; the others are only counted. */
const namedAtMost = 20

function print(
  out: CommandOutput,
  { outcome, rows, before, added, changed, unchanged, withdrawn, refused, notes }: ImportReport,
) {
  if (refused.length > 0) {
    out.table(
      ['Where', 'Home', 'Field', 'Value', 'Problem'],
      refused.map(({ place, id, field, value, problem }) => [
        place ? placeText(place) : 'file',
        id,
        field,
        value,
        problem,
      ]),
    )
    out.line()
  }
  const list = (what: string, ids: readonly string[]) => {
    if (ids.length > 0)
      out.line(
        `${what}: ${ids.slice(0, namedAtMost).join(', ')}${ids.length > namedAtMost ? ` and ${ids.length - namedAtMost} more` : ''}`,
      )
  }
  list('Added', added)
  list(
    'Changed',
    changed.map(({ id, columns }) => `${id} (${columns.join(', ')})`),
  )
  list('Withdrawn', withdrawn)
  for (const note of notes) out.line(`Note: ${note}`)
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} unchanged, ${withdrawn.length} withdrawn`
  const fields = `${several(refused.length, 'field')} refused`
  out.line(
    {
      imported: `Imported ${several(rows, 'home')}: ${counts}${refused.length > 0 ? `; ${fields}` : ''}.`,
      checked: `Checked ${several(rows, 'home')}, imported nothing: ${counts}${refused.length > 0 ? `; ${fields}` : ''}.`,
      refused: `Imported nothing: ${fields}.`,
      'held back': `Imported nothing: the file would withdraw ${withdrawn.length} of ${several(before, 'home')}. If that is right, say --allow-shrink; if the file holds only some of the homes, --keep-missing.`,
    }[outcome],
  )
}
