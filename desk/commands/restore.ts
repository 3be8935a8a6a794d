import { restore as restoreBackup } from '#server/backup/restore.ts'
import type { Command } from '../cli/command.ts'
import { pathOf } from '../cli/files.ts'
import { several } from '../cli/output.ts'

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'put a backup in the place of the database',
  details: `Stop the site first. The command refuses to run while a process has the database open, or when the database
contains something that the backup lacks, unless --force is given. The replaced database is kept under
DATA_DIR/backups in any case. E-mails that were sent since the backup are not sent again; those that may have been
sent are held (see mail status) until mail release or mail drop. Erasures, deleted accounts, ended newsletter
subscriptions and removed roles of staff since the backup stay in force. Everybody has to sign in again.
On PostgreSQL the command prints what to run instead.`,
  args: ['file'],
  options: { force: { help: 'replace a database that is open, or newer than the backup' } },
  examples: ['restore data/backups/alboran-2026-11-20T12-00-00.sqlite'],
  async run({ out, config, args: [file = ''], flag }) {
    const { from, kept, carried } = await restoreBackup(config, pathOf(file), {
      force: flag('force'),
      step: (what) => out.note(what),
    })
    if (out.json) return out.value({ from, kept, carried })
    out.table(
      ['Table', 'Rows'],
      Object.entries(from.tables).map(([table, rows]) => [table, String(rows)]),
    )
    out.line(
      `Restored. ${kept ? `What was there before is kept at ${kept}.` : 'There was no database before.'}`,
    )
    const { emailsSent, emailsHeld, leadsErased, unsubscribed, rolesTaken } = carried
    if (emailsHeld > 0)
      out.line(
        `Held: ${several(emailsHeld, 'e-mail')} that waited then and may have been sent since. mail status lists them; mail release sends them, mail drop does not.`,
      )
    if (emailsSent + leadsErased + unsubscribed + rolesTaken > 0)
      out.line(
        `Stays done since the backup: ${several(emailsSent, 'e-mail')} sent, ${several(leadsErased, 'lead')} erased, ${several(unsubscribed, 'subscription')} ended, ${several(rolesTaken, 'role')} of staff taken.`,
      )
  },
}
