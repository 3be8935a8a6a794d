import { restore as restoreBackup } from '#server/backup/restore.ts'
import type { Command } from '../cli/command.ts'
import { pathOf } from '../cli/files.ts'
import { several } from '../cli/output.ts'

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'put a backup in the place of the database',
  details: `Stop the site first. It is refused while a process has the database open, and when the database holds
what the backup does not; --force goes on. What was there is kept under DATA_DIR/backups in any case.
E-mails sent since the backup are not sent again; of those that may have been, mail status says “held”,
and mail release or mail drop decides. Who was erased, deleted an account or left the newsletter stays so,
and so does who lost a role of staff. Everybody signs in again.
On PostgreSQL it says what to run instead.`,
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
