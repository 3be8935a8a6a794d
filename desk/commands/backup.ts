import { backUp } from '#server/backup/back-up.ts'
import type { Command } from '../cli/command.ts'
import { pathOf } from '../cli/files.ts'
import { printable } from '../cli/output.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'copy the database while the site runs, and check the copy',
  details: `The copy has the state of the database at one moment, and is read again to check it. On PostgreSQL it is made by
pg_dump. It contains personal data: keep it as safe as the site, and also on another machine.`,
  options: {
    out: {
      value: 'file',
      help: 'the file to write (by default a name with the time, under DATA_DIR/backups)',
    },
  },
  examples: ['backup', 'backup --out /mnt/backups/monday.sqlite'],
  async run({ out, config, text }) {
    const file = text('out')
    const made = await backUp(config, {
      target: file === undefined ? undefined : pathOf(file),
      step: (what) => out.note(what),
    })
    if (out.json) return out.value(made)
    out.line(`${printable(made.file)}  ${(made.bytes / 1024 / 1024).toFixed(1)} MB`)
    if (!('tables' in made)) return
    out.line(`SHA-256 ${made.sha256}`)
    out.table(
      ['Table', 'Rows'],
      Object.entries(made.tables).map(([table, rows]) => [table, String(rows)]),
    )
  },
}
