import { createInterface } from 'node:readline/promises'
import { type Command, CommandFailure } from '../cli/command.ts'
import { several } from '../cli/output.ts'
import { emailAddress } from '../cli/values.ts'

export const leadsErase: Command = {
  name: 'leads erase',
  summary: 'erase all data of one person',
  details: `Removes every personal field of the person's leads, including those that wait on the disk for the database;
anonymous leads remain, so that they are counted. Waiting e-mails are cancelled; the command waits for one that is
being sent. The newsletter subscription, the alerts, the entries in the ledger of consents and the account are
deleted. This cannot be undone. Delivered e-mails in the agency’s mailbox, and earlier backups, still contain the
data: delete it there yourself. A member of staff has to be removed from the staff first.`,
  args: ['e-mail'],
  options: {
    yes: { help: 'do not ask for a confirmation' },
    'dry-run': { help: 'report what would be erased, without erasing anything' },
  },
  examples: ['leads erase elena@example.com --dry-run', 'leads erase elena@example.com'],
  async run({ out, config, args: [given = ''], flag, services }) {
    const email = emailAddress(given)
    const { people } = await services()
    const { leads, newsletter, alerts, consents, account } = await people.data(email)
    const held = [
      several(leads.length, 'lead'),
      newsletter && 'a newsletter subscription',
      alerts.length > 0 && several(alerts.length, 'alert'),
      consents.length > 0 && several(consents.length, 'consent'),
      account && 'an account',
    ]
      .filter(Boolean)
      .join(', ')
    if (flag('dry-run')) {
      const found = {
        email,
        leads: leads.length,
        subscriptions: newsletter ? 1 : 0,
        alerts: alerts.length,
        consents: consents.length,
        accounts: account ? 1 : 0,
      }
      return out.json
        ? out.value(found)
        : out.line(`Of ${email} we have ${held}. Nothing was erased.`)
    }
    if (!flag('yes')) await confirm(email, held)
    const erasure = await people.erase(email)
    if (erasure === 'staff')
      throw new CommandFailure(
        `${email} is of the staff: run "staff remove ${email}" first. Nothing was erased`,
      )
    if (out.json) return out.value({ email, ...erasure })
    const {
      leads: stored,
      spooled,
      emails,
      subscriptions,
      alerts: stopped,
      consents: entries,
      accounts,
      files,
    } = erasure
    out.line(
      `Erased of ${email}: ${several(stored + spooled, 'lead')}, ${several(emails, 'e-mail')} not sent yet, ${several(subscriptions, 'subscription')}, ${several(stopped, 'alert')}, ${several(entries, 'consent')}, ${several(accounts, 'account')}, ${several(files, 'e-mail file')}.`,
    )
    if (erasure.emailsBeingSent > 0)
      out.line(
        `${several(erasure.emailsBeingSent, 'e-mail was', 'e-mails were')} being sent at that moment and may have gone.`,
      )
    if (config.supabaseUrl)
      out.line(
        'Accounts are kept by the hosted project: delete theirs there, or let them do it on their profile.',
      )
    if (stored > 0)
      out.line('Backups made before still have the data, and so has the agency’s mailbox.')
  },
}

/** An erasure cannot be undone, so it needs a confirmation. */
async function confirm(email: string, held: string) {
  if (!process.stdin.isTTY)
    throw new CommandFailure('Erasing cannot be undone: without a terminal, confirm it with --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(
    `Of ${email} we have ${held}. Type the address again to erase them: `,
  )
  terminal.close()
  if (answer.trim().toLowerCase() !== email) throw new CommandFailure('Nothing was erased')
}
